import { apiKeys } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { apiKeyKeys } from './keys.ts';

/** All keys of the mode, those that ended too. */
export function useApiKeys() {
  const client = useClient(apiKeys);
  return useSWR(apiKeyKeys.list(useScope()), async () => (await client.listApiKeys()).data);
}

export function useApiKey(id: string) {
  const client = useClient(apiKeys);
  return useSWR(
    apiKeyKeys.detail(useScope(), id),
    async () => (await client.getApiKey({ path: { id } })).data,
  );
}
