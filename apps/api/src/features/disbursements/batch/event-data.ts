import { batchTransitions } from '@dasbor/domain/disbursements';
import { costOfTransfers } from '@dasbor/domain/payouts';
import type { News } from '../../webhooks/public.ts';
import type { DisbursementRow } from './rows.ts';

/** A batch in webhook events (the contract's event data). */
export const eventDataOf = (row: DisbursementRow): News['data'] => {
  const { fee, ppn } = costOfTransfers(row.transfers_done);
  const amount = Number(row.amount);
  const done = Number(row.paid_amount);
  return {
    id: row.id,
    subaccount_id: row.holder || null,
    name: row.name,
    description: row.description,
    type: 'batch',
    status: statusOf(row),
    total_amount: amount,
    fee,
    ppn,
    currency: 'IDR',
    item_counts: {
      total: row.items_total,
      valid: row.items_total - row.items_invalid,
      invalid: row.items_invalid,
      processing: row.items_processing,
      done: row.items_done,
      // The rest of a partially successful item failed.
      failed: row.items_failed + row.items_partially_success,
    },
    transfer_count: row.transfers_made,
    done_amount: done,
    failed_amount: hasEnded(row) ? amount - done : 0,
    created_at: row.created_at,
    updated_at: row.updated_at,
    approved_at: hasEnded(row) || row.status === 'processing' ? row.decided_at : null,
    completed_at: row.completed_at,
  };
};

// Webhooks have two more statuses and one fewer: a draft with invalid rows, and a cancelled batch is reported as rejected.
const statusOf = ({ status, items_invalid }: DisbursementRow): string => {
  if (status === 'cancelled') return 'rejected';
  return status === 'draft' && items_invalid > 0 ? 'invalid' : status;
};

/** Whether all payouts of the batch have ended. Failed ones may still be retried. */
export const hasEnded = ({ status }: Pick<DisbursementRow, 'status'>): boolean =>
  batchTransitions.canMove('processing', status);
