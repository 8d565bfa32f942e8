import type { QuotationAnswer } from '@dasbor/domain/quotations';
import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import type { AnsweredBy, QuotationRow, StoredQuotation } from './rows.ts';

/** A deleted invoice is none. */
export const QUOTATIONS = sql`(
  select q.*, i.id as invoice_id, i.number as invoice_number, i.created_at as invoiced_at,
         i.created_by_name as invoiced_by_name
    from quotation q
    left join invoice i on i.merchant_id = q.merchant_id and i.mode = q.mode and i.quotation_id = q.id
                       and i.deleted_at is null
   where q.deleted_at is null) as quotation`;

export const selectQuotations = (tx: Tx, conditions: Sql, window: Sql): Promise<QuotationRow[]> =>
  tx.rows<QuotationRow>(sql`
    select id, number, name, quoted_on, valid_until, customer_name, customer_email, customer_mobile, customer_address,
           customer_npwp, items, ppn_mode, ppn_basis_points, subtotal_amount, tax_base_amount, ppn_amount, total_amount, notes,
           slug, answer, answered_at, answered_by, answered_by_name, answer_note, invoice_id, invoice_number, invoiced_at,
           invoiced_by_name, created_by_id, created_by_name, created_at, updated_at, issued_at, issued_by_name, sent_at
      from ${QUOTATIONS} where ${conditions} ${window}`);

export const countQuotations = async (tx: Tx, conditions: Sql): Promise<number> => {
  const { total } = await tx.one<{ total: string }>(
    sql`select count(*) as total from ${QUOTATIONS} where ${conditions}`,
  );
  return Number(total);
};

export const findQuotation = async (tx: Tx, id: string): Promise<QuotationRow | undefined> =>
  (await selectQuotations(tx, sql`id = ${id}`, empty))[0];

/** Everything that changes a quotation, or makes its invoice, waits for this lock. */
export const lockQuotation = async (tx: Tx, id: string): Promise<QuotationRow | undefined> => {
  const found = await tx.maybe<{ id: string }>(
    sql`select id from quotation where id = ${id} and deleted_at is null for no key update`,
  );
  return found && findQuotation(tx, id);
};

/** Inserts or replaces a quotation. */
export const storeQuotation = async (
  tx: Tx,
  row: StoredQuotation & { search_text: string },
): Promise<void> => {
  const names = Object.keys(row);
  const columns = sql([names.join(', ')]);
  const changes = sql([names.map((name) => `${name} = excluded.${name}`).join(', ')]);
  await tx.run(sql`
    insert into quotation (merchant_id, mode, ${columns})
    select current_setting('app.merchant_id'), current_setting('app.mode'), ${columns}
      from json_populate_record(null::quotation, ${JSON.stringify(row)}::json)
    on conflict (merchant_id, mode, id) do update set ${changes}`);
};

export const markDeleted = async (
  tx: Tx,
  { id, byName, now }: { id: string; byName: string; now: Date },
): Promise<void> => {
  await tx.run(
    sql`update quotation set deleted_at = ${now}, deleted_by_name = ${byName}, updated_at = ${now} where id = ${id}`,
  );
};

type Answer = {
  id: string;
  answer: QuotationAnswer;
  note: string | null;
  by: AnsweredBy;
  byName: string;
  now: Date;
};

/** The caller has locked the quotation. */
export const storeAnswer = async (tx: Tx, { id, answer, note, by, byName, now }: Answer): Promise<void> => {
  await tx.run(sql`
    update quotation set answer = ${answer}, answered_at = ${now}, answered_by = ${by}, answered_by_name = ${byName},
           answer_note = ${note}, updated_at = ${now}
     where id = ${id}`);
  await insertEvent(tx, { id, kind: answer, by, byName, note, sentTo: null, now });
};

/** The caller has locked the quotation. */
export const storeMail = async (
  tx: Tx,
  { id, sentTo, byName, now }: { id: string; sentTo: string; byName: string; now: Date },
): Promise<void> => {
  await tx.run(sql`update quotation set sent_at = ${now} where id = ${id}`);
  await insertEvent(tx, { id, kind: 'sent', by: 'staff', byName, note: null, sentTo, now });
};

export type EventRow = {
  kind: 'sent' | QuotationAnswer;
  by_kind: AnsweredBy;
  by_name: string;
  sent_to: string | null;
  note: string | null;
  at: string;
};

type NewEvent = Omit<Answer, 'answer'> & { kind: EventRow['kind']; sentTo: string | null };

const insertEvent = async (tx: Tx, { id, kind, by, byName, note, sentTo, now }: NewEvent): Promise<void> => {
  await tx.run(sql`
    insert into quotation_event (merchant_id, mode, quotation_id, number, kind, by_kind, by_name, sent_to, note, at)
    select current_setting('app.merchant_id'), current_setting('app.mode'), ${id}, coalesce(max(number), 0) + 1, ${kind},
           ${by}, ${byName}, ${sentTo}::text, ${note}::text, ${now}
      from quotation_event where quotation_id = ${id}`);
};

/** With the made, issued and invoiced ones, within the contract's 500. */
const MOST_EVENTS = 400;

/** Oldest first. */
export const eventsOf = async (tx: Tx, id: string): Promise<EventRow[]> =>
  (
    await tx.rows<EventRow>(sql`
      select kind, by_kind, by_name, sent_to, note, at from quotation_event
       where quotation_id = ${id} order by number desc limit ${MOST_EVENTS}`)
  ).toReversed();
