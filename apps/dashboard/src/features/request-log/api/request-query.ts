import { valuesOf } from '../../../shared/list/filter-fields.ts';
import type { ListQuery } from '../../../shared/list/list-query.ts';
import type { ListState } from '../../../shared/list/use-list-query.ts';
import type { RequestFilters, RequestQuery } from './types.ts';

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export const STATUS_CLASSES = ['2xx', '4xx', '5xx'] as const;

/** The log's address as the contract's parameters. */
export function requestQuery({ query }: Pick<ListState, 'query'>): RequestQuery {
  const filters = requestFilters(query);
  const isId = REQUEST_ID.test(query.search);
  return {
    limit: query.limit,
    ...query.range,
    action: query.action,
    ...(query.search && !isId ? { search: query.search } : {}),
    ...(query.cursor ? { cursor: query.cursor } : {}),
    ...(Object.keys(filters).length > 0 ? { filters } : {}),
  };
}

/** A whole request id in the search box is that request and no other. */
function requestFilters({ filters, search }: ListQuery): RequestFilters {
  const method = valuesOf(filters, 'method', METHODS);
  const status = valuesOf(filters, 'status', STATUS_CLASSES);
  const keyId = filters['key']?.find((id) => KEY_ID.test(id));
  const [path] = filters['path'] ?? [];
  return {
    ...(keyId ? { key_id: keyId } : {}),
    ...(method ? { method: [...method] } : {}),
    ...(status ? { status_class: [...status] } : {}),
    ...(path ? { path: path.slice(0, 200) } : {}),
    ...(REQUEST_ID.test(search) ? { request_id: search } : {}),
  };
}

const KEY_ID = /^key_[0-9A-HJKMNP-TV-Z]{26}$/;
const REQUEST_ID = /^req_[0-9A-HJKMNP-TV-Z]{26}$/;
