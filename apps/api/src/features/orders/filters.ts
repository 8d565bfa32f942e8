import { ORDER_FILTERS } from '@dasbor/domain/orders';
import sql, { empty, join } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Call } from '../../spec/handlers.ts';

type OrderFilters = NonNullable<Call<'listOrders'>['query']['filters']>;

/** The filters of the list. Values of one filter are combined with OR, different filters with AND. */
export const orderFilters = (filters: OrderFilters = {}): Sql => {
  const { status, payment_type, payment_links, customer_id, subaccount_id, amount_min, amount_max } = filters;
  return sql`
    ${status ? sql`and (${join(status.map(statusCondition), ' or ')})` : empty}
    ${payment_type ? sql`and payment_type = any(${payment_type}::text[])` : empty}
    ${payment_links === undefined ? empty : sql`and is_payment_link = ${payment_links}`}
    ${customer_id === undefined ? empty : sql`and customer_id = ${customer_id}`}
    ${subaccount_id === undefined ? empty : sql`and subaccount_id = ${subaccount_id}`}
    ${amount_min === undefined ? empty : sql`and total_amount - discount_amount >= ${amount_min}::bigint`}
    ${amount_max === undefined ? empty : sql`and total_amount - discount_amount <= ${amount_max}::bigint`}`;
};

// The domain defines the filter's words and what they select (product spec §4).
const statusCondition = (word: keyof typeof ORDER_FILTERS): Sql => {
  const { statuses, settled } = ORDER_FILTERS[word];
  const inStatus = sql`status = any(${[...statuses]}::text[])`;
  if (settled === undefined) return sql`(${inStatus})`;
  return sql`(${inStatus} and settlement_id is ${settled ? sql`not null` : sql`null`})`;
};
