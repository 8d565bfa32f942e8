import { REPLAYED_BY_DEFAULT } from '@dasbor/domain/webhooks';
import { webhooks } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useClock } from '../../../shared/lib/time/clock.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { ASK_AGAIN_MS, isDue } from '../presentation/is-due.ts';
import { webhookKeys } from './keys.ts';
import type { ReplayRequest } from './types.ts';

/** How many deliveries a replay would send; counted only while the dialog needs it. */
export const useReplayCount = (request: ReplayRequest | null) => {
  const client = useClient(webhooks);
  const scope = useScope();
  const query = request && {
    limit: 1,
    count: true,
    ...(request.from ? { from: request.from } : {}),
    ...(request.to ? { to: request.to } : {}),
    filters: { ...request.filters, status: request.filters.status ?? [...REPLAYED_BY_DEFAULT] },
  };
  return useSWR(query && webhookKeys.deliveries(scope, query), async ([, , , , asked]) => {
    const { total, from, to } = (await client.listWebhookDeliveries({ query: asked })).page;
    return { total, days: from && to ? { from, to } : null };
  });
};

/** The newest few deliveries of one webhook, for its page. */
export const useLatestDeliveries = (webhookId: string) => {
  const client = useClient(webhooks);
  const now = useClock();
  const query = { limit: 5, filters: { webhook_id: webhookId } };
  return useSWR(
    webhookKeys.deliveries(useScope(), query),
    async () => (await client.listWebhookDeliveries({ query })).data,
    { refreshInterval: (latest) => (latest?.some((one) => isDue(one, now())) ? ASK_AGAIN_MS : 0) },
  );
};
