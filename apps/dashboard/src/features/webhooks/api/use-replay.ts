import { webhooks } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useIntent } from '../../../shared/lib/use-intent.ts';
import { useScope } from '../../../shared/state/session.ts';
import { webhookKeys } from './keys.ts';
import type { Replay, ReplayRequest } from './types.ts';

const ASK_AGAIN_MS = 1000;

/** Sends everything of a filter again, however much; the answer is what to ask for the progress. */
export function useStartReplay(): (body: ReplayRequest) => Promise<Replay> {
  const client = useClient(webhooks);
  const intent = useIntent();
  return async (body) => {
    const idempotencyKey = intent.keyFor(JSON.stringify(body));
    const { data } = await client.replayWebhookDeliveries({ body, idempotencyKey });
    intent.done();
    return data;
  };
}

/** Counted, not animated: asked for each second until everything was looked at. */
export function useReplay(id: string) {
  const client = useClient(webhooks);
  return useSWR(
    webhookKeys.replay(useScope(), id),
    async () => (await client.getWebhookReplay({ path: { id } })).data,
    { refreshInterval: (latest) => (latest?.status === 'running' ? ASK_AGAIN_MS : 0) },
  );
}
