import { orders } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useLiveEvents } from '../../../shared/lib/events/live-events.ts';
import { useScope } from '../../../shared/state/session.ts';
import { orderKeys } from './keys.ts';

/** One order with its payments, customer and settlement. Updates live when any of them changes. */
export const useOrder = (id: string) => {
  const client = useClient(orders);
  const answer = useSWR(orderKeys.detail(useScope(), id), async () => {
    const { data } = await client.getOrder({
      path: { id },
      query: { expand: ['payments', 'customer', 'settlement'] },
    });
    return data;
  });
  useLiveEvents(['order.updated', 'payment.updated'], (event) => {
    const ids = [id, ...(answer.data?.payments ?? []).map((payment) => payment.id)];
    if (ids.includes(event.subject_id)) void answer.mutate();
  });
  return answer;
};
