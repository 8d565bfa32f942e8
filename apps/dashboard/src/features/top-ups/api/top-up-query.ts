import { TOP_UP_BANKS, TOP_UP_STATUSES } from '@dasbor/domain/top-ups';
import { valuesOf } from '../../../shared/list/filter-fields.ts';
import type { FilterValues } from '../../../shared/list/list-query.ts';
import type { ListState } from '../../../shared/list/use-list-query.ts';
import type { TopUpFilters, TopUpQuery } from './types.ts';

/** The list's address as the contract's parameters. */
export function topUpQuery({ query }: Pick<ListState, 'query'>): TopUpQuery {
  const filters = topUpFilters(query.filters);
  return {
    limit: query.limit,
    ...query.range,
    action: query.action,
    ...(query.search ? { search: query.search } : {}),
    ...(query.cursor ? { cursor: query.cursor } : {}),
    ...(Object.keys(filters).length > 0 ? { filters } : {}),
  };
}

function topUpFilters(values: FilterValues): TopUpFilters {
  const status = valuesOf(values, 'status', TOP_UP_STATUSES);
  const bank = valuesOf(values, 'bank', TOP_UP_BANKS);
  return { ...(status ? { status: [...status] } : {}), ...(bank ? { bank: [...bank] } : {}) };
}
