import type { WebhookEvent } from '@dasbor/domain/webhooks';
import { webhooks } from '@dasbor/sdk/resources';
import useSWRMutation from 'swr/mutation';
import { useClient } from '../../../shared/lib/client.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { webhookKeys } from './keys.ts';

/** Sends a sample event and waits for the receiver's response. */
export const useTestWebhook = (id: string) => {
  const client = useClient(webhooks);
  return useSWRMutation(
    [...webhookKeys.detail(useScope(), id), 'test'],
    async (_key, { arg: event }: { arg: WebhookEvent }) =>
      (await client.testWebhook({ path: { id }, body: { event } })).data,
    { throwOnError: false },
  );
};
