import { webhooks } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useOnce } from '../../../shared/once/use-once.ts';
import { useScope } from '../../../shared/state/session.ts';
import { webhookKeys } from './keys.ts';
import type { Replay, ReplayRequest } from './types.ts';

const ASK_AGAIN_MS = 1000;

/** Sends everything of a filter again, however much; the answer is what to ask for the progress. */
export function useStartReplay(): (body: ReplayRequest) => Promise<Replay> {
  const client = useClient(webhooks);
  const once = useOnce('webhook replay');
  return async (body) => {
    const { data } = await once.run(body, (keyed) => client.replayWebhookDeliveries({ body, ...keyed }));
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
