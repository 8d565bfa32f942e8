import { recurringInvoices } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useLiveEvents } from '../../../shared/lib/events/live-events.ts';
import { useScope } from '../../../shared/state/session.ts';
import { RECURRING_TOPIC, recurringKeys } from './keys.ts';

export const useRecurring = (id: string) => {
  const client = useClient(recurringInvoices);
  const answer = useSWR(recurringKeys.detail(useScope(), id), async () => {
    return (await client.getRecurringInvoice({ path: { id } })).data;
  });
  useLiveEvents([RECURRING_TOPIC], ({ subject_id: subject }) => {
    if (subject === id) void answer.mutate();
  });
  return answer;
};
