import { SUBACCOUNT_STATUSES, SUBACCOUNT_TYPES } from '@dasbor/domain/subaccounts';
import { valuesOf } from '../../../shared/list/filter-fields.ts';
import type { ListState } from '../../../shared/list/use-list-query.ts';
import type { SubaccountQuery } from './types.ts';

/** The list's address as the contract's parameters; it is of no days. */
export function subaccountQuery({ query }: Pick<ListState, 'query'>): SubaccountQuery {
  const status = valuesOf(query.filters, 'status', SUBACCOUNT_STATUSES);
  const type = valuesOf(query.filters, 'type', SUBACCOUNT_TYPES);
  const filters = { ...(status ? { status: [...status] } : {}), ...(type ? { type: [...type] } : {}) };
  return {
    limit: query.limit,
    action: query.action,
    ...(query.search ? { search: query.search } : {}),
    ...(query.cursor ? { cursor: query.cursor } : {}),
    ...(Object.keys(filters).length > 0 ? { filters } : {}),
  };
}
