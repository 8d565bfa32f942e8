import { useSWRConfig } from 'swr';
import { useScope } from '../../../shared/state/session.ts';
import { balanceKeys } from '../../balance/public.ts';
import { disbursementKeys } from './keys.ts';
import type { Disbursement } from './types.ts';

/** Stores the batch from an action's response and refetches everything that depends on it. */
export const useKeepBatch = (): ((batch: Disbursement) => Promise<Disbursement>) => {
  const scope = useScope();
  const { mutate } = useSWRConfig();
  return async (batch) => {
    await mutate(disbursementKeys.detail(scope, batch.id), batch, { revalidate: false });
    void mutate(disbursementKeys.allBut(scope, 'detail', 'evidence'));
    void mutate(balanceKeys.all(scope));
    return batch;
  };
};
