import type { Disbursement, DisbursementItem } from '../api/types.ts';
import type { Who } from '@dasbor/domain/access';
import { mayFix, nextStep } from './next-step.ts';

/** The bulk action that the batch's status allows. There is at most one. */
export type BulkAction = 'delete' | 'simulate' | 'retrigger';

export const bulkActionFor = (batch: Disbursement, who: Who): BulkAction | null => {
  if (mayFix(batch, who)) return 'delete';
  const { kind } = nextStep(batch, { ...who, userId: '' });
  return kind === 'simulate' || kind === 'retrigger' ? kind : null;
};

/** Whether this row can be selected for the action. */
export const fitsAction = (action: BulkAction, item: Pick<DisbursementItem, 'status' | 'retriggerable'>) => {
  if (action === 'simulate') return item.status === 'processing';
  return action === 'delete' || item.retriggerable;
};
