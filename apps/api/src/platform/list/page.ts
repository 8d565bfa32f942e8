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
  /** The days of the list, if it is a list by days. */
  from?: string;
  to?: string;
};

/** A row of a list. It is ordered by creation time and id, unless the list defines another order. */
export type Placed = { id: string; created_at: string };

/** How to page through a list: its order from either end, a row's position, and the condition for rows beyond a position. */
export type ListOrder<Row> = {
  forwards: Sql;
  backwards: Sql;
  place: (row: Row) => readonly string[];
  beyond: (place: readonly string[], backwards: boolean) => Sql;
};

export type PageStart = {
  /** The content of the page's cursor; undefined for the first or last page. */
  marker: Marker | undefined;
  sign: (marker: Marker) => string;
};

/** Reads the cursor of a query and signs those of the neighbouring pages. */
export const startPage = (
  { action = 'first', cursor }: PageQuery,
  scope: CursorScope,
  cursors: Cursors,
): Result<PageStart> => {
  const sign = (marker: Marker) => cursors.sign(scope, marker);
  // The first and last pages take no cursor, so a cursor given with them is a mistake.
  if (STARTS_AT_CURSOR[action] !== (cursor !== undefined)) return err('DPAY_INVALID_CURSOR');
  if (cursor === undefined) return ok({ marker: undefined, sign });
  const marker = cursors.read(scope, cursor);
  return marker.ok ? ok({ marker: marker.value, sign }) : marker;
};

const STARTS_AT_CURSOR = { first: false, next: true, previous: true, last: false } as const;

export type PagePlan<Row> = {
  /** The end of a statement whose `where` is already open: position, order and limit. */
  window: Sql;
  /** Puts the statement's rows into list order and reports whether rows exist before and after them. */
  close: (rows: readonly Row[], total?: number) => { rows: Row[]; page: Page };
};

// Not `(created_at, id) < (…)`: combined with the range's own bound, an index scan would start at the newest row of the range and skip
// everything before the page. With two plain bounds it uses the tighter one. The id only separates rows with the same timestamp.
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
 * Pages of a list, newest first by (created_at, id) or in a custom order. A page starts at its cursor and reads one row more than
 * it shows, so its cost does not depend on its position. The id separates rows with the same timestamp.
 * @param days the days of the list; cursors carry them, so that later pages keep them when the default days move on
 */
export const planPage = <Row extends Placed>(
  { limit = LIST_POLICY.defaultLimit, action = 'first' }: PageQuery,
  { marker, sign }: PageStart,
  { days, order = NEWEST_FIRST }: { days?: DateRange | undefined; order?: ListOrder<Row> | undefined } = {},
): PagePlan<Row> => {
  // Earlier pages are read from the end, then reversed.
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

// A literal, not a parameter: with an unknown limit, PostgreSQL would replan the statement for every call.
const rowsToRead = (limit: number): Sql => raw(`limit ${Math.trunc(limit) + 1}`);
