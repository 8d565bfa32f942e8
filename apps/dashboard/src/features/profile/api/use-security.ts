import { auth, profile, session } from '@dasbor/sdk/resources';
import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import type { Challenge } from '../../../shared/forms/otp/challenge.ts';
import { useClient } from '../../../shared/lib/client.tsx';
import { useSessionKeeper } from '../../../shared/lib/session-keeper.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { profileKeys } from './keys.ts';

const OPERATIONS = { ...auth, ...profile, ...session };

interface PasswordChange {
  current: string;
  password: string;
  confirmation: string;
}

export function useSecurity() {
  const client = useClient(OPERATIONS);
  const scope = useScope();
  const keeper = useSessionKeeper();
  const { mutate } = useSWRConfig();

  return useMemo(
    () => ({
      changePassword: async ({ current, password, confirmation }: PasswordChange): Promise<void> => {
        await client.changePassword({
          body: { current_password: current, password, password_confirmation: confirmation },
        });
        await mutate(profileKeys.profile(scope));
      },
      /** The code confirms exactly this switch: the server binds it to the body that will be sent. */
      requestTwoStepCode: async (enabled: boolean): Promise<Challenge> => {
        const { data } = await client.requestOtp({ body: { purpose: 'two_step', action: { enabled } } });
        return data;
      },
      setTwoStep: async (enabled: boolean, otpSession: string, code: string): Promise<void> => {
        const { data } = await client.verifyOtp({ body: { otp_session: otpSession, code } });
        await client.setTwoStep({ body: { enabled }, otpToken: data.otp_token });
        await mutate(profileKeys.profile(scope));
      },
      signOutEverywhere: async (): Promise<void> => {
        await client.logoutAll();
        keeper.end('signed-out');
      },
    }),
    [client, keeper, mutate, scope],
  );
}
