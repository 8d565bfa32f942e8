import { refunds } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useLiveEvents } from '../../../shared/lib/events/live-events.ts';
import { useScope } from '../../../shared/state/session.ts';
import { refundKeys } from './keys.ts';

/** One refund. It refreshes when somebody decides and when the acquirer responds. */
export const useRefund = (id: string) => {
  const client = useClient(refunds);
  const answer = useSWR(refundKeys.detail(useScope(), id), async () => {
    return (await client.getRefund({ path: { id } })).data;
  });
  useLiveEvents(['refund.updated'], (event) => {
    if (event.subject_id === id) void answer.mutate();
  });
  return answer;
};

/** What can be refunded of a payment. Null asks nothing. */
export const useRefundable = (paymentId: string | null) => {
  const client = useClient(refunds);
  const scope = useScope();
  return useSWR(paymentId && refundKeys.refundable(scope, paymentId), async () => {
    return (await client.getRefundable({ path: { id: paymentId ?? '' } })).data;
  });
};
