import { WEBHOOK_LIMIT } from '@dasbor/domain/webhooks';
import { signInRules, webhooks } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { scopedKeys } from '../../../shared/list/define/scoped-keys.ts';
import { useClient } from '../../../shared/lib/client.tsx';
import { useScope } from '../../../shared/state/session.ts';

const keys = scopedKeys('settings');

/** How many webhooks are on. */
export const useActiveWebhooks = (): number | undefined => {
  const client = useClient(webhooks);
  return useSWR(keys.of(useScope(), 'webhooks'), async () => {
    const { data } = await client.listWebhooks({ query: { limit: WEBHOOK_LIMIT } });
    return data.filter(({ status }) => status === 'enabled').length;
  }).data;
};

/** Whether everybody needs a second step. */
export const useRequiresTwoStep = (): boolean | undefined => {
  const client = useClient(signInRules);
  return useSWR(
    keys.of(useScope(), 'sign-in-rules'),
    async () => (await client.getSignInRules()).data.requires_two_step,
  ).data;
};
