import { PAYMENT_METHODS, SETTLEMENT_STATUSES } from '@dasbor/domain/payments';
import { valuesOf } from '../../../shared/list/filter-fields.ts';
import type { ListState } from '../../../shared/list/use-list-query.ts';
import type { SettlementQuery } from './types.ts';

/** The list's address as the contract's parameters, for one subaccount. */
export function settlementQuery({ query }: Pick<ListState, 'query'>, subaccountId: string): SettlementQuery {
  const status = valuesOf(query.filters, 'status', SETTLEMENT_STATUSES);
  const method = valuesOf(query.filters, 'method', PAYMENT_METHODS);
  return {
    limit: query.limit,
    ...query.range,
    action: query.action,
    ...(query.search ? { search: query.search } : {}),
    ...(query.cursor ? { cursor: query.cursor } : {}),
    filters: {
      subaccount_id: subaccountId,
      ...(status ? { status: [...status] } : {}),
      ...(method ? { method: [...method] } : {}),
    },
  };
}
