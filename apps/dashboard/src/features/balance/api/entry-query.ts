import { valuesOf } from '../../../shared/list/filter-fields.ts';
import type { FilterValues } from '../../../shared/list/list-query.ts';
import type { ListState } from '../../../shared/list/use-list-query.ts';
import { DIRECTIONS, ENTRY_KINDS } from '../presentation/entry-kinds.ts';
import type { BalanceEntryFilters, BalanceEntryQuery } from './types.ts';

/** The list's address as the contract's parameters. */
export function entryQuery({ query, range }: Pick<ListState, 'query' | 'range'>): BalanceEntryQuery {
  const filters = entryFilters(query.filters);
  return {
    limit: query.limit,
    from: range.from,
    to: range.to,
    action: query.action,
    ...(query.search ? { search: query.search } : {}),
    ...(query.cursor ? { cursor: query.cursor } : {}),
    ...(Object.keys(filters).length > 0 ? { filters } : {}),
  };
}

function entryFilters(values: FilterValues): BalanceEntryFilters {
  const kind = valuesOf(values, 'kind', ENTRY_KINDS);
  const [direction] = valuesOf(values, 'direction', DIRECTIONS) ?? [];
  return { ...(kind ? { kind: [...kind] } : {}), ...(direction ? { direction } : {}) };
}
