import type { components } from '@dasbor/sdk';
import { signInRules } from '@dasbor/sdk/resources';
import useSWR, { useSWRConfig } from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { scopedKeys } from '../../../shared/list/define/scoped-keys.ts';
import { useScope } from '../../../shared/state/session.ts';

export type SignInRules = components['schemas']['SignInRules'];
export type NewRules = components['schemas']['SetSignInRulesRequest'];

const keys = scopedKeys('sign-in-rules');

export const useSignInRules = () => {
  const client = useClient(signInRules);
  return useSWR(keys.of(useScope(), 'rules'), async () => (await client.getSignInRules()).data);
};

export const useSetSignInRules = () => {
  const client = useClient(signInRules);
  const scope = useScope();
  const { mutate } = useSWRConfig();
  return async (body: NewRules, otpToken: string): Promise<void> => {
    const { data } = await client.setSignInRules({ body, otpToken });
    await mutate(keys.of(scope, 'rules'), data, { revalidate: false });
  };
};
