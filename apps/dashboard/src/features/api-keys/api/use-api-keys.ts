import { apiKeys } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { apiKeyKeys } from './keys.ts';

/** All keys of the mode, or those of one subaccount, including ended keys. */
export const useApiKeys = (subaccountId?: string) => {
  const client = useClient(apiKeys);
  return useSWR(apiKeyKeys.list(useScope(), subaccountId), async () => {
    const query = subaccountId === undefined ? {} : { subaccount_id: subaccountId };
    return (await client.listApiKeys({ query })).data;
  });
};

export const useApiKey = (id: string) => {
  const client = useClient(apiKeys);
  return useSWR(
    apiKeyKeys.detail(useScope(), id),
    async () => (await client.getApiKey({ path: { id } })).data,
  );
};
