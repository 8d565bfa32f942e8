import { webhooks } from '@dasbor/sdk/resources';
import { useSWRConfig } from 'swr';
import useSWRMutation from 'swr/mutation';
import { useClient } from '../../../shared/lib/client.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { webhookKeys } from './keys.ts';

/** Sends one delivery again immediately, with the same event ID. */
export const useReplayDelivery = (id: string) => {
  const client = useClient(webhooks);
  const scope = useScope();
  const { mutate } = useSWRConfig();
  return useSWRMutation(
    [...webhookKeys.delivery(scope, id), 'replay'],
    async () => {
      const { data } = await client.replayWebhookDelivery({ path: { id } });
      await mutate(webhookKeys.all(scope));
      return data;
    },
    { throwOnError: false },
  );
};
