import { accountStatement } from '@dasbor/domain/invoices';
import type { Statement, StatementEntry } from '@dasbor/domain/invoices';
import { rupiah, toldSum } from '@dasbor/domain/kernel';
import type { CalendarDate } from '@dasbor/domain/kernel';
import sql from 'sql-template-tag';
import type { Tx } from '../../../platform/db/tx.ts';

export type Line = StatementEntry & {
  /** Of the invoice. */
  number: string;
  name: string;
  dueDate: CalendarDate;
  /** Of a payment. */
  method: string | null;
  channel: string | null;
};

/** What a customer was billed and paid. A payment that was reversed did not happen. */
const ENTRIES = sql`(
  select o.customer_id, i.start_date as date, 'invoice' as kind, i.total_amount as amount, i.number, i.name, i.due_date,
         null as method, null as channel, i.issued_at as at, i.id
    from invoice i
    join "order" o on o.merchant_id = i.merchant_id and o.mode = i.mode and o.invoice_id = i.id
   where i.deleted_at is null
   union all
  select o.customer_id, p.paid_on, 'payment', p.amount, i.number, i.name, i.due_date, p.method, p.channel, p.created_at, p.id
    from invoice_payment p
    join invoice i on i.merchant_id = p.merchant_id and i.mode = p.mode and i.id = p.invoice_id
    join "order" o on o.merchant_id = i.merchant_id and o.mode = i.mode and o.invoice_id = i.id
   where p.reversed_at is null and i.deleted_at is null) as entry`;

type Asked = { customerId: string; from: CalendarDate; to: CalendarDate; most: number };
type Row = Omit<Line, 'amount' | 'dueDate'> & { amount: string; due_date: CalendarDate };

/** Undefined if it has more lines than `most`. */
export const readStatement = async (
  tx: Tx,
  { customerId, from, to, most }: Asked,
): Promise<Statement<Line> | undefined> => {
  const { opening } = await tx.one<{ opening: string }>(sql`
    select coalesce(sum(case kind when 'invoice' then amount else -amount end), 0) as opening
      from ${ENTRIES} where customer_id = ${customerId} and date < ${from}::date`);
  const rows = await tx.rows<Row>(sql`
    select date, kind, amount, number, name, due_date, method, channel
      from ${ENTRIES}
     where customer_id = ${customerId} and date between ${from}::date and ${to}::date
     order by date, at, id limit ${most + 1}`);
  if (rows.length > most) return undefined;
  const entries = rows.map(({ due_date: dueDate, amount, ...row }) => ({
    ...row,
    dueDate,
    amount: rupiah(Number(amount)),
  }));
  return accountStatement(toldSum([opening]), entries);
};
