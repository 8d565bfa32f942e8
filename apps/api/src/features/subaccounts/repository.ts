import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import { searchText } from '../../platform/list/find.ts';
import type { Subaccount, SubaccountRow } from './rows.ts';

// With the balances from the ledger. A page has few rows, so each runs its own query.
const withBalances = (conditions: Sql, window: Sql): Sql => sql`
  select s.*, b.available, b.in_flight, b.pending, b.last_transaction_at
    from (select id, name, email, account_id, type, status, bank_transfers_enabled, created_by, created_at, updated_at,
                 activated_at
            from subaccount where ${conditions} ${window}) s
   cross join lateral (
     select coalesce(max(balance) filter (where account = 'available'), 0)::text as available,
            coalesce(max(balance) filter (where account = 'in_flight'), 0)::text as in_flight,
            coalesce(max(balance) filter (where account = 'pending'), 0)::text as pending,
            max(last_at) filter (where account = 'available') as last_transaction_at
       from ledger_account where holder = s.id) b`;

export const selectSubaccounts = (tx: Tx, conditions: Sql, window: Sql): Promise<SubaccountRow[]> =>
  tx.rows<SubaccountRow>(withBalances(conditions, window));

export const countSubaccounts = async (tx: Tx, conditions: Sql): Promise<number> => {
  const { total } = await tx.one<{ total: string }>(
    sql`select count(*) as total from subaccount where ${conditions}`,
  );
  return Number(total);
};

export const findSubaccount = (tx: Tx, id: string): Promise<SubaccountRow | undefined> =>
  tx.maybe<SubaccountRow>(withBalances(sql`id = ${id}`, empty));

/** Which of the ids belong to no subaccount. */
export const unknownSubaccounts = async (tx: Tx, ids: readonly string[]): Promise<string[]> => {
  const found = await tx.rows<{ id: string }>(sql`select id from subaccount where id = any(${ids}::text[])`);
  const known = new Set(found.map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
};

/** Locks it until the end of the transaction. */
export const lockSubaccount = (tx: Tx, id: string): Promise<SubaccountRow | undefined> =>
  tx.maybe<SubaccountRow>(withBalances(sql`id = ${id}`, sql`for update`));

export type NewSubaccount = Pick<
  Subaccount,
  'id' | 'name' | 'email' | 'account_id' | 'type' | 'status' | 'created_by' | 'created_at'
>;

export const insertSubaccount = async (tx: Tx, row: NewSubaccount): Promise<void> => {
  await tx.run(sql`
    insert into subaccount (merchant_id, mode, id, name, email, account_id, type, status, created_by, search_text,
                            created_at, updated_at, activated_at)
    values (current_setting('app.merchant_id'), current_setting('app.mode'), ${row.id}, ${row.name}, ${row.email},
            ${row.account_id}, ${row.type}, ${row.status}, ${row.created_by}, ${foundBy(row)}, ${row.created_at},
            ${row.created_at}, ${row.status === 'live' ? row.created_at : null})`);
};

export type SubaccountChange = Pick<
  Subaccount,
  'id' | 'name' | 'email' | 'account_id' | 'bank_transfers_enabled'
>;

export const updateDetails = async (tx: Tx, row: SubaccountChange, now: Date): Promise<void> => {
  await tx.run(sql`
    update subaccount
       set name = ${row.name}, email = ${row.email}, account_id = ${row.account_id},
           bank_transfers_enabled = ${row.bank_transfers_enabled}, search_text = ${foundBy(row)}, updated_at = ${now}
     where id = ${row.id}`);
};

export const makeLive = async (tx: Tx, id: string, now: Date): Promise<void> => {
  await tx.run(sql`
    update subaccount set status = 'live', activated_at = ${now}, updated_at = ${now} where id = ${id} and status = 'created'`);
};

/** Whether another subaccount has this account id. Locks until the end of the transaction, so that no other request takes it. */
export const isAccountIdTaken = async (tx: Tx, accountId: string, butNot: string): Promise<boolean> => {
  await tx.run(sql`
    select pg_advisory_xact_lock(hashtext('account_id'),
                                 hashtext(current_setting('app.merchant_id') || current_setting('app.mode')))`);
  const { taken } = await tx.one<{ taken: boolean }>(
    sql`select exists (select from subaccount where account_id = ${accountId} and id <> ${butNot}) as taken`,
  );
  return taken;
};

const foundBy = (row: Pick<Subaccount, 'id' | 'name' | 'email' | 'account_id'>): string =>
  searchText(row.id, row.name, row.email, row.account_id);
