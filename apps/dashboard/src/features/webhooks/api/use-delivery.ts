import { webhooks } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useClock } from '../../../shared/lib/time/clock.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { ASK_AGAIN_MS, isDue } from '../presentation/is-due.ts';
import { webhookKeys } from './keys.ts';

/** One delivery with its attempts; polled while an attempt should be running. */
export const useDelivery = (id: string) => {
  const client = useClient(webhooks);
  const now = useClock();
  return useSWR(
    webhookKeys.delivery(useScope(), id),
    async () => (await client.getWebhookDelivery({ path: { id } })).data,
    { refreshInterval: (latest) => (latest && isDue(latest.delivery, now()) ? ASK_AGAIN_MS : 0) },
  );
};
