import type { TransferKind } from '@dasbor/domain/ledger';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import type { MovementRow } from './rows.ts';

// The merchant's own, with the column names that every list uses for range, search and paging.
const MOVEMENTS = sql`
  (select id, at as created_at, kind, ref, lower(ref) as search_text, amount, fee, in_after, out_after
     from ledger_movement where holder = '') movement`;

export const selectMovements = (tx: Tx, conditions: Sql, window: Sql): Promise<MovementRow[]> =>
  tx.rows<MovementRow>(sql`
    select id, created_at, kind, ref, amount, fee from ${MOVEMENTS} where ${conditions} ${window}`);

export const countMovements = async (tx: Tx, conditions: Sql): Promise<number> => {
  const { total } = await tx.one<{ total: string }>(
    sql`select count(*) as total from ${MOVEMENTS} where ${conditions}`,
  );
  return Number(total);
};

export type MovementSums = { money_in: bigint; money_out: bigint };

type SumRow = { money_in: string; money_out: string };

const toSums = ({ money_in, money_out }: SumRow): MovementSums => ({
  money_in: BigInt(money_in),
  money_out: BigInt(money_out),
});

/** Reads every row that matches. */
export const sumMatching = async (tx: Tx, conditions: Sql): Promise<MovementSums> =>
  toSums(
    await tx.one<SumRow>(sql`
      select coalesce(sum(greatest(amount, 0)), 0)::text as money_in, coalesce(sum(greatest(-amount, 0)), 0)::text as money_out
        from ${MOVEMENTS} where ${conditions}`),
  );

/** The sums of all rows of these kinds in a range: two look-ups per kind, because each row has the sums of its kind so far. */
export const sumKinds = async (tx: Tx, kinds: readonly TransferKind[], inRange: Sql): Promise<MovementSums> =>
  toSums(
    await tx.one<SumRow>(sql`
      select coalesce(sum(last.in_after - first.in_after + greatest(first.amount, 0)), 0)::text as money_in,
             coalesce(sum(last.out_after - first.out_after + greatest(-first.amount, 0)), 0)::text as money_out
        from unnest(${kinds}::text[]) one (kind)
        join lateral (
          select in_after, out_after from ${MOVEMENTS} where movement.kind = one.kind and ${inRange}
           order by created_at desc, id desc limit 1) last on true
        join lateral (
          select amount, in_after, out_after from ${MOVEMENTS} where movement.kind = one.kind and ${inRange}
           order by created_at, id limit 1) first on true`),
  );

/** The condition of rows up to and including this one. */
export const upTo = ({ created_at: at, id }: Pick<MovementRow, 'created_at' | 'id'>): Sql =>
  sql`created_at <= ${at}::timestamptz and (created_at < ${at}::timestamptz or id <= ${id})`;
