import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import type { Withdrawal, WithdrawalRow } from './rows.ts';

const COLUMNS = sql`
  id, amount, destination_account_id, bank_code, account_number, account_name, bank_account_name, status, source, notes, created_by, maker_id,
  approver_name, reviewer_notes, created_at, updated_at, decided_at, completed_at`;

export const selectWithdrawals = (tx: Tx, conditions: Sql, window: Sql): Promise<WithdrawalRow[]> =>
  tx.rows<WithdrawalRow>(sql`select ${COLUMNS} from withdrawal where ${conditions} ${window}`);

export const countWithdrawals = async (tx: Tx, conditions: Sql): Promise<number> => {
  const { total } = await tx.one<{ total: string }>(
    sql`select count(*) as total from withdrawal where ${conditions}`,
  );
  return Number(total);
};

export const findWithdrawal = (tx: Tx, id: string): Promise<WithdrawalRow | undefined> =>
  tx.maybe<WithdrawalRow>(sql`select ${COLUMNS} from withdrawal where id = ${id}`);

/** A concurrent second decision waits for this lock and then finds the withdrawal decided. */
export const lockWithdrawal = (tx: Tx, id: string): Promise<WithdrawalRow | undefined> =>
  tx.maybe<WithdrawalRow>(sql`select ${COLUMNS} from withdrawal where id = ${id} for update`);

export type NewWithdrawal = Omit<
  WithdrawalRow,
  'updated_at' | 'decided_at' | 'completed_at' | 'amount' | 'approver_name' | 'reviewer_notes'
> & {
  holder: string;
  amount: number;
  search_text: string;
};

export const insertWithdrawal = async (tx: Tx, row: NewWithdrawal): Promise<void> => {
  await tx.run(sql`
    insert into withdrawal (merchant_id, mode, id, holder, amount, destination_account_id, bank_code, account_number, account_name, bank_account_name,
                            status, source, notes, created_by, maker_id, search_text, created_at, updated_at)
    values (current_setting('app.merchant_id'), current_setting('app.mode'), ${row.id}, ${row.holder}, ${row.amount},
            ${row.destination_account_id}, ${row.bank_code}, ${row.account_number}, ${row.account_name}, ${row.bank_account_name}, ${row.status}, ${row.source},
            ${row.notes}, ${row.created_by}, ${row.maker_id}, ${row.search_text}, ${row.created_at}, ${row.created_at})`);
};

type Decision = {
  id: string;
  status: 'processing' | 'rejected';
  by: { userId: string; name: string };
  notes: string | null;
  now: Date;
};

export const decideWithdrawal = async (tx: Tx, { id, status, by, notes, now }: Decision): Promise<void> => {
  await tx.run(sql`
    update withdrawal set status = ${status}, approver_id = ${by.userId}, approver_name = ${by.name}, reviewer_notes = ${notes},
           decided_at = ${now}, updated_at = ${now}
     where id = ${id} and status = 'need_approval'`);
};

/** Returns whether the withdrawal was in the expected status. */
export const endWithdrawal = async (
  tx: Tx,
  { id, status, now }: { id: string; status: Withdrawal['status']; now: Date },
): Promise<boolean> => {
  const moved = await tx.run(sql`
    update withdrawal set status = ${status}, updated_at = ${now}, completed_at = ${now}
     where id = ${id} and status = 'processing'`);
  return moved > 0;
};
