import { LIST_POLICY } from '@dasbor/domain/lists';
import { err, ok } from '@dasbor/domain/kernel';
import type { Result } from '@dasbor/domain/kernel';
import sql, { empty, raw } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Cursors, CursorScope } from './cursor.ts';

export type PageQuery = {
  limit?: number;
  action?: 'first' | 'next' | 'previous' | 'last';
  cursor?: string;
};

export type Page = {
  next_cursor: string | null;
  previous_cursor: string | null;
  has_next: boolean;
  has_previous: boolean;
  total?: number;
};

/** A row of a list: its place is when it was made, and its id, unless the list has an order of its own. */
export type Placed = { id: string; created_at: string };

/** How a list is walked: its order from either end, where a row stands in it, and what lies beyond such a place. */
export type ListOrder<Row> = {
  forwards: Sql;
  backwards: Sql;
  place: (row: Row) => readonly string[];
  beyond: (place: readonly string[], backwards: boolean) => Sql;
};

export type PagePlan<Row> = {
  /** The end of a statement whose `where` is already open: position, order and limit. */
  window: Sql;
  /** Puts the rows that the statement gave into the list's order and says what lies before and after them. */
  close: (rows: readonly Row[], total?: number) => { rows: Row[]; page: Page };
};

// Not `(created_at, id) < (…)`: beside the range's own bound an index scan would begin at the newest row of the range and step
// over everything before the page. Of two plain bounds it takes the tighter, and the id only parts rows of one instant.
const NEWEST_FIRST: ListOrder<Placed> = {
  forwards: sql`order by created_at desc, id desc`,
  backwards: sql`order by created_at, id`,
  place: ({ created_at, id }) => [created_at, id],
  beyond: ([created_at = '', id = ''], backwards) => {
    const at = sql`${created_at}::timestamptz`;
    return backwards
      ? sql`and created_at >= ${at} and (created_at > ${at} or id > ${id})`
      : sql`and created_at <= ${at} and (created_at < ${at} or id < ${id})`;
  },
};

/**
 * Pages of a list that is newest first by (created_at, id), or in an order of its own. A page begins where its cursor says and
 * reads one row more than it shows, so its cost is the same however far down the list it lies; two rows of one instant keep
 * apart by their id.
 */
export const planPage = <Row extends Placed>(
  query: PageQuery,
  scope: CursorScope,
  cursors: Cursors,
  order: ListOrder<Row> = NEWEST_FIRST,
): Result<PagePlan<Row>> => {
  const { limit = LIST_POLICY.defaultLimit, action = 'first' } = query;
  const start = STARTS_AT_CURSOR[action] ? readPosition(query, scope, cursors) : withoutCursor(query);
  if (!start.ok) return start;
  // Towards earlier pages the list is read from its end, then turned round.
  const backwards = action === 'previous' || action === 'last';
  const beyond = start.value ? order.beyond(start.value, backwards) : empty;
  return ok({
    window: sql`${beyond} ${backwards ? order.backwards : order.forwards} ${rowsToRead(limit)}`,
    close: (found, total) => {
      const kept = found.slice(0, limit);
      const rows = backwards ? kept.toReversed() : kept;
      const isMore = found.length > limit;
      const place = (row: Row | undefined) => row && cursors.sign(scope, order.place(row));
      const next = action === 'previous' || (!backwards && isMore) ? place(rows.at(-1)) : undefined;
      const previous = action === 'next' || (backwards && isMore) ? place(rows[0]) : undefined;
      return {
        rows,
        page: {
          next_cursor: next ?? null,
          previous_cursor: previous ?? null,
          has_next: next !== undefined,
          has_previous: previous !== undefined,
          ...(total !== undefined && { total }),
        },
      };
    },
  });
};

// Written out, not a parameter: not knowing the number, PostgreSQL would plan the statement anew for every call.
const rowsToRead = (limit: number): Sql => raw(`limit ${Math.trunc(limit) + 1}`);

const STARTS_AT_CURSOR = { first: false, next: true, previous: true, last: false } as const;

/** The first and the last page lie where they lie: a cursor beside them was meant for another. */
const withoutCursor = ({ cursor }: PageQuery): Result<undefined> =>
  cursor === undefined ? ok(undefined) : err('DPAY_INVALID_CURSOR');

const readPosition = (
  { cursor }: PageQuery,
  scope: CursorScope,
  cursors: Cursors,
): Result<readonly string[]> =>
  cursor === undefined ? err('DPAY_INVALID_CURSOR') : cursors.read(scope, cursor);
