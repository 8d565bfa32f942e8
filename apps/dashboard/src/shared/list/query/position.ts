import type { ListQuery, ListPatch } from './list-query.ts';

/** The API's description of a page. */
export type PageInfo = {
  next_cursor: string | null;
  previous_cursor: string | null;
  has_next: boolean;
  has_previous: boolean;
  /** Present only if a count was requested. */
  total?: number;
  /** The listed dates, if the list has a date range. */
  from?: string;
  to?: string;
};

export type Position = {
  /** The number of the first visible row; null if it is unknown. */
  readonly from: number | null;
  /** Null until the last page or a count reveals it. */
  readonly total: number | null;
};

/**
 * Cursors have no row numbers. The first page begins at 1, and each step adds the rows it passed and stores the number
 * in the address. A jump to the last page cannot know the number.
 */
export const positionOf = ({ row }: Pick<ListQuery, 'row'>, page: PageInfo, rows: number): Position => {
  const { total = null } = page;
  if (!page.has_previous) return { from: 1, total: page.has_next ? total : rows };
  if (page.has_next) return { from: row, total };
  if (row !== null) return { from: row, total: row + rows - 1 };
  return { from: total === null ? null : total - rows + 1, total };
};

/** The previous and next page; null if there is none. */
export const stepsFrom = (
  query: Pick<ListQuery, 'row' | 'limit'>,
  page: PageInfo,
  rows: number,
): Readonly<Record<'first' | 'previous' | 'next' | 'last', ListPatch | null>> => {
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
};
