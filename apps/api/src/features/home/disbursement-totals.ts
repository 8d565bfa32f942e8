import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';

export type OpenBatch = {
  status: 'need_approval' | 'processing';
  amount: string;
  transfers: number;
  maker_ids: string[];
};

/** Batches created since then that are undecided or being sent; there are few at any time. */
export const openBatches = (tx: Tx, since: Date): Promise<OpenBatch[]> =>
  tx.rows<OpenBatch>(sql`
    select status, amount, transfers, maker_ids from disbursement
     where created_at >= ${since}::timestamptz and status in ('need_approval', 'processing')`);

/**
 * Payouts that failed within this period. A batch changes when one of its payouts ends, so only recently changed batches are searched, by
 * id.
 */
export const failedPayouts = (
  tx: Tx,
  { from, to }: { from: Date; to: Date },
): Promise<{ count: string; amount: string }> =>
  tx.one<{ count: string; amount: string }>(sql`
    select count(*) as count, coalesce(sum(i.amount), 0) as amount
      from disbursement d
      join disbursement_item i on i.merchant_id = d.merchant_id and i.mode = d.mode and i.disbursement_id = d.id
     where d.updated_at >= ${from}::timestamptz and d.items_failed + d.items_partially_success > 0
       and i.status in ('failed', 'partially_success')
       and i.completed_at >= ${from}::timestamptz and i.completed_at < ${to}::timestamptz`);
