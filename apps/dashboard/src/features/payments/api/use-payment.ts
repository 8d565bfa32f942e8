import { payments } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useLiveEvents } from '../../../shared/lib/events/live-events.ts';
import { useScope } from '../../../shared/state/session.ts';
import { paymentKeys } from '../../../shared/payments/keys.ts';

/** One payment with its related records. Updates live when its status changes. */
export const usePayment = (id: string) => {
  const client = useClient(payments);
  const answer = useSWR(paymentKeys.detail(useScope(), id), async () => {
    const { data } = await client.getPayment({
      path: { id },
      query: { expand: ['order', 'customer', 'settlement'] },
    });
    return data;
  });
  useLiveEvents(['payment.updated'], (event) => {
    if (event.subject_id === id) void answer.mutate();
  });
  return answer;
};
