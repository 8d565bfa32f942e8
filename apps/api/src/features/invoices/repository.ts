import { paymentTransitions } from '@dasbor/domain/payments';
import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import type { InvoiceRow, NewInvoiceRow } from './rows.ts';

export const OPEN_PAYMENT = paymentTransitions.statuses.filter(
  (status) => !paymentTransitions.isFinal(status),
);

/** What remains to be paid, by the order once there is one. */
export const INVOICES = sql`(
  select i.*, o.id as order_id, o.checkout_slug, o.customer_id, o.completed_at as paid_at,
         coalesce(o.remaining_payment, i.outstanding_at_issue) as outstanding_amount,
         exists (select from payment p where p.order_id = o.id and p.status = any(${OPEN_PAYMENT}::text[])) as has_open_payment
    from invoice i
    left join "order" o on o.merchant_id = i.merchant_id and o.mode = i.mode and o.invoice_id = i.id
   where i.deleted_at is null) as invoice`;

export const selectInvoices = (tx: Tx, conditions: Sql, window: Sql): Promise<InvoiceRow[]> =>
  tx.rows<InvoiceRow>(sql`
    select id, number, name, start_date, due_date, customer_name, customer_email, customer_mobile, customer_address,
           customer_npwp, items, ppn_mode, ppn_basis_points, subtotal_amount, tax_base_amount, ppn_amount, total_amount,
           outstanding_at_issue, allow_partial_payment, minimum_payment, notes, quotation_id, page_url, created_by_id, created_by_name,
           created_at, updated_at, issued_at, issued_by_name, sent_at, order_id, checkout_slug, customer_id, outstanding_amount, paid_at,
           has_open_payment
      from ${INVOICES} where ${conditions} ${window}`);

export const countInvoices = async (tx: Tx, conditions: Sql): Promise<number> => {
  const { total } = await tx.one<{ total: string }>(
    sql`select count(*) as total from ${INVOICES} where ${conditions}`,
  );
  return Number(total);
};

export const findInvoice = async (tx: Tx, id: string): Promise<InvoiceRow | undefined> =>
  (await selectInvoices(tx, sql`id = ${id}`, empty))[0];

/**
 * Locks an invoice for issuing, changing, mailing and deleting it. Money is locked by its order, and a payment that is counted meanwhile does not
 * wait for this lock.
 */
export const lockInvoice = async (tx: Tx, id: string): Promise<InvoiceRow | undefined> => {
  const found = await tx.maybe<{ id: string }>(
    sql`select id from invoice where id = ${id} and deleted_at is null for no key update`,
  );
  return found && findInvoice(tx, id);
};

type Tenant = { merchantId: string; mode: string };

/** Inserts or replaces invoices. All rows have the same columns. */
export const storeInvoices = async (
  tx: Tx,
  rows: readonly NewInvoiceRow[],
  { merchantId, mode }: Tenant,
): Promise<void> => {
  const values = rows.map((row) => ({ ...row, merchant_id: merchantId, mode }));
  const names = Object.keys(values[0] ?? {});
  const columns = sql([names.join(', ')]);
  const changes = sql([names.map((name) => `${name} = excluded.${name}`).join(', ')]);
  await tx.run(sql`
    insert into invoice (${columns})
    select ${columns} from json_populate_recordset(null::invoice, ${JSON.stringify(values)}::json)
    on conflict (merchant_id, mode, id) do update set ${changes}`);
};

/** Which of the numbers a row of a submitted file asks for, and has not got yet. */
export const numbersAskedByFiles = async (
  tx: Tx,
  numbers: readonly string[],
): Promise<ReadonlySet<string>> => {
  const asked = await tx.rows<{ number: string }>(sql`
    select wanted.number from unnest(${numbers}::text[]) as wanted(number)
     where exists (select from upload_record r where r.number_key = lower(wanted.number) and r.refusal is null)`);
  return new Set(asked.map(({ number }) => number));
};

/** A draft that had a number of its own gives it back. */
export const markDeleted = async (
  tx: Tx,
  { id, byName, now }: { id: string; byName: string; now: Date },
): Promise<void> => {
  await tx.run(sql`
    update invoice set deleted_at = ${now}, deleted_by_name = ${byName}, updated_at = ${now},
           number = case when issued_at is null then null else number end
     where id = ${id}`);
};

/** The caller has locked the invoice. */
export const insertMail = async (
  tx: Tx,
  { invoiceId, sentTo, sentBy, now }: { invoiceId: string; sentTo: string; sentBy: string | null; now: Date },
): Promise<void> => {
  await tx.run(sql`
    insert into invoice_mail (merchant_id, mode, invoice_id, number, sent_to, sent_by_name, sent_at)
    select current_setting('app.merchant_id'), current_setting('app.mode'), ${invoiceId}, coalesce(max(number), 0) + 1,
           ${sentTo}, ${sentBy}, ${now}
      from invoice_mail where invoice_id = ${invoiceId}`);
  await tx.run(sql`update invoice set sent_at = ${now} where id = ${invoiceId}`);
};
