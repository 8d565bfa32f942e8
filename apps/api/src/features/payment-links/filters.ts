import { PAYMENT_LINK_CONDITIONS } from '@dasbor/domain/payment-links';
import type { PaymentLinkCondition, PaymentLinkStatus } from '@dasbor/domain/payment-links';
import sql, { empty, join } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Call } from '../../spec/handlers.ts';

type LinkFilters = NonNullable<Call<'listPaymentLinks'>['query']['filters']>;

/** The filters of the list. Values of one filter are combined with OR, different filters with AND. */
export const linkFilters = (filters: LinkFilters = {}, now: Date): Sql => {
  const { status, method, created_by_id, upload_id, amount_min, amount_max } = filters;
  return sql`
    ${
      status
        ? sql`and (${join(
            status.map((one) => isIn(one, now)),
            ' or ',
          )})`
        : empty
    }
    ${
      method
        ? sql`and exists (select from payment p
                 where p.order_id = link.order_id and p.status = 'completed' and p.method = any(${method}::text[]))`
        : empty
    }
    ${created_by_id === undefined ? empty : sql`and created_by_id = ${created_by_id}`}
    ${upload_id === undefined ? empty : sql`and upload_id = ${upload_id}`}
    ${amount_min === undefined ? empty : sql`and total_amount >= ${amount_min}::bigint`}
    ${amount_max === undefined ? empty : sql`and total_amount <= ${amount_max}::bigint`}`;
};

/** The domain defines what each status means. */
const isIn = (status: PaymentLinkStatus, now: Date): Sql =>
  sql`(${join(
    PAYMENT_LINK_CONDITIONS[status].map((condition) => conditionOf(condition, now)),
    ' or ',
  )})`;

const conditionOf = ({ statuses, isPast }: PaymentLinkCondition, now: Date): Sql => {
  const inStatus = sql`order_status = any(${[...statuses]}::text[])`;
  if (isPast === undefined) return inStatus;
  return sql`(${inStatus} and expires_at ${isPast ? sql`<=` : sql`>`} ${now}::timestamptz)`;
};

/** The customer's contact, and a name that has one in it, for callers who see them. */
export const matchesContact = (patterns: Sql): Sql => sql`
  lower(customer_email) like any(${patterns}) or customer_mobile like any(${patterns})
  or lower(customer_name) like any(${patterns})`;
