import { disbursements } from '@dasbor/sdk/resources';
import type { SyncOutcome } from '@dasbor/domain/sync';
import { useSWRConfig } from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { useSyncStatus } from '../../../shared/sync/use-sync-status.ts';
import { disbursementKeys } from './keys.ts';

export const useSyncDisbursement = (id: string) => {
  const client = useClient(disbursements);
  const scope = useScope();
  const { mutate } = useSWRConfig();
  return useSyncStatus({
    ask: async (signal): Promise<SyncOutcome> => {
      const { outcome } = (await client.syncDisbursement({ path: { id }, signal })).data;
      return outcome === 'still_validating' ? 'validating' : outcome;
    },
    onDone: () => mutate(disbursementKeys.allBut(scope)),
  });
};
