import { EMPTY_QUERY, type FilterValues, writeListQuery } from '../../list/query/list-query.ts';

export const orderPaths = {
  list: (filters: FilterValues = {}): string => {
    const query = writeListQuery({ ...EMPTY_QUERY, filters });
    return query ? `/orders?${query}` : '/orders';
  },
  detail: (id: string): string => `/orders/${id}`,
};
