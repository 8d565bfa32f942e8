import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import { searchText } from '../../platform/list/find.ts';
import type { WhitelistedAccountRow } from './rows.ts';

const COLUMNS = sql`
  id, bank_code, account_number, account_name, status, maker_id, added_by, approved_by, created_at, approved_at`;

export const selectWhitelist = (tx: Tx, conditions: Sql, window: Sql): Promise<WhitelistedAccountRow[]> =>
  tx.rows<WhitelistedAccountRow>(
    sql`select ${COLUMNS} from whitelisted_account where ${conditions} ${window}`,
  );

export const countWhitelist = async (tx: Tx, conditions: Sql): Promise<number> => {
  const { total } = await tx.one<{ total: string }>(
    sql`select count(*) as total from whitelisted_account where ${conditions}`,
  );
  return Number(total);
};

export type NewAccount = Pick<
  WhitelistedAccountRow,
  'id' | 'bank_code' | 'account_number' | 'account_name' | 'added_by' | 'created_at'
> & { bank_name: string; maker_id: string };

/**
 * An account is listed once, and must be approved by another user. Adding it again with the same name changes nothing. Another name creates
 * a new entry with a new id that must be approved, so that nobody approves a name that they did not see.
 */
export const keepAccount = (tx: Tx, row: NewAccount): Promise<WhitelistedAccountRow> =>
  tx.one<WhitelistedAccountRow>(sql`
    insert into whitelisted_account as listed
      (merchant_id, mode, id, bank_code, account_number, account_name, status, maker_id, added_by, search_text, created_at)
    values (current_setting('app.merchant_id'), current_setting('app.mode'), ${row.id}, ${row.bank_code},
            ${row.account_number}, ${row.account_name}, 'need_approval', ${row.maker_id}, ${row.added_by},
            ${searchText(row.account_number, row.account_name, row.bank_code, row.bank_name)}, ${row.created_at})
    on conflict (merchant_id, mode, bank_code, account_number) do update
       set (id, created_at, account_name, search_text, status, maker_id, added_by, approver_id, approved_by, approved_at) = (
             select new.* from (values (excluded.id, excluded.created_at, excluded.account_name, excluded.search_text, excluded.status, excluded.maker_id,
                                        excluded.added_by, null, null, null::timestamptz)) new
              where listed.account_name <> excluded.account_name
             union all
             select listed.id, listed.created_at, listed.account_name, listed.search_text, listed.status, listed.maker_id, listed.added_by,
                    listed.approver_id, listed.approved_by, listed.approved_at
              where listed.account_name = excluded.account_name)
    returning ${COLUMNS}`);

export const lockAccount = (tx: Tx, id: string): Promise<WhitelistedAccountRow | undefined> =>
  tx.maybe<WhitelistedAccountRow>(
    sql`select ${COLUMNS} from whitelisted_account where id = ${id} for update`,
  );

export const approveAccount = (
  tx: Tx,
  { id, approver, now }: { id: string; approver: { id: string; name: string }; now: Date },
): Promise<WhitelistedAccountRow> =>
  tx.one<WhitelistedAccountRow>(sql`
    update whitelisted_account
       set status = 'approved', approver_id = ${approver.id}, approved_by = ${approver.name}, approved_at = ${now}
     where id = ${id} returning ${COLUMNS}`);

/** Returns whether it existed. */
export const dropAccount = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.run(sql`delete from whitelisted_account where id = ${id}`)) > 0;

/** The holder's name on the list; undefined if the account is not listed or not yet approved. */
export const whitelistedName = async (
  tx: Tx,
  { bankCode, accountNumber }: { bankCode: string; accountNumber: string },
): Promise<string | undefined> => {
  // Locks the entry, so that it cannot be removed while money is sent.
  const row = await tx.maybe<{ account_name: string }>(sql`
    select account_name from whitelisted_account
     where bank_code = ${bankCode} and account_number = ${accountNumber} and status = 'approved' for share`);
  return row?.account_name;
};
