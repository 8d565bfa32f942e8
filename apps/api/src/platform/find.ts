import { ACCOUNT_DIGITS_SHOWN } from '@dasbor/domain/access';
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

/**
 * Any part of the row's search text, in any case. The rows looked through are those of the range, at most 31 days.
 * @param hidden the column with an account number of which the asker sees the end alone
 */
export const matchesSearch = (text: string | undefined, hidden?: Sql): Sql => {
  const wanted = text?.trim().toLowerCase();
  if (!wanted) return empty;
  return sql`and ${hidden ? asShown(hidden) : sql`search_text`} like ${`%${escapeLike(wanted)}%`}`;
};

/**
 * The search text with the number as `maskAccountNumber` shows it. Whoever may not read a digit may not ask for it either: hits
 * and misses for 0, 1, 2 … spell out the whole number, and even one that is asked for whole can be guessed, as four digits of it
 * are known.
 */
const asShown = (number: Sql): Sql =>
  sql`replace(search_text, coalesce(${number}, ''), coalesce(${masked(number)}, ''))`;

const masked = (number: Sql): Sql => sql`
  case when length(${number}) >= ${2 * ACCOUNT_DIGITS_SHOWN}::integer
       then repeat('*', length(${number}) - ${ACCOUNT_DIGITS_SHOWN}::integer) || right(${number}, ${ACCOUNT_DIGITS_SHOWN}::integer)
       else repeat('*', length(${number})) end`;

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
