import { ACCOUNT_DIGITS_SHOWN } from '@dasbor/domain/access';
import { searchTerms } from '@dasbor/domain/lists';
import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';

/**
 * Case-insensitive match of any part of the row's search text. A number also matches in its grouped form. Only rows in the range
 * (at most 31 days) are scanned.
 * @param hidden the column with account numbers, if the caller sees only their last digits
 * @param orMatches extra condition on related rows; receives the patterns as an array
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
 * The search text with the number masked like `maskAccountNumber`. A caller who may not see a digit must not be able to search for it.
 * Otherwise, hits and misses would reveal the number digit by digit.
 */
const asShown = (number: Sql): Sql =>
  sql`replace(search_text, coalesce(${number}, ''), coalesce(${masked(number)}, ''))`;

const masked = (number: Sql): Sql => sql`
  case when length(${number}) >= ${2 * ACCOUNT_DIGITS_SHOWN}::integer
       then repeat('*', length(${number}) - ${ACCOUNT_DIGITS_SHOWN}::integer) || right(${number}, ${ACCOUNT_DIGITS_SHOWN}::integer)
       else repeat('*', length(${number})) end`;

/** The content of `search_text`: everything that a user may know the row by. */
export const searchText = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(' ').toLowerCase();

// PostgreSQL rejects a pattern that ends in a backslash (22025), and an unescaped % or _ would match anything.
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`);

/**
 * Prefix match as an index range: under row-level security `like` cannot use an index, but `<` and `>=` can. The column must use collate
 * "C".
 */
export const beginsWith = (column: Sql, prefix: string): Sql =>
  sql`${column} >= ${prefix} and ${column} < ${`${prefix}\u{10FFFF}`}`;

/** Normalises an id, which is a small prefix and capital letters: `PAY_01kaj` → `pay_01KAJ`. */
export const idPrefix = (text: string): string => {
  const end = text.lastIndexOf('_') + 1;
  return end === 0 ? text : text.slice(0, end).toLowerCase() + text.slice(end).toUpperCase();
};
