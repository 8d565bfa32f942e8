import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Tx } from '../../../platform/db/tx.ts';
import type { ListOrder } from '../../../platform/list/page.ts';
import type { ItemRow } from './rows.ts';
import type { ReadRow } from './read-row.ts';

const COLUMNS = sql`
  id, disbursement_id, row, status, cells, original_cells, issues, duplicate_row, paid_before, waits_in, account_owner_name,
  bank_code, account_number, amount, paid_amount, email_recipient, phone_number, notes, returns_payment_id, parts, bank_account_name, accepted_name,
  failure_code, retriggerable, attempt, created_at, updated_at, completed_at`;

export const selectItems = (tx: Tx, conditions: Sql, window: Sql = empty): Promise<ItemRow[]> =>
  tx.rows<ItemRow>(sql`select ${COLUMNS} from disbursement_item where ${conditions} ${window}`);

export const countItems = async (tx: Tx, conditions: Sql): Promise<number> => {
  const { total } = await tx.one<{ total: string }>(
    sql`select count(*) as total from disbursement_item where ${conditions}`,
  );
  return Number(total);
};

export const findItem = (tx: Tx, id: string): Promise<ItemRow | undefined> =>
  tx.maybe<ItemRow>(sql`select ${COLUMNS} from disbursement_item where id = ${id}`);

/** In the order of the file. */
export const BY_ROW: ListOrder<ItemRow> = {
  forwards: sql`order by row`,
  backwards: sql`order by row desc`,
  place: ({ row }) => [String(row)],
  beyond: ([row = '0'], backwards) =>
    backwards ? sql`and row < ${row}::integer` : sql`and row > ${row}::integer`,
};

export type NewItem = ReadRow &
  Pick<ItemRow, 'id' | 'disbursement_id' | 'row' | 'original_cells' | 'duplicate_row'>;

/** One statement for all rows of a batch, so that its totals are updated once. */
export const insertItems = async (tx: Tx, rows: readonly NewItem[], now: Date): Promise<void> => {
  await tx.run(sql`
    insert into disbursement_item
      (merchant_id, mode, id, disbursement_id, row, status, cells, original_cells, issues, duplicate_row, account_owner_name,
       bank_code, account_number, amount, email_recipient, phone_number, notes, returns_payment_id, parts, due_at, search_text,
       created_at, updated_at)
    select current_setting('app.merchant_id'), current_setting('app.mode'), id, disbursement_id, row, status, cells,
           original_cells, issues, duplicate_row, account_owner_name, bank_code, account_number, amount, email_recipient,
           phone_number, notes, returns ->> row::text, parts, ${now}, search_text, ${now}, ${now}
      from json_populate_recordset(null::disbursement_item, ${JSON.stringify(rows)}::json)
     cross join (select returns from disbursement where id = ${rows[0]?.disbursement_id}) batch`);
};

type Replaced = Omit<ReadRow, 'status'> &
  Pick<ItemRow, 'id' | 'status' | 'original_cells' | 'bank_account_name' | 'accepted_name'>;

/** Replaces edited rows and resets their validation. */
export const replaceItems = async (tx: Tx, rows: readonly Replaced[], now: Date): Promise<void> => {
  await tx.run(sql`
    update disbursement_item i
       set status = n.status, cells = n.cells, original_cells = n.original_cells, issues = n.issues,
           account_owner_name = n.account_owner_name, bank_code = n.bank_code, account_number = n.account_number,
           amount = n.amount, email_recipient = n.email_recipient, phone_number = n.phone_number, notes = n.notes,
           parts = n.parts, bank_account_name = n.bank_account_name, accepted_name = n.accepted_name,
           search_text = n.search_text, due_at = ${now}, claim = null, updated_at = ${now}
      from json_populate_recordset(null::disbursement_item, ${JSON.stringify(rows)}::json) n
     where i.id = n.id`);
};
