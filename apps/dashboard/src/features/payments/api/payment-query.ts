import { PAYMENT_METHODS, PAYMENT_STATUSES, SETTLEMENT_STATUSES } from '@dasbor/domain/payments';
import { amountOf, valuesOf } from '../../../shared/list/filter-fields.ts';
import type { FilterValues } from '../../../shared/list/list-query.ts';
import type { ListState } from '../../../shared/list/use-list-query.ts';
import type { PaymentFilters, PaymentQuery } from './types.ts';

/** The list's address as the contract's parameters. */
export function paymentQuery({ query }: Pick<ListState, 'query'>): PaymentQuery {
  const filters = paymentFilters(query.filters);
  return {
    expand: ['customer'],
    limit: query.limit,
    ...query.range,
    action: query.action,
    ...(query.search ? { search: query.search } : {}),
    ...(query.cursor ? { cursor: query.cursor } : {}),
    ...(Object.keys(filters).length > 0 ? { filters } : {}),
  };
}

function paymentFilters(values: FilterValues): PaymentFilters {
  const status = valuesOf(values, 'status', PAYMENT_STATUSES);
  const settlement = valuesOf(values, 'settlement', SETTLEMENT_STATUSES);
  const method = valuesOf(values, 'method', PAYMENT_METHODS);
  const orderId = values['order']?.[0];
  const subaccountId = values['subaccount']?.[0];
  const completedFrom = values['completed_from']?.[0];
  const least = amountOf(values, 'amount_min');
  const most = amountOf(values, 'amount_max');
  return {
    ...(status ? { status: [...status] } : {}),
    ...(settlement ? { settlement_status: [...settlement] } : {}),
    ...(method ? { method: [...method] } : {}),
    ...(orderId ? { order_id: orderId } : {}),
    ...(subaccountId ? { subaccount_id: subaccountId } : {}),
    ...(completedFrom ? { completed_from: completedFrom } : {}),
    ...(least === undefined ? {} : { amount_min: least }),
    ...(most === undefined ? {} : { amount_max: most }),
  };
}
