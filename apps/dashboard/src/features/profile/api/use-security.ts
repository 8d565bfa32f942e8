import { isProblemOf } from '@dasbor/sdk';
import { auth, profile, session } from '@dasbor/sdk/resources';
import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useSessionKeeper } from '../../../shared/lib/session/session-keeper.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { profileKeys } from './keys.ts';

const OPERATIONS = { ...auth, ...profile, ...session };

type PasswordChange = {
  current_password: string;
  password: string;
  password_confirmation: string;
};

export const useSecurity = () => {
  const client = useClient(OPERATIONS);
  const scope = useScope();
  const keeper = useSessionKeeper();
  const { mutate } = useSWRConfig();

  return useMemo(
    () => ({
      changePassword: async (body: PasswordChange): Promise<void> => {
        await client.changePassword({ body }).catch((error: unknown) => {
          if (isProblemOf(error, 'changePassword') && error.code === 'DPAY_PASSWORD_TRIES_USED_UP')
            keeper.end('guesses');
          throw error;
        });
        await mutate(profileKeys.profile(scope));
      },
      setTwoStep: async (enabled: boolean, otpToken: string): Promise<void> => {
        await client.setTwoStep({ body: { enabled }, otpToken });
        await mutate(profileKeys.profile(scope));
      },
      changeEmail: async (email: string, otpToken: string): Promise<void> => {
        await client.changeEmail({ body: { email }, otpToken });
      },
      deleteProfile: async (otpToken: string): Promise<void> => {
        await client.deleteProfile({ otpToken });
        keeper.end('signed-out');
      },
      signOutEverywhere: async (): Promise<void> => {
        await client.logoutAll();
        keeper.end('signed-out');
      },
    }),
    [client, keeper, mutate, scope],
  );
};
