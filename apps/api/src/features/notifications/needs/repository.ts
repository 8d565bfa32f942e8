import type { CalendarDate } from '@dasbor/domain/kernel';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Tx } from '../../../platform/db/tx.ts';

/** What is counted together; `subject_id` is any of its records. */
export type NeedRow = {
  count: string;
  records: string;
  amount: string | null;
  oldest_at: string;
  subject_id: string;
};

const batches = (tx: Tx, count: Sql, oldest: Sql, conditions: Sql): Promise<NeedRow> =>
  tx.one<NeedRow>(sql`
    select ${count} as count, count(*) as records, coalesce(sum(amount), 0) as amount, min(${oldest}) as oldest_at, min(id) as subject_id
      from disbursement where ${conditions}`);

/** Batches that this person made and somebody sent back. */
export const toRevise = (tx: Tx, userId: string): Promise<NeedRow> =>
  batches(
    tx,
    sql`count(*)`,
    sql`coalesce(decided_at, updated_at)`,
    sql`status = 'need_revision' and maker_id = ${userId}`,
  );

/** Drafts of this person that cannot be submitted because of their rows. */
export const toFix = (tx: Tx, userId: string): Promise<NeedRow> =>
  batches(
    tx,
    sql`count(*)`,
    sql`created_at`,
    sql`status = 'draft' and maker_id = ${userId} and items_invalid > 0 and items_need_validation = 0`,
  );

/** Payouts that failed since then and can be retried. */
export const toRetry = (tx: Tx, since: Date): Promise<NeedRow> =>
  tx.one<NeedRow>(sql`
    select count(*) as count, count(distinct d.id) as records, coalesce(sum(i.amount), 0) as amount, min(i.completed_at) as oldest_at,
           min(d.id) as subject_id
      from disbursement d
      join disbursement_item i on i.merchant_id = d.merchant_id and i.mode = d.mode and i.disbursement_id = d.id
     where d.items_retriggerable > 0 and d.status in ('failed', 'partially_success') and d.completed_at >= ${since}
       and i.retriggerable`);

/** Invoices past their due date that nobody is paying now. */
export const toCollect = (tx: Tx, today: CalendarDate): Promise<NeedRow> =>
  tx.one<NeedRow>(sql`
    select count(*) as count, count(*) as records, coalesce(sum(o.remaining_payment), 0) as amount,
           min((i.due_date + 1)::timestamp at time zone interval '+07:00') as oldest_at, min(i.id) as subject_id
      from invoice i
      join "order" o on o.merchant_id = i.merchant_id and o.mode = i.mode and o.invoice_id = i.id
     where i.deleted_at is null and i.issued_at is not null and i.due_date < ${today}::date and o.remaining_payment > 0`);
