import { payments } from '@dasbor/sdk/resources';
import { useSWRConfig } from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { useSyncStatus } from '../../../shared/sync/use-sync-status.ts';
import { paymentKeys } from '../../../shared/payments/keys.ts';

export const useSyncPayment = (id: string) => {
  const client = useClient(payments);
  const scope = useScope();
  const { mutate } = useSWRConfig();
  return useSyncStatus({
    ask: async (signal) => (await client.syncPayment({ path: { id }, signal })).data.outcome,
    onDone: () => mutate(paymentKeys.all(scope)),
  });
};
