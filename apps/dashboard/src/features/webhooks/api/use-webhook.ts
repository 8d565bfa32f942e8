import { webhooks } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useLiveEvents } from '../../../shared/lib/events/live-events.ts';
import { useScope } from '../../../shared/state/session.ts';
import { WEBHOOK_TOPICS, webhookKeys } from './keys.ts';

/** One webhook; updates live when it starts to fail or is stopped. */
export const useWebhook = (id: string) => {
  const client = useClient(webhooks);
  const answer = useSWR(
    webhookKeys.detail(useScope(), id),
    async () => (await client.getWebhook({ path: { id } })).data,
  );
  useLiveEvents(WEBHOOK_TOPICS, (event) => {
    if (event.subject_id === id) void answer.mutate();
  });
  return answer;
};
