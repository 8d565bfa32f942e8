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

/** A row of a list: its place is when it was made, and its id. */
export type Placed = { id: string; created_at: string };

export type PagePlan = {
  /** The end of a statement whose `where` is already open: position, order and limit. */
  window: Sql;
  /** Puts the rows that the statement gave into the list's order and says what lies before and after them. */
  close: <Row extends Placed>(rows: readonly Row[], total?: number) => { rows: Row[]; page: Page };
};

/**
 * Pages of a list that is newest first by (created_at, id). A page begins where its cursor says and reads one row more than
 * it shows, so its cost is the same however far down the list it lies; two rows of one instant keep apart by their id.
 */
export const planPage = (query: PageQuery, scope: CursorScope, cursors: Cursors): Result<PagePlan> => {
  const { limit = LIST_POLICY.defaultLimit, action = 'first' } = query;
  const start = STARTS_AT_CURSOR[action] ? readPosition(query, scope, cursors) : withoutCursor(query);
  if (!start.ok) return start;
  // Towards newer rows the list is read from its end, then turned round.
  const backwards = action === 'previous' || action === 'last';
  return ok({
    window: sql`${after(start.value, backwards)} ${backwards ? OLDEST_FIRST : NEWEST_FIRST} ${rowsToRead(limit)}`,
    close: (found, total) => {
      const kept = found.slice(0, limit);
      const rows = backwards ? kept.toReversed() : kept;
      const isMore = found.length > limit;
      const place = (row: Placed | undefined) => row && cursors.sign(scope, [row.created_at, row.id]);
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

const NEWEST_FIRST = sql`order by created_at desc, id desc`;
const OLDEST_FIRST = sql`order by created_at, id`;

// Not `(created_at, id) < (…)`: beside the range's own bound an index scan would begin at the newest row of the range and step
// over everything before the page. Of two plain bounds it takes the tighter, and the id only parts rows of one instant.
const after = (start: Placed | undefined, backwards: boolean): Sql => {
  if (!start) return empty;
  const at = sql`${start.created_at}::timestamptz`;
  return backwards
    ? sql`and created_at >= ${at} and (created_at > ${at} or id > ${start.id})`
    : sql`and created_at <= ${at} and (created_at < ${at} or id < ${start.id})`;
};

const STARTS_AT_CURSOR = { first: false, next: true, previous: true, last: false } as const;

/** The first and the last page lie where they lie: a cursor beside them was meant for another. */
const withoutCursor = ({ cursor }: PageQuery): Result<undefined> =>
  cursor === undefined ? ok(undefined) : err('DPAY_INVALID_CURSOR');

const readPosition = ({ cursor }: PageQuery, scope: CursorScope, cursors: Cursors): Result<Placed> => {
  const read = cursor === undefined ? err('DPAY_INVALID_CURSOR') : cursors.read(scope, cursor);
  if (!read.ok) return read;
  const [created_at, id] = read.value;
  return created_at === undefined || id === undefined ? err('DPAY_INVALID_CURSOR') : ok({ created_at, id });
};
