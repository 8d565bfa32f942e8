import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import { COLUMNS } from './repository.ts';
import type { DestinationAccountRow, WhitelistedAccountRow } from './rows.ts';

/** Those that are approved or wait, under the names that the list of fund_transfer_whitelist has. */
const LISTED = sql`
  (select transfer_id as id, bank_code, account_number, account_name, transfer_status as status, transfer_maker_id as maker_id,
          transfer_maker_name as added_by, transfer_decided_by as approved_by, transfer_asked_at as created_at,
          transfer_decided_at as approved_at, search_text
     from destination_account
    where transfer_status in ('need_approval', 'approved') and removed_at is null) as listed`;
const VIEW = sql`
  id, bank_code, account_number, account_name, status, maker_id, added_by, approved_by, created_at, approved_at`;

export const selectWhitelist = (tx: Tx, conditions: Sql, window: Sql): Promise<WhitelistedAccountRow[]> =>
  tx.rows<WhitelistedAccountRow>(sql`select ${VIEW} from ${LISTED} where ${conditions} ${window}`);

export const countWhitelist = async (tx: Tx, conditions: Sql): Promise<number> => {
  const { total } = await tx.one<{ total: string }>(
    sql`select count(*) as total from ${LISTED} where ${conditions}`,
  );
  return Number(total);
};

export const findWhitelisted = (tx: Tx, request: string): Promise<WhitelistedAccountRow> =>
  tx.one<WhitelistedAccountRow>(sql`select ${VIEW} from ${LISTED} where id = ${request}`);

export type TransferRequest = { transfer_id: string; maker: { id: string; name: string }; now: Date };

type NewAccount = Pick<DestinationAccountRow, 'id' | 'bank_code' | 'account_number' | 'account_name'>;

/** An account that receives fund transfers and nothing else, once they are approved. */
export const insertForTransfers = async (
  tx: Tx,
  row: NewAccount,
  { transfer_id: request, maker, now }: TransferRequest,
): Promise<void> => {
  await tx.run(sql`
    insert into destination_account (merchant_id, mode, id, bank_code, account_number, account_name, is_first, created_by, created_at,
                                     transfer_id, transfer_status, transfer_maker_id, transfer_maker_name, transfer_asked_at)
    values (current_setting('app.merchant_id'), current_setting('app.mode'), ${row.id}, ${row.bank_code}, ${row.account_number},
            ${row.account_name}, false, ${maker.name}, ${now}, ${request}, 'need_approval', ${maker.id}, ${maker.name}, ${now})`);
};

/** A new request, so that nobody decides an earlier one for it. */
export const askForTransfers = async (
  tx: Tx,
  id: string,
  { transfer_id: request, maker, now }: TransferRequest,
): Promise<void> => {
  await tx.run(sql`
    update destination_account
       set transfer_id = ${request}, transfer_status = 'need_approval', transfer_maker_id = ${maker.id}, transfer_maker_name = ${maker.name},
           transfer_asked_at = ${now}, transfer_decider_id = null, transfer_decided_by = null, transfer_decided_at = null
     where id = ${id}`);
};

/** By the id of its request. A concurrent second decision waits here and finds it decided. */
export const lockForTransfers = (tx: Tx, request: string): Promise<DestinationAccountRow | undefined> =>
  tx.maybe<DestinationAccountRow>(sql`
    select ${COLUMNS} from destination_account d where d.transfer_id = ${request} and d.removed_at is null for update of d`);

type Decision = { status: 'approved' | 'rejected'; by: { id: string; name: string }; now: Date };

export const decideTransfers = async (tx: Tx, id: string, { status, by, now }: Decision): Promise<void> => {
  await tx.run(sql`
    update destination_account
       set transfer_status = ${status}, transfer_decider_id = ${by.id}, transfer_decided_by = ${by.name}, transfer_decided_at = ${now}
     where id = ${id}`);
};

/** Of an own account, which stays in the list. */
export const endTransfers = async (tx: Tx, id: string): Promise<void> => {
  await tx.run(sql`
    update destination_account
       set transfer_id = null, transfer_status = null, transfer_maker_id = null, transfer_maker_name = null, transfer_asked_at = null,
           transfer_decider_id = null, transfer_decided_by = null, transfer_decided_at = null
     where id = ${id}`);
};

/** The holder's name in the list; undefined if the account is not approved for fund transfers. */
export const approvedHolder = async (
  tx: Tx,
  { bankCode, accountNumber }: { bankCode: string; accountNumber: string },
): Promise<string | undefined> => {
  // Locks the account, so that it cannot be removed while money is sent.
  const row = await tx.maybe<{ account_name: string }>(sql`
    select account_name from destination_account
     where bank_code = ${bankCode} and account_number = ${accountNumber} and transfer_status = 'approved' and removed_at is null
       for share`);
  return row?.account_name;
};
