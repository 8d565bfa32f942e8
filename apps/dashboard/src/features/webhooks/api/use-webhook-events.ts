import { type WebhookEvent, webhookEventsFor } from '@dasbor/domain/webhooks';
import { reference } from '@dasbor/sdk/resources';
import { useMemo } from 'react';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { webhookKeys } from './keys.ts';

/** The events that this merchant can choose. All of the product's events until they have loaded. */
export const useWebhookEvents = (): readonly WebhookEvent[] => {
  const client = useClient(reference);
  const { data } = useSWR(
    webhookKeys.events(useScope()),
    async () => (await client.listWebhookEvents()).data,
  );
  return useMemo(() => webhookEventsFor(data), [data]);
};
