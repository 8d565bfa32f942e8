import { AGE_LIMITS, INVOICE_CONDITIONS } from '@dasbor/domain/invoices';
import type { AgeGroup, InvoiceFacts, InvoiceStatus } from '@dasbor/domain/invoices';
import type { CalendarDate } from '@dasbor/domain/kernel';
import sql, { empty, join } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Call } from '../../spec/handlers.ts';

type InvoiceFilters = NonNullable<Call<'listInvoices'>['query']['filters']>;

/** The filters of the list. Values of one filter are combined with OR, different filters with AND. */
export const invoiceFilters = (filters: InvoiceFilters = {}, today: CalendarDate): Sql => {
  const { status, age, due_from, due_to, customer_id, upload_id, amount_min, amount_max } = filters;
  return sql`
    ${
      status
        ? sql`and (${join(
            status.map((one) => isIn(one, today)),
            ' or ',
          )})`
        : empty
    }
    ${age ? sql`and ${OUTSTANDING} and ${ageOf(today)} = any(${age}::text[])` : empty}
    ${due_from === undefined ? empty : sql`and due_date >= ${due_from}::date`}
    ${due_to === undefined ? empty : sql`and due_date <= ${due_to}::date`}
    ${customer_id === undefined ? empty : sql`and customer_id = ${customer_id}`}
    ${upload_id === undefined ? empty : sql`and upload_id = ${upload_id}`}
    ${amount_min === undefined ? empty : sql`and total_amount >= ${amount_min}::bigint`}
    ${amount_max === undefined ? empty : sql`and total_amount <= ${amount_max}::bigint`}`;
};

/** Issued, and not paid in full. */
export const OUTSTANDING = sql`issued_at is not null and outstanding_amount > 0`;

/** The domain defines what each status means. */
const isIn = (status: InvoiceStatus, today: CalendarDate): Sql => {
  const facts = Object.entries(INVOICE_CONDITIONS[status]) as [keyof InvoiceFacts, boolean][];
  return sql`(${join(
    facts.map(([fact, isTrue]) => sql`(${FACTS[fact](today)}) = ${isTrue}`),
    ' and ',
  )})`;
};

const FACTS: Readonly<Record<keyof InvoiceFacts, (today: CalendarDate) => Sql>> = {
  isIssued: () => sql`issued_at is not null`,
  isPaid: () => sql`outstanding_amount = 0`,
  hasOpenPayment: () => sql`has_open_payment`,
  isPastDue: (today) => sql`due_date < ${today}::date`,
};

/** As `ageGroupOf`. */
export const ageOf = (today: CalendarDate): Sql => {
  const limits = Object.entries(AGE_LIMITS) as [Exclude<AgeGroup, 'over_90'>, number][];
  const cases = limits.map(
    ([group, days]) => sql`when ${today}::date - due_date <= ${days}::integer then ${group}`,
  );
  return sql`case ${join(cases, ' ')} else 'over_90' end`;
};

/** The customer's contact, and a name that has one in it, for callers who see them. */
export const matchesContact = (patterns: Sql): Sql => sql`
  lower(customer_email) like any(${patterns}) or customer_mobile like any(${patterns})
  or lower(customer_name) like any(${patterns})`;
