import { EMPTY_QUERY, type FilterValues, writeListQuery } from '../../list/query/list-query.ts';

const list = '/settings/request-log';

export const requestLogPaths = {
  list: (filters: FilterValues = {}): string => {
    const query = writeListQuery({ ...EMPTY_QUERY, filters });
    return query ? `${list}?${query}` : list;
  },
  detail: (id: string): string => `${list}/${id}`,
};
