import type { LedgerHolder } from '@dasbor/domain/ledger';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import type { TopUp, TopUpRow } from './rows.ts';

// Expiry needs no job: after its time, a top up is read as expired and can no longer be paid.
const topUps = (now: Date): Sql => sql`
  (select id, holder, amount, bank, va_number, va_name, created_by, search_text, created_at, updated_at, expires_at, completed_at,
          case when status = 'processing' and expires_at <= ${now} then 'expired' else status end as status
     from top_up) top_up`;

export const selectTopUps = (
  tx: Tx,
  now: Date,
  { conditions, window }: { conditions: Sql; window: Sql },
): Promise<TopUpRow[]> => tx.rows<TopUpRow>(sql`select * from ${topUps(now)} where ${conditions} ${window}`);

export const countTopUps = async (tx: Tx, now: Date, conditions: Sql): Promise<number> => {
  const { total } = await tx.one<{ total: string }>(
    sql`select count(*) as total from ${topUps(now)} where ${conditions}`,
  );
  return Number(total);
};

export const findTopUp = (tx: Tx, now: Date, id: string): Promise<TopUpRow | undefined> =>
  tx.maybe<TopUpRow>(sql`select * from ${topUps(now)} where id = ${id}`);

export type NewTopUp = Omit<TopUpRow, 'status' | 'updated_at' | 'completed_at' | 'amount'> & {
  amount: number;
  search_text: string;
};

export const insertTopUp = async (tx: Tx, row: NewTopUp): Promise<void> => {
  await tx.run(sql`
    insert into top_up (merchant_id, mode, id, holder, amount, bank, va_number, va_name, created_by, search_text, created_at,
                        updated_at, expires_at)
    values (current_setting('app.merchant_id'), current_setting('app.mode'), ${row.id}, ${row.holder}, ${row.amount},
            ${row.bank}, ${row.va_number}, ${row.va_name}, ${row.created_by}, ${row.search_text}, ${row.created_at}, ${row.created_at},
            ${row.expires_at})`);
};

type Ending = {
  id: string;
  status: TopUp['status'];
  now: Date;
  /** The acquirer has the money, so the expiry does not matter any more. */
  isConfirmed?: boolean;
};

/** Returns whether it was still unpaid. */
export const endTopUp = async (
  tx: Tx,
  { id, status, now, isConfirmed = false }: Ending,
): Promise<boolean> => {
  const moved = await tx.run(sql`
    update top_up set status = ${status}, updated_at = ${now}, completed_at = ${status === 'completed' ? now : null}
     where id = ${id} and status = 'processing' and (${isConfirmed} or expires_at > ${now})`);
  return moved > 0;
};

/** Locks payments of top ups to this balance until the end of the transaction. */
export const lockPaying = async (tx: Tx, holder: LedgerHolder): Promise<void> => {
  await tx.run(sql`
    select pg_advisory_xact_lock(hashtextextended(
      concat_ws(' ', 'top_up', current_setting('app.merchant_id'), current_setting('app.mode'), ${holder}::text), 0))`);
};

export const merchantNameOf = async (tx: Tx): Promise<string> => {
  const { name } = await tx.one<{ name: string }>(sql`select name from merchant`);
  return name;
};
