import { webhooks } from '@dasbor/sdk/resources';
import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import useSWRMutation from 'swr/mutation';
import { useClient } from '../../../shared/lib/client.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { webhookKeys } from './keys.ts';

/** Actions with a confirmation dialog. The dialog waits for them and shows an error. */
export const useWebhookActions = (id: string) => {
  const client = useClient(webhooks);
  const scope = useScope();
  const { mutate } = useSWRConfig();

  return useMemo(
    () => ({
      enable: async (sendHeld: boolean): Promise<void> => {
        await client.enableWebhook({ path: { id }, body: { send_held: sendHeld } });
        await mutate(webhookKeys.all(scope));
      },
      disable: async (): Promise<void> => {
        await client.disableWebhook({ path: { id } });
        await mutate(webhookKeys.all(scope));
      },
      remove: async (): Promise<void> => {
        await client.deleteWebhook({ path: { id } });
        await mutate(webhookKeys.everyOne(scope));
      },
    }),
    [client, id, mutate, scope],
  );
};

/** Removes the flag from the webhook that has it. */
export const useMakePrimary = (id: string) => {
  const client = useClient(webhooks);
  const scope = useScope();
  const { mutate } = useSWRConfig();
  return useSWRMutation(
    [...webhookKeys.detail(scope, id), 'primary'],
    async () => {
      const { data } = await client.updateWebhook({ path: { id }, body: { is_primary: true } });
      await mutate(webhookKeys.all(scope));
      return data;
    },
    { throwOnError: false },
  );
};
