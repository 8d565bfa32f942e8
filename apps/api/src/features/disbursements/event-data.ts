import { batchTransitions } from '@dasbor/domain/disbursements';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import type { News } from '../webhooks/public.ts';
import type { DisbursementRow } from './rows.ts';

/** A batch as webhooks tell of it (the contract's event data). */
export const eventDataOf = async (tx: Tx, row: DisbursementRow): Promise<News['data']> => {
  const sent = await tx.one<Record<'transfers' | 'done_amount' | 'fee' | 'ppn', string>>(sql`
    select count(*) as transfers,
           coalesce(sum(t.amount) filter (where t.status = 'done'), 0) as done_amount,
           coalesce(sum(t.fee) filter (where t.status = 'done'), 0) as fee,
           coalesce(sum(t.ppn) filter (where t.status = 'done'), 0) as ppn
      from disbursement_item i
      join bank_transfer t on t.merchant_id = i.merchant_id and t.mode = i.mode and t.owner_id = i.id
     where i.disbursement_id = ${row.id}`);
  const amount = Number(row.amount);
  const done = Number(sent.done_amount);
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    type: 'batch',
    status: statusOf(row),
    total_amount: amount,
    fee: Number(sent.fee),
    ppn: Number(sent.ppn),
    currency: 'IDR',
    item_counts: {
      total: row.items_total,
      valid: row.items_total - row.items_invalid,
      invalid: row.items_invalid,
      processing: row.items_processing,
      done: row.items_done,
      // Of one that arrived in part the rest failed.
      failed: row.items_failed + row.items_partially_success,
    },
    transfer_count: Number(sent.transfers),
    done_amount: done,
    failed_amount: hasEnded(row) ? amount - done : 0,
    created_at: row.created_at,
    updated_at: row.updated_at,
    approved_at: hasEnded(row) || row.status === 'processing' ? row.decided_at : null,
    completed_at: row.completed_at,
  };
};

// Webhooks know of two states more and one less: a draft that must be mended, and taken back is as if it had been rejected.
const statusOf = ({ status, items_invalid }: DisbursementRow): string => {
  if (status === 'cancelled') return 'rejected';
  return status === 'draft' && items_invalid > 0 ? 'invalid' : status;
};

/** Whether the last of its payouts ended; what failed may still be sent again. */
export const hasEnded = ({ status }: Pick<DisbursementRow, 'status'>): boolean =>
  batchTransitions.canMove('processing', status);
