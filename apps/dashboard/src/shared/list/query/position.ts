import type { ListQuery, ListPatch } from './list-query.ts';

/** What the API says of a page. */
export interface PageInfo {
  next_cursor: string | null;
  previous_cursor: string | null;
  has_next: boolean;
  has_previous: boolean;
  /** Only where it was asked to count. */
  total?: number;
  /** The days listed, where a list is of days. */
  from?: string;
  to?: string;
}

export interface Position {
  /** The number of the first row shown; null where nothing honest can be said of it. */
  readonly from: number | null;
  /** Null until the last page, or a count, tells it. */
  readonly total: number | null;
}

/**
 * Cursors know their neighbours, not their place. The first page begins at 1; from there each step adds what it passed,
 * kept in the address; who jumps to the last page knows the end of the list and not its length.
 */
export function positionOf({ row }: Pick<ListQuery, 'row'>, page: PageInfo, rows: number): Position {
  const { total = null } = page;
  if (!page.has_previous) return { from: 1, total: page.has_next ? total : rows };
  if (page.has_next) return { from: row, total };
  if (row !== null) return { from: row, total: row + rows - 1 };
  return { from: total === null ? null : total - rows + 1, total };
}

/** The pages that lead on from this one; null where there is none. */
export function stepsFrom(
  query: Pick<ListQuery, 'row' | 'limit'>,
  page: PageInfo,
  rows: number,
): Readonly<Record<'first' | 'previous' | 'next' | 'last', ListPatch | null>> {
  const { from } = positionOf(query, page, rows);
  const { previous_cursor: previous, next_cursor: next } = page;
  const before = from === null || from <= query.limit ? null : from - query.limit;
  return {
    first: page.has_previous ? { action: 'first', cursor: null, row: null } : null,
    previous: page.has_previous && previous ? { action: 'previous', cursor: previous, row: before } : null,
    next:
      page.has_next && next
        ? { action: 'next', cursor: next, row: from === null ? null : from + rows }
        : null,
    last: page.has_next ? { action: 'last', cursor: null, row: null } : null,
  };
}
