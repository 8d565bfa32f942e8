import type { Overlap } from '@dasbor/domain/api-keys';
import { apiKeys } from '@dasbor/sdk/resources';
import { useSWRConfig } from 'swr';
import type { Confirmed } from '../../../shared/forms/otp/confirmed-by.ts';
import { useClient } from '../../../shared/lib/client.tsx';
import { useFreshSecrets } from '../../../shared/secrets/fresh-secrets.ts';
import { useScope } from '../../../shared/state/session.ts';
import { apiKeyKeys } from './keys.ts';
import type { ApiKey, CreateApiKey, UpdateApiKey } from './types.ts';

/** Creates a key. Its secret is then shown on the key's page. */
export const useCreateApiKey = () => {
  const client = useClient(apiKeys);
  const keep = useKeep();
  const { keep: keepSecret } = useFreshSecrets();
  return async (body: CreateApiKey, confirmed: Confirmed): Promise<ApiKey> => {
    const { data } = await client.createApiKey({ body, ...confirmed });
    keepSecret(data.api_key.id, data.secret);
    return keep(data.api_key);
  };
};

export const useUpdateApiKey = (id: string) => {
  const client = useClient(apiKeys);
  const keep = useKeep();
  return async (body: UpdateApiKey, confirmed: Confirmed): Promise<ApiKey> => {
    const { data } = await client.updateApiKey({ path: { id }, body, ...confirmed });
    return keep(data);
  };
};

export const useRegenerateApiKey = (id: string) => {
  const client = useClient(apiKeys);
  const keep = useKeep();
  const { keep: keepSecret } = useFreshSecrets();
  return async (overlap: Overlap, confirmed: Confirmed): Promise<void> => {
    const { data } = await client.regenerateApiKey({ path: { id }, body: { overlap }, ...confirmed });
    keepSecret(id, data.secret);
    await keep(data.api_key);
  };
};

export const useRevokeApiKey = (id: string) => {
  const client = useClient(apiKeys);
  const keep = useKeep();
  return async (): Promise<void> => {
    const { data } = await client.revokeApiKey({ path: { id } });
    await keep(data);
  };
};

/** Updates the page with the response and revalidates the lists. */
const useKeep = () => {
  const scope = useScope();
  const { mutate } = useSWRConfig();
  return async (key: ApiKey): Promise<ApiKey> => {
    await mutate(apiKeyKeys.detail(scope, key.id), key, { revalidate: false });
    const lists = apiKeyKeys.lists(scope);
    await mutate((asked) => Array.isArray(asked) && lists.every((part, at) => asked[at] === part));
    return key;
  };
};
