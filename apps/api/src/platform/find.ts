import { jakartaDate, jakartaDayBounds } from '@dasbor/domain/kernel';
import { decideDateRange } from '@dasbor/domain/lists';
import type { DateRangeProblem } from '@dasbor/domain/lists';
import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';

export type RangeQuery = { from?: string; to?: string };

/** The condition of a list's days, in Jakarta as every calendar rule; the last seven days where none are named. */
export const withinRange = (
  query: RangeQuery,
  now: Date,
): { ok: true; value: Sql } | { ok: false; problem: DateRangeProblem } => {
  const range = decideDateRange(query, jakartaDate(now));
  if (!range.ok) return range;
  const from = jakartaDayBounds(range.value.from).from;
  const to = jakartaDayBounds(range.value.to).to;
  return {
    ok: true,
    value: sql`created_at >= ${from}::timestamptz and created_at < ${to}::timestamptz`,
  };
};

/** Any part of the row's search text, in any case. The rows looked through are those of the range, at most 31 days. */
export const matchesSearch = (text: string | undefined): Sql => {
  const wanted = text?.trim().toLowerCase();
  return wanted ? sql`and search_text like ${`%${escapeLike(wanted)}%`}` : empty;
};

/** What `search_text` holds: everything a person may know the row by. */
export const searchText = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(' ').toLowerCase();

// A pattern that ends in a backslash is an error to PostgreSQL (22025), and % or _ would find anything.
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`);

/**
 * Begins with the text, as a range of the index: under row-level security `like` may not use one, `<` and `>=` may.
 * The column must be compared byte by byte (collate "C").
 */
export const beginsWith = (column: Sql, prefix: string): Sql =>
  sql`${column} >= ${prefix} and ${column} < ${`${prefix}\u{10FFFF}`}`;
