import { digitsOf } from '@dasbor/domain/lists';
import sql, { join } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { beginsWith, idPrefix } from '../../platform/list/find.ts';

/** Fewer digits would match too many numbers. A masked number shows as many. */
const FEWEST_DIGITS = 3;

/**
 * The condition for customers that a search finds, by indexes alone: the beginning of an id, of a word of the name, of a reference, of an
 * email address or its domain, and the first or last digits of a mobile number.
 *
 * A caller with masked data finds by what it sees: not by the address, and of the number only by the last three digits. Otherwise hits and
 * misses would reveal the rest character by character.
 */
export const customersFoundBy = (text: string, masked: boolean): Sql => {
  const written = text.trim();
  if (/^cus_/i.test(written)) return beginsWith(sql`id`, idPrefix(written));
  const found = [
    namedLike(NAMES, { text: written, name: sql`name`, masked }),
    wordsIn(sql`reference_words`, written),
    ...emailsWith(written.toLowerCase(), masked),
    ...numbersWith(digitsOf(written) ?? '', masked),
  ];
  return sql`(${join(found, ' or ')})`;
};

/** The condition for changes of a customer whose name was like this before. */
export const formerlyFoundBy = (text: string, masked: boolean): Sql =>
  namedLike(FORMER, { text: text.trim(), name: sql`former_name(changes)`, masked });

/**
 * The condition for orders and payments of customers whose present name is like this. Their own text has the name of their time, so only
 * changed names are looked up, and those that are left out of that text.
 */
export const ofRenamedCustomers = (text: string, masked: boolean): Sql => sql`
  customer_id in (
    select id from customer
     where (changed_at is not null or names_contact(name))
       and ${namedLike(NAMES, { text: text.trim(), name: sql`name`, masked })})`;

const NAMES = [sql`name_1`, sql`name_2`, sql`name_3`, sql`name_4`];
const FORMER = [sql`former_1`, sql`former_2`, sql`former_3`, sql`former_4`];

/** A name with a contact in it is masked, so a caller with masked data does not find by it. */
const namedLike = (
  columns: readonly Sql[],
  { text, name, masked }: { text: string; name: Sql; masked: boolean },
): Sql => {
  const like = join(
    columns.map((column) => wordsIn(column, text)),
    ' or ',
  );
  return masked ? sql`((${like}) and not names_contact(${name}))` : sql`(${like})`;
};

/** The database splits both sides into words, so that they are split alike. A text without a letter or digit has no words. */
const wordsIn = (column: Sql, text: string): Sql => sql`
  (search_words(${text}) <> '' and ${column} >= search_words(${text})
   and ${column} < search_words(${text}) || ${'\u{10FFFF}'}::text)`;

const emailsWith = (text: string, masked: boolean): Sql[] => {
  const domain = text.replace(/^@/, '');
  return [
    ...(domain !== '' && !domain.includes('@') ? [begins(sql`email_domain`, domain)] : []),
    ...(masked || domain === '' ? [] : [begins(sql`email_key`, text)]),
  ];
};

const numbersWith = (digits: string, masked: boolean): Sql[] => {
  if (digits.length < FEWEST_DIGITS || (masked && digits.length > FEWEST_DIGITS)) return [];
  const national = digits.replace(/^(?:62)?0?/, '');
  const reversed = [...digits].toReversed().join('');
  return [
    begins(sql`mobile_end`, reversed),
    ...(masked || national.length < FEWEST_DIGITS ? [] : [begins(sql`mobile_start`, national)]),
  ];
};

const begins = (column: Sql, prefix: string): Sql => sql`(${beginsWith(column, prefix)})`;
