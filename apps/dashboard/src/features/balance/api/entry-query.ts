import { valuesOf } from '../../../shared/list/filter-fields.ts';
import type { FilterValues } from '../../../shared/list/list-query.ts';
import type { ListState } from '../../../shared/list/use-list-query.ts';
import { DIRECTIONS, ENTRY_KINDS } from '../presentation/entry-kinds.ts';
import type { BalanceEntryFilters, BalanceEntryQuery, BalanceExportQuery } from './types.ts';

/** The list's address as the contract's parameters. */
export function entryQuery(list: Pick<ListState, 'query'>): BalanceEntryQuery {
  const { query } = list;
  return {
    limit: query.limit,
    action: query.action,
    ...(query.cursor ? { cursor: query.cursor } : {}),
    ...matchingQuery(list),
  };
}

/** What an entry has to match, whatever its page: the export has no pages. */
export function matchingQuery({ query }: Pick<ListState, 'query'>): BalanceExportQuery {
  const filters = entryFilters(query.filters);
  return {
    ...query.range,
    ...(query.search ? { search: query.search } : {}),
    ...(Object.keys(filters).length > 0 ? { filters } : {}),
  };
}

function entryFilters(values: FilterValues): BalanceEntryFilters {
  const kind = valuesOf(values, 'kind', ENTRY_KINDS);
  const [direction] = valuesOf(values, 'direction', DIRECTIONS) ?? [];
  return { ...(kind ? { kind: [...kind] } : {}), ...(direction ? { direction } : {}) };
}
