import { BATCH_STATUSES, ITEM_STATUSES } from '@dasbor/domain/disbursements';
import { valuesOf } from '../../../shared/list/filter-fields.ts';
import type { FilterValues } from '../../../shared/list/list-query.ts';
import type { ListState } from '../../../shared/list/use-list-query.ts';
import { EVIDENCE_GROUPS } from '../presentation/evidence-groups.ts';
import type { BatchItemsQuery, DisbursementQuery, ItemFilters, ItemSearchQuery } from './types.ts';

type Address = Pick<ListState, 'query'>;

/** The list's address as the contract's parameters. */
export function disbursementQuery({ query }: Address): DisbursementQuery {
  const status = valuesOf(query.filters, 'status', BATCH_STATUSES);
  const subaccountId = query.filters['subaccount']?.[0];
  const filters = {
    ...(status ? { status: [...status] } : {}),
    ...(subaccountId ? { subaccount_id: subaccountId } : {}),
  };
  return {
    ...query.range,
    ...pageOf({ query }),
    ...(Object.keys(filters).length > 0 ? { filters } : {}),
  };
}

/** Items of one batch: of all days, in the order of its rows. */
export function batchItemsQuery({ query }: Address): BatchItemsQuery {
  const evidence = valuesOf(query.filters, 'evidence', EVIDENCE_GROUPS)?.[0];
  const { filters } = filtersOf(query.filters);
  return {
    ...pageOf({ query }),
    ...(filters || evidence ? { filters: { ...filters, ...(evidence && { evidence }) } } : {}),
    count: true,
  };
}

/** Items of all batches. */
export function itemSearchQuery({ query }: Address): ItemSearchQuery {
  return { ...query.range, ...pageOf({ query }), ...filtersOf(query.filters) };
}

function pageOf({ query }: Address) {
  return {
    limit: query.limit,
    action: query.action,
    ...(query.search ? { search: query.search } : {}),
    ...(query.cursor ? { cursor: query.cursor } : {}),
  };
}

function filtersOf(values: FilterValues): { filters?: ItemFilters } {
  const status = valuesOf(values, 'status', ITEM_STATUSES);
  const completedFrom = values['completed_from']?.[0];
  const filters: ItemFilters = {
    ...(status ? { status: [...status] } : {}),
    ...(values['issue']?.includes('yes') ? { has_issue: true } : {}),
    ...(values['again']?.includes('yes') ? { retriggerable: true } : {}),
    ...(completedFrom ? { completed_from: completedFrom } : {}),
  };
  return Object.keys(filters).length > 0 ? { filters } : {};
}
