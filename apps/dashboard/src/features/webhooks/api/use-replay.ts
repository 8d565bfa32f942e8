import { webhooks } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useOnce } from '../../../shared/once/use-once.ts';
import { useScope } from '../../../shared/state/session.ts';
import { webhookKeys } from './keys.ts';
import type { Replay, ReplayRequest } from './types.ts';

const ASK_AGAIN_MS = 1000;

/** Sends every delivery that matches a filter again. The result has the ID for polling the progress. */
export const useStartReplay = (): ((body: ReplayRequest) => Promise<Replay>) => {
  const client = useClient(webhooks);
  const once = useOnce('webhook replay');
  return async (body) => {
    const { data } = await once.run(body, (keyed) => client.replayWebhookDeliveries({ body, ...keyed }));
    return data;
  };
};

/** Polled every second until the replay is complete, to show real counts. */
export const useReplay = (id: string) => {
  const client = useClient(webhooks);
  return useSWR(
    webhookKeys.replay(useScope(), id),
    async () => (await client.getWebhookReplay({ path: { id } })).data,
    { refreshInterval: (latest) => (latest?.status === 'running' ? ASK_AGAIN_MS : 0) },
  );
};
