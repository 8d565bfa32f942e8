import { webhooks } from '@dasbor/sdk/resources';
import { useSWRConfig } from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useOnce } from '../../../shared/once/use-once.ts';
import { useFreshSecrets } from '../../../shared/secrets/fresh-secrets.ts';
import { useScope } from '../../../shared/state/session.ts';
import { webhookKeys } from './keys.ts';

/** Creates a new secret, which the user then has to store. */
export const useRotateSecret = (id: string): ((overlapHours: number) => Promise<void>) => {
  const client = useClient(webhooks);
  const scope = useScope();
  const { mutate } = useSWRConfig();
  const { keep } = useFreshSecrets();
  const once = useOnce(`webhook ${id} secret`);
  return async (overlapHours) => {
    const body = { overlap_hours: overlapHours };
    const { data } = await once.run(body, (keyed) =>
      client.rotateWebhookSecret({ path: { id }, body, ...keyed }),
    );
    keep(id, data.secret);
    await mutate(webhookKeys.detail(scope, id), data.webhook, { revalidate: false });
  };
};
