import { orders } from '@dasbor/sdk/resources';
import { useClient } from '../../../shared/lib/client.tsx';
import type { ListResult } from '../../../shared/list/list-page.tsx';
import { useList } from '../../../shared/list/use-list.ts';
import type { ListState } from '../../../shared/list/use-list-query.ts';
import { useScope } from '../../../shared/state/session.ts';
import { orderKeys } from './keys.ts';
import { orderQuery } from './order-query.ts';
import type { Order } from './types.ts';

export function useOrders(list: ListState): ListResult<Order> {
  const client = useClient(orders);
  const query = orderQuery(list);
  return useList<Order>(list, {
    key: orderKeys.list(useScope(), query),
    fetchPage: (page, signal) =>
      client.listOrders({ query: page ? { ...query, cursor: undefined, ...page } : query, signal }),
    fetchRow: async (id) => (await client.getOrder({ path: { id }, query: { expand: ['customer'] } })).data,
    topic: 'order.updated',
  });
}
