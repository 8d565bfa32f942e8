import { webhooks } from '@dasbor/sdk/resources';
import { useSWRConfig } from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useIntent } from '../../../shared/lib/use-intent.ts';
import { useFreshSecrets } from '../../../shared/state/fresh-secrets.ts';
import { useScope } from '../../../shared/state/session.ts';
import { webhookKeys } from './keys.ts';

/** Makes a new secret, which then waits to be put away. A retry after a failure is the same intent: one new secret. */
export function useRotateSecret(id: string): (overlapHours: number) => Promise<void> {
  const client = useClient(webhooks);
  const scope = useScope();
  const { mutate } = useSWRConfig();
  const { keep } = useFreshSecrets();
  const intent = useIntent();
  return async (overlapHours) => {
    const idempotencyKey = intent.keyFor(`${id} ${overlapHours}`);
    const body = { overlap_hours: overlapHours };
    const { data } = await client.rotateWebhookSecret({ path: { id }, body, idempotencyKey });
    intent.done();
    keep(id, data.secret);
    await mutate(webhookKeys.detail(scope, id), data.webhook, { revalidate: false });
  };
}
