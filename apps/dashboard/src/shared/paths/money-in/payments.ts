import type { FilterValues } from '../../list/query/list-query.ts';
import { EMPTY_QUERY, writeListQuery } from '../../list/query/list-query.ts';

type Narrowing = {
  filters?: FilterValues;
  range?: { from: string; to: string };
};

export const paymentPaths = {
  list: ({ filters = {}, range }: Narrowing = {}): string => {
    const query = writeListQuery({ ...EMPTY_QUERY, filters, range: range ?? null });
    return query ? `/payments?${query}` : '/payments';
  },
  detail: (id: string): string => `/payments/${id}`,
};
