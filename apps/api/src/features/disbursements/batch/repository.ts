import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Tx } from '../../../platform/db/tx.ts';
import { searchText } from '../../../platform/list/find.ts';
import type { Disbursement, DisbursementRow, Maker } from './rows.ts';

const COLUMNS = sql`
  id, holder, name, description, source, file_name, status, version, items_total, items_need_validation, items_valid,
  items_invalid, items_processing, items_done, items_failed, items_partially_success, items_retriggerable, payouts,
  transfers, split_payouts, amount, maker_id, maker_name, maker_ids, approver_id, approver_name, approver_notes, created_at,
  updated_at, submitted_at, decided_at, completed_at, transfers_made, transfers_done, paid_amount,
  sending_transfers, sending_amount, returns`;

export const selectDisbursements = (tx: Tx, conditions: Sql, window: Sql): Promise<DisbursementRow[]> =>
  tx.rows<DisbursementRow>(sql`select ${COLUMNS} from disbursement where ${conditions} ${window}`);

export const countDisbursements = async (tx: Tx, conditions: Sql): Promise<number> => {
  const { total } = await tx.one<{ total: string }>(
    sql`select count(*) as total from disbursement where ${conditions}`,
  );
  return Number(total);
};

export const findDisbursement = (tx: Tx, id: string): Promise<DisbursementRow | undefined> =>
  find(tx, id, empty);

/** Every change to a batch or its items locks the batch first, so that changes run one after another. */
export const lockDisbursement = (tx: Tx, id: string): Promise<DisbursementRow | undefined> =>
  find(tx, id, sql`for update`);

const find = (tx: Tx, id: string, lock: Sql): Promise<DisbursementRow | undefined> =>
  tx.maybe<DisbursementRow>(sql`select ${COLUMNS} from disbursement where id = ${id} ${lock}`);

type NewDisbursement = Pick<
  DisbursementRow,
  'id' | 'holder' | 'name' | 'description' | 'source' | 'file_name' | 'returns'
> & {
  /** The hash of its file. */
  content: string | null;
  maker: Maker;
  now: Date;
};

/** Returns false if a draft of the same file exists. */
export const insertDisbursement = async (tx: Tx, row: NewDisbursement): Promise<boolean> => {
  const { id, holder, name, description, source, file_name, content, maker, returns, now } = row;
  const inserted = await tx.run(sql`
    insert into disbursement (merchant_id, mode, id, holder, name, description, source, file_name, file_content, maker_id, maker_name,
                              returns, search_text, created_at, updated_at)
    values (current_setting('app.merchant_id'), current_setting('app.mode'), ${id}, ${holder}, ${name}, ${description},
            ${source}, ${file_name}, ${content}, ${maker.id}, ${maker.name}, ${returns}, ${searchTextOf(row)}, ${now}, ${now})
    on conflict (merchant_id, mode, file_content) where status = 'draft' do nothing`);
  return inserted > 0;
};

/** Changes the balance that pays it. */
export const changeHolder = async (tx: Tx, id: string, holder: string): Promise<void> => {
  await tx.run(sql`update disbursement set holder = ${holder} where id = ${id}`);
};

export const renameDisbursement = async (
  tx: Tx,
  row: Pick<DisbursementRow, 'id' | 'name' | 'description' | 'file_name'>,
  now: Date,
): Promise<void> => {
  await tx.run(sql`
    update disbursement
       set name = ${row.name}, description = ${row.description}, search_text = ${searchTextOf(row)}, updated_at = ${now}
     where id = ${row.id}`);
};

const searchTextOf = ({
  id,
  name,
  description,
  file_name,
}: Pick<DisbursementRow, 'id' | 'name' | 'description' | 'file_name'>): string =>
  searchText(id, name, description, file_name);

/** The last editor becomes the maker, and the previous version can no longer be approved. */
export const bumpVersion = async (tx: Tx, id: string, maker: Maker, now: Date): Promise<void> => {
  await tx.run(sql`
    update disbursement
       set version = version + 1, maker_id = ${maker.id}, maker_name = ${maker.name}, updated_at = ${now}
     where id = ${id}`);
};

/** Sets a status and related columns: `submitted_at = …, maker_id = …`. The caller holds the lock and has checked the domain rule. */
export const moveDisbursement = async (
  tx: Tx,
  id: string,
  { status, now, also = empty }: { status: Disbursement['status']; now: Date; also?: Sql },
): Promise<DisbursementRow> =>
  tx.one<DisbursementRow>(sql`
    update disbursement set status = ${status}, updated_at = ${now} ${also} where id = ${id} returning ${COLUMNS}`);
