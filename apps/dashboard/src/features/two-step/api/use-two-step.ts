import { profile, twoStep } from '@dasbor/sdk/resources';
import { useMemo } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { makePasskey } from '../../../shared/lib/passkeys.ts';
import { scopedKeys } from '../../../shared/list/define/scoped-keys.ts';
import { useScope } from '../../../shared/state/session.ts';

const keys = scopedKeys('two-step');
const OPERATIONS = { ...profile, ...twoStep };

export const useTwoStep = () => {
  const client = useClient(twoStep);
  return useSWR(keys.of(useScope(), 'state'), async () => (await client.getTwoStep()).data);
};

/** Each change needs a confirmation, except the first code of an app. Those that return recovery codes show them once. */
export const useTwoStepActions = () => {
  const client = useClient(OPERATIONS);
  const scope = useScope();
  const { mutate } = useSWRConfig();

  return useMemo(() => {
    const refreshed = async <T>(work: Promise<T>): Promise<T> => {
      const answer = await work;
      await mutate(keys.of(scope, 'state'));
      return answer;
    };
    return {
      startApp: async (otpToken: string) => (await client.createAuthenticator({ otpToken })).data,
      confirmApp: async (code: string) =>
        (await refreshed(client.confirmAuthenticator({ body: { code } }))).data.recovery_codes,
      removeApp: (otpToken: string) => refreshed(client.removeAuthenticator({ otpToken })),
      addPasskey: async (name: string, otpToken: string) => {
        const { data: options } = await client.createPasskeyOptions({ body: { name }, otpToken });
        const credential = await makePasskey(options);
        return (await refreshed(client.createPasskey({ body: { credential } }))).data.recovery_codes;
      },
      removePasskey: (id: string, otpToken: string) =>
        refreshed(client.removePasskey({ path: { id }, otpToken })),
      replaceCodes: async (otpToken: string) =>
        (await refreshed(client.createRecoveryCodes({ otpToken }))).data.recovery_codes,
      turn: (enabled: boolean, otpToken: string) =>
        refreshed(client.setTwoStep({ body: { enabled }, otpToken })),
    };
  }, [client, scope, mutate]);
};
