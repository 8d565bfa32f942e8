import { jakartaDayBounds } from '@dasbor/domain/kernel';
import type { TransferKind } from '@dasbor/domain/ledger';
import type { DateRange } from '@dasbor/domain/lists';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { withinDays } from '../../platform/list/days.ts';
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

/** The condition of rows up to and including this one. */
const upTo = ({ created_at: at, id }: Pick<MovementRow, 'created_at' | 'id'>): Sql =>
  sql`created_at <= ${at}::timestamptz and (created_at < ${at}::timestamptz or id <= ${id})`;

/** Some days, to their end or up to and including a row. */
export type Span = { days: DateRange; last?: Pick<MovementRow, 'created_at' | 'id'> };

export const inSpan = ({ days, last }: Span): Sql =>
  last ? sql`${withinDays(days)} and ${upTo(last)}` : withinDays(days);

/**
 * The sums of all rows of these kinds in a span: two look-ups per kind, because each row has the sums of its kind so far. Kind, time and ID
 * are compared together, as the primary key orders them. If the kind were compared alone, PostgreSQL might look for a rare kind among all
 * rows of the days.
 */
export const sumKinds = async (tx: Tx, kinds: readonly TransferKind[], span: Span): Promise<MovementSums> => {
  const inRange = boundsOf(span);
  return toSums(
    await tx.one<SumRow>(sql`
      select coalesce(sum(last.in_after - first.in_after + greatest(first.amount, 0)), 0)::text as money_in,
             coalesce(sum(last.out_after - first.out_after + greatest(-first.amount, 0)), 0)::text as money_out
        from unnest(${kinds}::text[]) one (kind)
        join lateral (
          select in_after, out_after from ${MOVEMENTS} where ${inRange}
           order by movement.kind desc, created_at desc, id desc limit 1) last on true
        join lateral (
          select amount, in_after, out_after from ${MOVEMENTS} where ${inRange}
           order by movement.kind, created_at, id limit 1) first on true`),
  );
};

const boundsOf = ({ days, last }: Span): Sql => {
  const { from } = jakartaDayBounds(days.from);
  const { to } = jakartaDayBounds(days.to);
  const end = last
    ? sql`<= (one.kind, ${last.created_at}::timestamptz, ${last.id})`
    : sql`< (one.kind, ${to}::timestamptz, '')`;
  return sql`(movement.kind, created_at, id) >= (one.kind, ${from}::timestamptz, '') and (movement.kind, created_at, id) ${end}`;
};
