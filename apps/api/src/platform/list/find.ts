import { ACCOUNT_DIGITS_SHOWN } from '@dasbor/domain/access';
import { searchTerms } from '@dasbor/domain/lists';
import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';

/**
 * Any part of the row's search text, in any case; a number also as it is shown, in groups. The rows looked through are those of the range, at most 31 days.
 * @param hidden the column with an account number of which the asker sees the end alone
 * @param orMatches whether a row is named by what is kept beside it: of the patterns, as an array
 */
export const matchesSearch = (
  text: string | undefined,
  { hidden, orMatches }: { hidden?: Sql | undefined; orMatches?: ((patterns: Sql) => Sql) | undefined } = {},
): Sql => {
  const patterns = searchTerms(text ?? '').map((term) => `%${escapeLike(term)}%`);
  if (patterns.length === 0) return empty;
  const found = sql`${hidden ? asShown(hidden) : sql`search_text`} like any(${patterns}::text[])`;
  return orMatches ? sql`and (${found} or ${orMatches(sql`${patterns}::text[]`)})` : sql`and ${found}`;
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
