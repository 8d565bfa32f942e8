import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import { searchText } from '../../platform/find.ts';
import type { WhitelistedAccountRow } from './rows.ts';

const COLUMNS = sql`id, bank_code, account_number, account_name, added_by, created_at`;

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

export type NewAccount = WhitelistedAccountRow & { bank_name: string };

/** An account stands there once: added again, only the name of its holder changes. */
export const keepAccount = (tx: Tx, row: NewAccount): Promise<WhitelistedAccountRow> =>
  tx.one<WhitelistedAccountRow>(sql`
    insert into whitelisted_account (merchant_id, mode, id, bank_code, account_number, account_name, added_by, search_text,
                                     created_at)
    values (current_setting('app.merchant_id'), current_setting('app.mode'), ${row.id}, ${row.bank_code},
            ${row.account_number}, ${row.account_name}, ${row.added_by},
            ${searchText(row.account_number, row.account_name, row.bank_code, row.bank_name)}, ${row.created_at})
    on conflict (merchant_id, mode, bank_code, account_number)
       do update set account_name = excluded.account_name, search_text = excluded.search_text
    returning ${COLUMNS}`);

/** Answers whether it was there. */
export const dropAccount = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.run(sql`delete from whitelisted_account where id = ${id}`)) > 0;

/** The holder's name as the list has it; undefined where the account is not on it. */
export const whitelistedName = async (
  tx: Tx,
  { bankCode, accountNumber }: { bankCode: string; accountNumber: string },
): Promise<string | undefined> => {
  // Nobody takes it off while money is sent there.
  const row = await tx.maybe<{ account_name: string }>(sql`
    select account_name from whitelisted_account
     where bank_code = ${bankCode} and account_number = ${accountNumber} for share`);
  return row?.account_name;
};
