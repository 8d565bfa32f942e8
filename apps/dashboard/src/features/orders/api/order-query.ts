import { ORDER_FILTER_KEYS } from '@dasbor/domain/orders';
import { amountOf, valuesOf } from '../../../shared/list/filter-fields.ts';
import type { FilterValues } from '../../../shared/list/list-query.ts';
import type { ListState } from '../../../shared/list/use-list-query.ts';
import type { OrderFilters, OrderQuery } from './types.ts';

export const PAYMENT_TYPES = ['full', 'partial'] as const;
export const PAYMENT_LINK_CHOICES = ['yes', 'no'] as const;

/** The list's address as the contract's parameters; the customer's name is in the row. */
export function orderQuery({ query }: Pick<ListState, 'query'>): OrderQuery {
  const filters = orderFilters(query.filters);
  return {
    limit: query.limit,
    ...query.range,
    action: query.action,
    expand: ['customer'],
    ...(query.search ? { search: query.search } : {}),
    ...(query.cursor ? { cursor: query.cursor } : {}),
    ...(Object.keys(filters).length > 0 ? { filters } : {}),
  };
}

function orderFilters(values: FilterValues): OrderFilters {
  const status = valuesOf(values, 'status', ORDER_FILTER_KEYS);
  const type = valuesOf(values, 'type', PAYMENT_TYPES);
  const links = valuesOf(values, 'payment_links', PAYMENT_LINK_CHOICES);
  const customerId = values['customer']?.[0];
  const subaccountId = values['subaccount']?.[0];
  const least = amountOf(values, 'amount_min');
  const most = amountOf(values, 'amount_max');
  return {
    ...(status ? { status: [...status] } : {}),
    ...(type ? { payment_type: [...type] } : {}),
    ...(links ? { payment_links: links.includes('yes') } : {}),
    ...(customerId ? { customer_id: customerId } : {}),
    ...(subaccountId ? { subaccount_id: subaccountId } : {}),
    ...(least === undefined ? {} : { amount_min: least }),
    ...(most === undefined ? {} : { amount_max: most }),
  };
}
