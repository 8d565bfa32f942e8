import { invoiceReminders } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useLiveEvents } from '../../../shared/lib/events/live-events.ts';
import { useScope } from '../../../shared/state/session.ts';
import { REMINDER_TOPIC, reminderKeys } from './keys.ts';

export const useUnsubscribed = () => {
  const client = useClient(invoiceReminders);
  const answer = useSWR(reminderKeys.of(useScope(), 'unsubscribed'), async () => {
    return (await client.listUnsubscribedCustomers()).data;
  });
  useLiveEvents([REMINDER_TOPIC], () => void answer.mutate());
  return answer;
};
