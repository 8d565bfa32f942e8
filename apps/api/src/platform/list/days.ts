import { jakartaDate, jakartaDayBounds } from '@dasbor/domain/kernel';
import { decideDateRange } from '@dasbor/domain/lists';
import type { DateRange } from '@dasbor/domain/lists';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';

export type RangeQuery = { from?: string; to?: string };

/** The days of a list; the last seven by default. */
export const listedDays = (query: RangeQuery, now: Date) => decideDateRange(query, jakartaDate(now));

/** The SQL condition for a list's days, in Jakarta time like every calendar rule. */
export const withinDays = (days: DateRange): Sql => {
  const { from } = jakartaDayBounds(days.from);
  const { to } = jakartaDayBounds(days.to);
  return sql`created_at >= ${from}::timestamptz and created_at < ${to}::timestamptz`;
};
