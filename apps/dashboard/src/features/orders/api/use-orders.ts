import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import type { ListResult } from '../../../shared/list/list-page.tsx';
import { useLiveRows } from '../../../shared/list/use-live-rows.ts';
import type { ListState } from '../../../shared/list/use-list-query.ts';
import { useScope } from '../../../shared/state/session.ts';
import { orderKeys } from './keys.ts';
import { orderQuery } from './order-query.ts';
import type { Order } from './types.ts';

export function useOrders(list: ListState): ListResult<Order> {
  const client = useClient();
  const scope = useScope();
  const query = orderQuery(list);
  const key = list.rangeProblem ? null : orderKeys.list(scope, query);
  const { data, error, isLoading, mutate } = useSWR(key, () => client.listOrders({ query }), {
    keepPreviousData: true,
  });

  async function renewRow(id: string) {
    const { data: changed } = await client.getOrder({ path: { id }, query: { expand: ['customer'] } });
    await mutate(
      (answer) => answer && { ...answer, data: answer.data.map((row) => (row.id === id ? changed : row)) },
      { revalidate: false },
    );
  }
  const live = useLiveRows({
    list,
    topic: 'order.updated',
    shown: data?.data.map((order) => order.id),
    onChanged: (id) => void renewRow(id).catch(() => mutate()),
  });

  return {
    data,
    error,
    isUpdating: isLoading && data !== undefined,
    retry: () => {
      live.reset();
      void mutate();
    },
    fetchPage: (page, signal) =>
      client.listOrders({ query: { ...query, cursor: undefined, ...page }, signal }),
    fresh: live.fresh,
  };
}
