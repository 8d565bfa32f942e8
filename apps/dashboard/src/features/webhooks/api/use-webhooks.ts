import { WEBHOOK_LIMIT } from '@dasbor/domain/webhooks';
import { webhooks } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useLiveEvents } from '../../../shared/lib/events/live-events.ts';
import { useScope } from '../../../shared/state/session.ts';
import { WEBHOOK_TOPICS, webhookKeys } from './keys.ts';

/** All webhooks: a mode has at most twenty. */
export const useWebhooks = () => {
  const client = useClient(webhooks);
  const answer = useSWR(
    webhookKeys.everyOne(useScope()),
    async () => (await client.listWebhooks({ query: { limit: WEBHOOK_LIMIT } })).data,
  );
  useLiveEvents(WEBHOOK_TOPICS, () => void answer.mutate());
  return answer;
};
