import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';

export type SettledRow = { of_subaccounts: boolean; count: string; amount: string };

/** Paid settlements of these days as the list has them, by whether they are of subaccounts. Amounts as in `toSettlement`. */
export const settledWithin = (tx: Tx, { from, to }: { from: Date; to: Date }): Promise<SettledRow[]> =>
  tx.rows<SettledRow>(sql`
    select subaccount_id is not null as of_subaccounts, count(*) as count,
           sum(payment_amount - refund_amount - mdr_fee - ppn + margin_amount) as amount
      from settlement
     where status = 'settled' and created_at >= ${from}::timestamptz and created_at < ${to}::timestamptz
     group by 1`);
