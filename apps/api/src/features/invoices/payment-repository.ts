import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import type { SuccessBody } from '../../spec/handlers.ts';
import { shown } from './rows.ts';

type InvoicePayment = SuccessBody<'listInvoicePayments'>['data'][number];

export type InvoicePaymentRow = {
  id: string;
  invoice_id: string;
  payment_id: string | null;
  method: InvoicePayment['method'];
  channel: string | null;
  amount: string;
  paid_on: string;
  note: string | null;
  is_permanent: boolean;
  is_paid_before: boolean;
  recorded_by_id: string | null;
  recorded_by_name: string | null;
  reversed_at: string | null;
  reversed_by_id: string | null;
  reversed_by_name: string | null;
  reversal_reason: string | null;
  created_at: string;
  invoice_number: string;
  customer_name: string;
};

const PAYMENTS = sql`(
  select p.*, i.number as invoice_number, i.customer_name, i.customer_email, i.customer_mobile
    from invoice_payment p
    join invoice i on i.merchant_id = p.merchant_id and i.mode = p.mode and i.id = p.invoice_id) as payment_of_invoice`;

export const selectInvoicePayments = (tx: Tx, conditions: Sql, window: Sql): Promise<InvoicePaymentRow[]> =>
  tx.rows<InvoicePaymentRow>(sql`
    select id, invoice_id, payment_id, method, channel, amount, paid_on, note, is_permanent, is_paid_before, recorded_by_id,
           recorded_by_name, reversed_at, reversed_by_id, reversed_by_name, reversal_reason, created_at, invoice_number,
           customer_name
      from ${PAYMENTS} where ${conditions} ${window}`);

export const countInvoicePayments = async (tx: Tx, conditions: Sql): Promise<number> => {
  const { total } = await tx.one<{ total: string }>(
    sql`select count(*) as total from ${PAYMENTS} where ${conditions}`,
  );
  return Number(total);
};

/** Within the contract's limit. */
const MOST_OF_AN_INVOICE = 500;

/** The payments of one invoice, oldest first. */
export const paymentsOfInvoice = (tx: Tx, invoiceId: string): Promise<InvoicePaymentRow[]> =>
  selectInvoicePayments(
    tx,
    sql`invoice_id = ${invoiceId}`,
    sql`order by created_at, id limit ${MOST_OF_AN_INVOICE}`,
  );

export const findInvoicePayment = async (tx: Tx, id: string): Promise<InvoicePaymentRow | undefined> =>
  (await selectInvoicePayments(tx, sql`id = ${id}`, empty))[0];

export type NewInvoicePayment = Pick<
  InvoicePaymentRow,
  | 'id'
  | 'invoice_id'
  | 'payment_id'
  | 'method'
  | 'channel'
  | 'paid_on'
  | 'note'
  | 'is_permanent'
  | 'is_paid_before'
  | 'recorded_by_id'
  | 'recorded_by_name'
  | 'created_at'
> & { amount: number };

export const insertInvoicePayment = async (tx: Tx, row: NewInvoicePayment): Promise<void> => {
  await tx.run(sql`
    insert into invoice_payment
      (merchant_id, mode, id, invoice_id, payment_id, method, channel, amount, paid_on, note, is_permanent, is_paid_before,
       recorded_by_id, recorded_by_name, created_at, search_text)
    select merchant_id, mode, ${row.id}, id, ${row.payment_id}, ${row.method}, ${row.channel}, ${row.amount}::bigint,
           ${row.paid_on}::date, ${row.note}, ${row.is_permanent}, ${row.is_paid_before}, ${row.recorded_by_id}, ${row.recorded_by_name},
           ${row.created_at}::timestamptz,
           lower(concat_ws(' ', ${row.id}::text, ${row.payment_id}::text, search_text))
      from invoice where id = ${row.invoice_id}`);
};

export const markReversed = async (
  tx: Tx,
  id: string,
  { now, byId, byName, reason }: { now: Date; byId: string; byName: string; reason: string },
): Promise<void> => {
  await tx.run(sql`
    update invoice_payment set reversed_at = ${now}, reversed_by_id = ${byId}, reversed_by_name = ${byName},
           reversal_reason = ${reason}
     where id = ${id}`);
};

export const toInvoicePayment = (row: InvoicePaymentRow, masked: boolean): InvoicePayment => ({
  id: row.id,
  invoice_id: row.invoice_id,
  invoice_number: row.invoice_number,
  customer_name: shown('name', row.customer_name, masked),
  status: paymentStatusOf(row),
  method: row.method,
  channel: row.channel,
  amount: Number(row.amount),
  paid_on: row.paid_on,
  note: row.note,
  payment_id: row.payment_id,
  is_permanent: row.is_permanent,
  is_paid_before: row.is_paid_before,
  recorded_by_id: row.recorded_by_id,
  recorded_by_name: row.recorded_by_name,
  reversed_at: row.reversed_at,
  reversed_by_name: row.reversed_by_name,
  reversal_reason: row.reversal_reason,
  created_at: row.created_at,
});

export const paymentStatusOf = (
  row: Pick<InvoicePaymentRow, 'reversed_at' | 'method'>,
): InvoicePayment['status'] => {
  if (row.reversed_at !== null) return 'reversed';
  return row.method === 'manual' ? 'paid_manually' : 'completed';
};
