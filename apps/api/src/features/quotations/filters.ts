import { QUOTATION_CONDITIONS } from '@dasbor/domain/quotations';
import type { QuotationFacts, QuotationStatus } from '@dasbor/domain/quotations';
import type { CalendarDate } from '@dasbor/domain/kernel';
import sql, { empty, join } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Call } from '../../spec/handlers.ts';

type Filters = NonNullable<Call<'listQuotations'>['query']['filters']>;

/** The filters of the list. Values of one filter are combined with OR, different filters with AND. */
export const quotationFilters = (filters: Filters = {}, today: CalendarDate): Sql => {
  const { status, valid_from, valid_to, amount_min, amount_max } = filters;
  return sql`
    ${status ? sql`and ${isOneOf(status, today)}` : empty}
    ${valid_from === undefined ? empty : sql`and valid_until >= ${valid_from}::date`}
    ${valid_to === undefined ? empty : sql`and valid_until <= ${valid_to}::date`}
    ${amount_min === undefined ? empty : sql`and total_amount >= ${amount_min}::bigint`}
    ${amount_max === undefined ? empty : sql`and total_amount <= ${amount_max}::bigint`}`;
};

const isOneOf = (statuses: readonly QuotationStatus[], today: CalendarDate): Sql =>
  sql`(${join(
    statuses.map((status) => isIn(status, today)),
    ' or ',
  )})`;

/** The domain defines what each status means. */
export const isIn = (status: QuotationStatus, today: CalendarDate): Sql => {
  const facts = Object.entries(QUOTATION_CONDITIONS[status]) as [keyof QuotationFacts, boolean & string][];
  return sql`(${join(
    facts.map(([fact, value]) => FACTS[fact](value, today)),
    ' and ',
  )})`;
};

const FACTS: {
  readonly [Fact in keyof QuotationFacts]: (value: QuotationFacts[Fact], today: CalendarDate) => Sql;
} = {
  isIssued: (value) => sql`(issued_at is not null) = ${value}`,
  answer: (value) => sql`answer is not distinct from ${value}::text`,
  isPastValid: (value, today) => sql`(valid_until < ${today}::date) = ${value}`,
  hasInvoice: (value) => sql`(invoice_id is not null) = ${value}`,
};
