import type { CalendarDate } from '@dasbor/domain/kernel';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import type { ListOrder } from '../../platform/list/page.ts';
import type { AccountRow } from './rows.ts';

/** Customers with an issued invoice. Columns of the customer keep their names, because searches use them. */
const accounts = (today: CalendarDate): Sql => sql`(
  select c.*, owed.*
    from customer c
    join (select o.customer_id, count(*) as invoice_count, sum(i.total_amount) as billed_amount,
                 sum(o.remaining_payment) as outstanding_amount,
                 count(*) filter (where o.remaining_payment > 0) as outstanding_count,
                 count(*) filter (where o.remaining_payment > 0 and i.due_date < ${today}::date) as late_count,
                 coalesce(sum(o.remaining_payment) filter (where i.due_date < ${today}::date), 0) as late_amount,
                 min(i.due_date) filter (where o.remaining_payment > 0) as oldest_due_date
            from "order" o
            join invoice i on i.merchant_id = o.merchant_id and i.mode = o.mode and i.id = o.invoice_id
           where i.deleted_at is null
           group by o.customer_id) owed on owed.customer_id = c.id) as account`;

export const selectAccounts =
  (today: CalendarDate) =>
  (tx: Tx, conditions: Sql, window: Sql): Promise<AccountRow[]> =>
    tx.rows<AccountRow>(sql`
      select id, name, email, mobile, invoice_count, billed_amount, outstanding_amount, outstanding_count, late_count,
             late_amount, oldest_due_date, created_at
        from ${accounts(today)} where ${conditions} ${window}`);

/** Who owes most after the due date is called first. */
export const MOST_LATE_FIRST: ListOrder<AccountRow> = {
  forwards: sql`order by late_amount desc, id desc`,
  backwards: sql`order by late_amount, id`,
  place: ({ late_amount: late, id }) => [late, id],
  beyond: ([late = '', id = ''], backwards) => {
    const amount = sql`${late}::numeric`;
    return backwards
      ? sql`and (late_amount > ${amount} or (late_amount = ${amount} and id > ${id}))`
      : sql`and (late_amount < ${amount} or (late_amount = ${amount} and id < ${id}))`;
  },
};

export const countAccounts =
  (today: CalendarDate) =>
  async (tx: Tx, conditions: Sql): Promise<number> => {
    const { total } = await tx.one<{ total: string }>(
      sql`select count(*) as total from ${accounts(today)} where ${conditions}`,
    );
    return Number(total);
  };
