import type { Registration } from '@dasbor/domain/sign-up';
import { auth, signUp } from '@dasbor/sdk/resources';
import { useMemo } from 'react';
import { useLiveClient } from '../../../shared/lib/client.tsx';

/** What a person does before they have an account. */
export const useSignUp = () => {
  const people = useLiveClient(signUp);
  const live = useLiveClient(auth);
  return useMemo(
    () => ({
      register: (form: Registration) => people.registerUser({ body: { ...form, email: form.email.trim() } }),
      resendVerification: (email: string) => live.resendVerificationEmail({ body: { email } }),
      readInvitation: async (token: string) => (await people.readInvitation({ body: { token } })).data,
      acceptInvitation: (token: string, chosen: { password: string; confirmation: string } | undefined) =>
        people.createPassword({
          body: {
            token,
            ...(chosen && { password: chosen.password, password_confirmation: chosen.confirmation }),
          },
        }),
    }),
    [people, live],
  );
};
