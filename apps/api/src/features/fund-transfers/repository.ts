import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import type { FundTransfer, FundTransferRow } from './rows.ts';

// With the current names of both ends.
const withNames = (conditions: Sql, window: Sql): Sql => sql`
  select t.*, (select name from subaccount where id = t.source) as source_name,
         (select name from subaccount where id = t.destination) as destination_name
    from (select id, type, source, destination, bank_code, account_number, account_name, amount, fee, ppn, notes, status,
                 maker_id, maker_name, approver_id, approver_name, reviewer_notes, failure_code, created_at, updated_at,
                 decided_at, completed_at
            from fund_transfer where ${conditions} ${window}) t`;

export const selectFundTransfers = (tx: Tx, conditions: Sql, window: Sql): Promise<FundTransferRow[]> =>
  tx.rows<FundTransferRow>(withNames(conditions, window));

export const countFundTransfers = async (tx: Tx, conditions: Sql): Promise<number> => {
  const { total } = await tx.one<{ total: string }>(
    sql`select count(*) as total from fund_transfer where ${conditions}`,
  );
  return Number(total);
};

export const findFundTransfer = (tx: Tx, id: string): Promise<FundTransferRow | undefined> =>
  tx.maybe<FundTransferRow>(withNames(sql`id = ${id}`, empty));

/** A concurrent second decision waits for this lock and then finds the transfer decided. */
export const lockFundTransfer = (tx: Tx, id: string): Promise<FundTransferRow | undefined> =>
  tx.maybe<FundTransferRow>(withNames(sql`id = ${id}`, sql`for update`));

export type NewFundTransfer = Pick<
  FundTransferRow,
  'id' | 'type' | 'source' | 'destination' | 'bank_code' | 'account_number' | 'account_name' | 'notes'
> &
  Pick<FundTransferRow, 'maker_id' | 'maker_name' | 'created_at'> &
  Record<'amount' | 'fee' | 'ppn', number> & { search_text: string };

export const insertFundTransfer = async (tx: Tx, row: NewFundTransfer): Promise<void> => {
  await tx.run(sql`
    insert into fund_transfer (merchant_id, mode, id, type, source, destination, bank_code, account_number, account_name,
                               amount, fee, ppn, notes, maker_id, maker_name, search_text, created_at, updated_at)
    values (current_setting('app.merchant_id'), current_setting('app.mode'), ${row.id}, ${row.type}, ${row.source},
            ${row.destination}, ${row.bank_code}, ${row.account_number}, ${row.account_name}, ${row.amount}, ${row.fee},
            ${row.ppn}, ${row.notes}, ${row.maker_id}, ${row.maker_name}, ${row.search_text}, ${row.created_at},
            ${row.created_at})`);
};

type Decided = {
  id: string;
  status: FundTransfer['status'];
  approver: { id: string; name: string };
  notes: string | null;
  now: Date;
};

export const decideRow = async (tx: Tx, { id, status, approver, notes, now }: Decided): Promise<void> => {
  await tx.run(sql`
    update fund_transfer
       set status = ${status}, approver_id = ${approver.id}, approver_name = ${approver.name}, reviewer_notes = ${notes},
           decided_at = ${now}, updated_at = ${now}, completed_at = ${status === 'completed' ? now : null}
     where id = ${id} and status = 'need_approval'`);
};

/** Returns whether it was still pending. */
export const endRow = async (
  tx: Tx,
  { id, failure, now }: { id: string; failure: string | null; now: Date },
): Promise<boolean> => {
  const moved = await tx.run(sql`
    update fund_transfer
       set status = ${failure === null ? 'completed' : 'failed'}, failure_code = ${failure}, updated_at = ${now},
           completed_at = ${now}
     where id = ${id} and status = 'processing'`);
  return moved > 0;
};
