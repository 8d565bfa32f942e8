import type { CalendarDate } from '@dasbor/domain/kernel';
import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import type { RecurringRow, RunRow } from './rows.ts';

const COLUMNS = sql`
  id, status, pause_reason, pause_code, name, customer_name, content, day, first_date, due_days, end_kind, end_count,
  end_date, makes_drafts, is_mailed, next_date, made_count, created_by_id, created_by_name, created_at, updated_at,
  updated_by_name`;

export const selectRecurring = (tx: Tx, conditions: Sql, window: Sql): Promise<RecurringRow[]> =>
  tx.rows<RecurringRow>(sql`select ${COLUMNS} from recurring_invoice where ${conditions} ${window}`);

export const countRecurring = async (tx: Tx, conditions: Sql): Promise<number> => {
  const { total } = await tx.one<{ total: string }>(
    sql`select count(*) as total from recurring_invoice where ${conditions}`,
  );
  return Number(total);
};

export const findRecurring = async (tx: Tx, id: string): Promise<RecurringRow | undefined> =>
  (await selectRecurring(tx, sql`id = ${id}`, empty))[0];

/** People and the job change one rule after the other. */
export const lockRecurring = async (tx: Tx, id: string): Promise<RecurringRow | undefined> =>
  (await selectRecurring(tx, sql`id = ${id}`, sql`for update`))[0];

/** Undefined if another server is making its invoice. */
export const lockFreeRecurring = async (tx: Tx, id: string): Promise<RecurringRow | undefined> =>
  (await selectRecurring(tx, sql`id = ${id} and status = 'active'`, sql`for update skip locked`))[0];

export const insertRecurring = async (tx: Tx, row: RecurringRow & { search_text: string }): Promise<void> => {
  const columns = sql([Object.keys(row).join(', ')]);
  await tx.run(sql`
    insert into recurring_invoice (merchant_id, mode, ${columns})
    select current_setting('app.merchant_id'), current_setting('app.mode'), ${columns}
      from json_populate_record(null::recurring_invoice, ${JSON.stringify(row)}::json)`);
};

type Change = Pick<RecurringRow, 'status' | 'next_date' | 'made_count'> &
  Partial<Pick<RecurringRow, 'pause_reason' | 'pause_code'>>;

/** A change by nobody leaves the name of the person who changed it last. */
export const changeRecurring = async (
  tx: Tx,
  id: string,
  { status, pause_reason = null, pause_code = null, next_date, made_count }: Change,
  { now, byName }: { now: Date; byName: string | null },
): Promise<void> => {
  await tx.run(sql`
    update recurring_invoice
       set status = ${status}, pause_reason = ${pause_reason}, pause_code = ${pause_code}, next_date = ${next_date}::date,
           made_count = ${made_count}, updated_at = ${now}, updated_by_name = coalesce(${byName}::text, updated_by_name)
     where id = ${id}`);
};

type Run = { id: string; date: CalendarDate; invoiceId: string; now: Date };

export const insertRun = async (tx: Tx, { id, date, invoiceId, now }: Run): Promise<void> => {
  await tx.run(sql`
    insert into recurring_invoice_run (merchant_id, mode, recurring_id, run_date, invoice_id, created_at)
    values (current_setting('app.merchant_id'), current_setting('app.mode'), ${id}, ${date}::date, ${invoiceId}, ${now})`);
};

/** Within the contract's limit. */
const MOST_RUNS = 240;

export const runsOf = (tx: Tx, id: string): Promise<RunRow[]> =>
  tx.rows<RunRow>(sql`
    select r.run_date as date, case when i.deleted_at is null then i.id end as invoice_id, i.number as invoice_number,
           r.created_at
      from recurring_invoice_run r join invoice i on i.id = r.invoice_id
     where r.recurring_id = ${id} order by r.run_date desc limit ${MOST_RUNS}`);
