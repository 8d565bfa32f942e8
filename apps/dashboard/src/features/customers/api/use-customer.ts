import { customers } from '@dasbor/sdk/resources';
import useSWR, { useSWRConfig } from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useLiveEvents } from '../../../shared/lib/events/live-events.ts';
import { useEventBursts } from '../../../shared/lib/events/use-event-bursts.ts';
import { useScope } from '../../../shared/state/session.ts';
import { customerKeys } from './keys.ts';

/** What the timeline and the totals are made of. The events do not name the customer. */
const RECORDS = ['order.updated', 'payment.updated', 'refund.updated'];

/** One customer with totals. Its page is refreshed when somebody changes the contact, and when records change. */
export const useCustomer = (id: string) => {
  const client = useClient(customers);
  const scope = useScope();
  const { mutate } = useSWRConfig();
  const answer = useSWR(customerKeys.detail(scope, id), async () => {
    return (await client.getCustomer({ path: { id } })).data;
  });
  useLiveEvents(['order.customer_updated'], (event) => {
    if (event.subject_id === id) void mutate(customerKeys.all(scope));
  });
  useEventBursts(RECORDS, () => void mutate(customerKeys.all(scope)));
  return answer;
};
