import { orders } from '@dasbor/sdk/resources';
import { useSWRConfig } from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { useSyncStatus } from '../../../shared/sync/use-sync-status.ts';
import { paymentKeys } from '../../../shared/payments/keys.ts';
import { orderKeys } from './keys.ts';

export const useSyncOrder = (id: string) => {
  const client = useClient(orders);
  const scope = useScope();
  const { mutate } = useSWRConfig();
  return useSyncStatus({
    ask: async (signal) => (await client.syncOrder({ path: { id }, signal })).data.outcome,
    // The order follows its newest payment.
    onDone: () => Promise.all([mutate(orderKeys.all(scope)), mutate(paymentKeys.all(scope))]),
  });
};
