import type { Disbursement, DisbursementItem } from '../api/types.ts';
import type { Who } from '@dasbor/domain/access';
import { mayMend, nextStep } from './next-step.ts';

/** What can be done with chosen rows of a batch as it stands: one thing at most. */
export type BulkAction = 'delete' | 'simulate' | 'retrigger';

export function bulkActionFor(batch: Disbursement, who: Who): BulkAction | null {
  if (mayMend(batch, who)) return 'delete';
  const { kind } = nextStep(batch, { ...who, userId: '' });
  return kind === 'simulate' || kind === 'retrigger' ? kind : null;
}

/** Whether this row can be chosen for it. */
export function fitsAction(action: BulkAction, item: Pick<DisbursementItem, 'status' | 'retriggerable'>) {
  if (action === 'simulate') return item.status === 'processing';
  return action === 'delete' || item.retriggerable;
}
