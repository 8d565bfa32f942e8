import { webhooks } from '@dasbor/sdk/resources';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useOnce } from '../../../shared/once/use-once.ts';
import { useFreshSecrets } from '../../../shared/secrets/fresh-secrets.ts';
import { useScope } from '../../../shared/state/session.ts';
import { webhookKeys } from './keys.ts';
import type { CreateWebhook, UpdateWebhook, Webhook } from './types.ts';

/** Adds a webhook. Its page shows the secret, except for SNAP webhooks, which do not sign with it. */
export const useCreateWebhook = (): ((body: CreateWebhook) => Promise<Webhook>) => {
  const client = useClient(webhooks);
  const scope = useScope();
  const { mutate } = useSWRConfig();
  const { keep } = useFreshSecrets();
  const once = useOnce('webhook');
  return async (body) => {
    const { data } = await once.run(body, (keyed) => client.createWebhook({ body, ...keyed }));
    if (data.webhook.api_kind !== 'snap') keep(data.webhook.id, data.secret);
    await mutate(webhookKeys.detail(scope, data.webhook.id), data.webhook, { revalidate: false });
    await mutate(webhookKeys.everyOne(scope));
    return data.webhook;
  };
};

export const useUpdateWebhook = (id: string): ((body: UpdateWebhook) => Promise<Webhook>) => {
  const client = useClient(webhooks);
  const scope = useScope();
  const { mutate } = useSWRConfig();
  return useCallback(
    async (body) => {
      const { data } = await client.updateWebhook({ path: { id }, body });
      await mutate(webhookKeys.detail(scope, id), data, { revalidate: false });
      await mutate(webhookKeys.everyOne(scope));
      return data;
    },
    [client, id, mutate, scope],
  );
};
