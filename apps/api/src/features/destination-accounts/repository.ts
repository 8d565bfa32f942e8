import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import type { DestinationAccountRow } from './rows.ts';

export const COLUMNS = sql`
  d.id, d.bank_code, d.account_number, d.account_name, d.bank_account_name, d.own_since, d.is_first, d.created_by, d.created_at,
  d.transfer_id, d.transfer_status, d.transfer_maker_id, d.transfer_maker_name, d.transfer_asked_at, d.transfer_decided_by,
  d.transfer_decided_at,
  (select coalesce(sum(w.amount), 0) from withdrawal w
    where w.destination_account_id = d.id and w.created_at >= d.own_since and w.status not in ('failed', 'need_approval', 'rejected')) as taken,
  (select w.created_at from withdrawal w where w.destination_account_id = d.id order by w.created_at desc limit 1) as last_used_at,
  array_remove(array[
    case when exists (select from withdrawal_schedule s where s.destination_account_id = d.id and s.enabled)
         then 'withdrawal_schedule' end,
    case when exists (select from balance_settings s where s.destination_account_id = d.id and s.sweep_out_enabled)
         then 'sweep_out' end], null) as used_by`;

/** Last used first; those never used yet by the day that they were added. */
export const selectAccounts = (tx: Tx): Promise<DestinationAccountRow[]> =>
  tx.rows<DestinationAccountRow>(sql`
    select * from (select ${COLUMNS} from destination_account d where d.removed_at is null) account
     order by coalesce(last_used_at, created_at) desc, id desc`);

/**
 * One of the merchant's own. Locks it, so that it is not removed while money is sent to it, and concurrent withdrawals to a new one are added
 * up. Not one that was removed.
 */
export const findOwnAccount = (tx: Tx, id: string): Promise<DestinationAccountRow | undefined> =>
  tx.maybe<DestinationAccountRow>(sql`
    select ${COLUMNS} from destination_account d
     where d.id = ${id} and d.own_since is not null and d.removed_at is null for no key update of d`);

/** A concurrent second account waits here and then finds the first. */
export const lockAccounts = (tx: Tx): Promise<number> =>
  tx.run(sql`select 1 from merchant_mode where mode = current_setting('app.mode') for no key update`);

export type NewAccount = Pick<
  DestinationAccountRow,
  'id' | 'bank_code' | 'account_number' | 'account_name' | 'bank_account_name' | 'created_by' | 'created_at'
>;

export const insertOwnAccount = (tx: Tx, row: NewAccount): Promise<DestinationAccountRow> =>
  tx.one<DestinationAccountRow>(sql`
    with d as (
      insert into destination_account (merchant_id, mode, id, bank_code, account_number, account_name, bank_account_name, own_since,
                                       is_first, created_by, created_at)
      values (current_setting('app.merchant_id'), current_setting('app.mode'), ${row.id}, ${row.bank_code}, ${row.account_number},
              ${row.account_name}, ${row.bank_account_name}, ${row.created_at}, ${IS_FIRST}, ${row.created_by}, ${row.created_at})
      returning *)
    select ${COLUMNS} from d`);

/** An account that receives fund transfers already. It is new for withdrawals. */
export const confirmAsOwn = (
  tx: Tx,
  { id, bank_account_name: stated, now }: { id: string; bank_account_name: string; now: Date },
): Promise<DestinationAccountRow> =>
  tx.one<DestinationAccountRow>(sql`
    with d as (
      update destination_account set own_since = ${now}, bank_account_name = ${stated}, is_first = ${IS_FIRST}
       where id = ${id} returning *)
    select ${COLUMNS} from d`);

const IS_FIRST = sql`not exists (select from destination_account where own_since is not null)`;

/** Switches off what would pay to it. */
export const removeAccount = async (
  tx: Tx,
  { id, by, now }: { id: string; by: string; now: Date },
): Promise<void> => {
  await tx.run(
    sql`update destination_account set removed_at = ${now} where id = ${id} and removed_at is null`,
  );
  await tx.run(sql`
    update withdrawal_schedule set enabled = false, changed_by = ${by}, changed_at = ${now}
     where destination_account_id = ${id} and enabled`);
  await tx.run(sql`
    update balance_settings set sweep_out_enabled = false, changed_by = ${by}, changed_at = ${now}
     where destination_account_id = ${id} and sweep_out_enabled`);
};
