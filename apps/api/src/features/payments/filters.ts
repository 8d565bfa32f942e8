import { jakartaDayBounds } from '@dasbor/domain/kernel';
import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Call } from '../../spec/handlers.ts';

type PaymentFilters = NonNullable<Call<'listPayments'>['query']['filters']>;

/** The filters of the list. Values of one filter are combined with OR, different filters with AND. */
export const paymentFilters = (filters: PaymentFilters = {}): Sql => {
  const { status, settlement_status, method, channel, order_id, subaccount_id } = filters;
  const { amount_min, amount_max, completed_from, completed_to, failure_code } = filters;
  return sql`
    ${status ? sql`and status = any(${status}::text[])` : empty}
    ${settlement_status ? sql`and settlement_status = any(${settlement_status}::text[])` : empty}
    ${method ? sql`and method = any(${method}::text[])` : empty}
    ${channel ? sql`and channel = any(${channel}::text[])` : empty}
    ${order_id === undefined ? empty : sql`and order_id = ${order_id}`}
    ${subaccount_id === undefined ? empty : sql`and subaccount_id = ${subaccount_id}`}
    ${amount_min === undefined ? empty : sql`and amount >= ${amount_min}::bigint`}
    ${amount_max === undefined ? empty : sql`and amount <= ${amount_max}::bigint`}
    ${completed_from === undefined ? empty : sql`and completed_at >= ${jakartaDayBounds(completed_from).from}::timestamptz`}
    ${completed_to === undefined ? empty : sql`and completed_at < ${jakartaDayBounds(completed_to).to}::timestamptz`}
    ${failure_code === undefined ? empty : sql`and failure_code = ${failure_code}`}`;
};
