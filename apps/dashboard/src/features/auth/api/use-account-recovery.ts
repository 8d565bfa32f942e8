import { auth } from '@dasbor/sdk/resources';
import { useMemo } from 'react';
import { useLiveClient } from '../../../shared/lib/client.tsx';

type NewPassword = {
  token: string;
  password: string;
  confirmation: string;
};

/** The account actions besides signing in that need no session. */
export const useAccountRecovery = () => {
  const live = useLiveClient(auth);
  return useMemo(
    () => ({
      forgotPassword: (email: string) => live.forgotPassword({ body: { email: email.trim() } }),
      resetPassword: ({ token, password, confirmation }: NewPassword) =>
        live.resetPassword({ body: { token, password, password_confirmation: confirmation } }),
      verifyEmail: (token: string) => live.verifyEmail({ body: { token } }),
      resendVerification: (email: string) => live.resendVerificationEmail({ body: { email: email.trim() } }),
    }),
    [live],
  );
};
