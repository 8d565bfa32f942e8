import type { PaymentStatus } from '@dasbor/domain/payments';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';

export type DayRow = { date: string; count: string; amount: string; fees: string };
export type StatusRow = { status: PaymentStatus; count: string; amount: string };
export type Span = { from: Date; to: Date };

/**
 * Completed payments by the Jakarta day of payment. Excludes the customer's fee, which is neither the merchant's sale nor its cost.
 * Answered by an index-only scan.
 */
export const completedByDay = (tx: Tx, { from, to }: Span): Promise<DayRow[]> =>
  tx.rows<DayRow>(sql`
    select (completed_at at time zone interval '+07:00')::date as date, count(*) as count,
           sum(paid_amount - admin_fee) as amount,
           coalesce(sum(mdr_fee + ppn) filter (where mdr_fee_payer = 'merchant'), 0) as fees
      from payment
     where completed_at is not null and completed_at >= ${from}::timestamptz and completed_at < ${to}::timestamptz
     group by 1`);

/**
 * Payments by status, without the customer's fee, so that the completed ones match the summary. Completed payments count on the day of
 * payment with the paid amount, others on their creation day with the requested amount.
 */
export const paymentsByStatus = (tx: Tx, { from, to }: Span): Promise<StatusRow[]> =>
  tx.rows<StatusRow>(sql`
    select 'completed' as status, count(*) as count, coalesce(sum(paid_amount - admin_fee), 0) as amount
      from payment
     where completed_at is not null and completed_at >= ${from}::timestamptz and completed_at < ${to}::timestamptz
     union all
    select status, count(*) as count, sum(amount - admin_fee) as amount from payment
     where status <> 'completed' and created_at >= ${from}::timestamptz and created_at < ${to}::timestamptz
     group by status`);
