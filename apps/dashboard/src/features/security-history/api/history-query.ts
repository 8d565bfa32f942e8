import { SECURITY_CATEGORY_KEYS } from '@dasbor/domain/security-history';
import { valuesOf } from '../../../shared/list/filter-fields.ts';
import type { FilterValues } from '../../../shared/list/list-query.ts';
import type { ListState } from '../../../shared/list/use-list-query.ts';
import type { HistoryFilters, HistoryQuery } from './types.ts';

export const MODES = ['live', 'sandbox'] as const;

/** The list's address as the contract's parameters. */
export function historyQuery({ query }: Pick<ListState, 'query'>): HistoryQuery {
  const filters = historyFilters(query.filters);
  return {
    limit: query.limit,
    ...query.range,
    action: query.action,
    ...(query.cursor ? { cursor: query.cursor } : {}),
    ...(Object.keys(filters).length > 0 ? { filters } : {}),
  };
}

function historyFilters(values: FilterValues): HistoryFilters {
  const category = valuesOf(values, 'category', SECURITY_CATEGORY_KEYS);
  const [mode] = valuesOf(values, 'mode', MODES) ?? [];
  const actor = values['actor']?.find((id) => /^(usr|key)_\w+$/.test(id));
  return {
    ...(category ? { category: [...category] } : {}),
    ...(mode ? { mode } : {}),
    ...(actor ? { actor_id: actor } : {}),
  };
}
