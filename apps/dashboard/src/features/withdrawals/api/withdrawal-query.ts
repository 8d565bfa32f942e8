import { WITHDRAWAL_SOURCES, WITHDRAWAL_STATUSES } from '@dasbor/domain/withdrawals';
import { valuesOf } from '../../../shared/list/filter-fields.ts';
import type { FilterValues } from '../../../shared/list/list-query.ts';
import type { ListState } from '../../../shared/list/use-list-query.ts';
import type { WithdrawalFilters, WithdrawalQuery } from './types.ts';

/** The list's address as the contract's parameters. */
export function withdrawalQuery({ query }: Pick<ListState, 'query'>): WithdrawalQuery {
  const filters = withdrawalFilters(query.filters);
  return {
    limit: query.limit,
    ...query.range,
    action: query.action,
    ...(query.search ? { search: query.search } : {}),
    ...(query.cursor ? { cursor: query.cursor } : {}),
    ...(Object.keys(filters).length > 0 ? { filters } : {}),
  };
}

function withdrawalFilters(values: FilterValues): WithdrawalFilters {
  const status = valuesOf(values, 'status', WITHDRAWAL_STATUSES);
  const source = valuesOf(values, 'source', WITHDRAWAL_SOURCES);
  return { ...(status ? { status: [...status] } : {}), ...(source ? { source: [...source] } : {}) };
}
