import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import type { ListResult } from '../../../shared/list/list-page.tsx';
import { useLiveRows } from '../../../shared/list/use-live-rows.ts';
import type { ListState } from '../../../shared/list/use-list-query.ts';
import { useScope } from '../../../shared/state/session.ts';
import { paymentKeys } from './keys.ts';
import { paymentQuery } from './payment-query.ts';
import type { Payment } from './types.ts';

export function usePayments(list: ListState): ListResult<Payment> {
  const client = useClient();
  const scope = useScope();
  const query = paymentQuery(list);
  const key = list.rangeProblem ? null : paymentKeys.list(scope, query);
  const { data, error, isLoading, mutate } = useSWR(key, () => client.listPayments({ query }), {
    keepPreviousData: true,
  });

  async function renewRow(id: string) {
    const { data: changed } = await client.getPayment({ path: { id } });
    await mutate(
      (answer) => answer && { ...answer, data: answer.data.map((row) => (row.id === id ? changed : row)) },
      { revalidate: false },
    );
  }
  const live = useLiveRows({
    list,
    topic: 'payment.updated',
    shown: data?.data.map((payment) => payment.id),
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
      client.listPayments({ query: { ...query, cursor: undefined, ...page }, signal }),
    fresh: live.fresh,
  };
}
