import type { FilterValues } from '../../list/query/list-query.ts';
import { EMPTY_QUERY, writeListQuery } from '../../list/query/list-query.ts';

const list = '/settings/webhooks';

export const webhookPaths = {
  list,
  new: `${list}/new`,
  detail: (id: string): string => `${list}/${id}`,
  edit: (id: string): string => `${list}/${id}/edit`,
  deliveries: (filters: FilterValues = {}): string => {
    const query = writeListQuery({ ...EMPTY_QUERY, filters });
    return query ? `${list}/deliveries?${query}` : `${list}/deliveries`;
  },
  delivery: (id: string): string => `${list}/deliveries/${id}`,
  replay: (id: string): string => `${list}/replays/${id}`,
};
