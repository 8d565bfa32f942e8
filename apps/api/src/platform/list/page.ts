import { LIST_POLICY } from '@dasbor/domain/lists';
import { err, ok } from '@dasbor/domain/kernel';
import type { Result } from '@dasbor/domain/kernel';
import type { DateRange } from '@dasbor/domain/lists';
import sql, { empty, raw } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Cursors, CursorScope, Marker } from './cursor.ts';

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
  /** The days listed, of a list that is of days. */
  from?: string;
  to?: string;
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

export type PageStart = {
  /** What the page's cursor says; none where the page is an end of the list. */
  marker: Marker | undefined;
  sign: (marker: Marker) => string;
};

/** Reads the cursor of a query, and signs those of the pages around it. */
export const startPage = (
  { action = 'first', cursor }: PageQuery,
  scope: CursorScope,
  cursors: Cursors,
): Result<PageStart> => {
  const sign = (marker: Marker) => cursors.sign(scope, marker);
  // The first and the last page lie where they lie: a cursor beside them was meant for another.
  if (STARTS_AT_CURSOR[action] !== (cursor !== undefined)) return err('DPAY_INVALID_CURSOR');
  if (cursor === undefined) return ok({ marker: undefined, sign });
  const marker = cursors.read(scope, cursor);
  return marker.ok ? ok({ marker: marker.value, sign }) : marker;
};

const STARTS_AT_CURSOR = { first: false, next: true, previous: true, last: false } as const;

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
 * @param days the days listed, which the cursors of other pages carry: those pages stay the list's when its default days move on
 */
export const planPage = <Row extends Placed>(
  { limit = LIST_POLICY.defaultLimit, action = 'first' }: PageQuery,
  { marker, sign }: PageStart,
  { days, order = NEWEST_FIRST }: { days?: DateRange | undefined; order?: ListOrder<Row> | undefined } = {},
): PagePlan<Row> => {
  // Towards earlier pages the list is read from its end, then turned round.
  const backwards = action === 'previous' || action === 'last';
  const beyond = marker ? order.beyond(marker.place, backwards) : empty;
  return {
    window: sql`${beyond} ${backwards ? order.backwards : order.forwards} ${rowsToRead(limit)}`,
    close: (found, total) => {
      const kept = found.slice(0, limit);
      const rows = backwards ? kept.toReversed() : kept;
      const isMore = found.length > limit;
      const place = (row: Row | undefined) => row && sign({ place: order.place(row), days });
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
          ...days,
        },
      };
    },
  };
};

// Written out, not a parameter: not knowing the number, PostgreSQL would plan the statement anew for every call.
const rowsToRead = (limit: number): Sql => raw(`limit ${Math.trunc(limit) + 1}`);
