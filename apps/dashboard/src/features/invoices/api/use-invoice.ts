import { jakartaDayBounds } from '@dasbor/domain/kernel';
import { invoices } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useLiveEvents } from '../../../shared/lib/events/live-events.ts';
import { useRefreshAt } from '../../../shared/lib/time/use-refresh-at.ts';
import { useScope } from '../../../shared/state/session.ts';
import { INVOICE_TOPIC, invoiceKeys } from './keys.ts';

/** One invoice. It refreshes with its events, and when its last day in time is over, which sends no event. */
export const useInvoice = (id: string) => {
  const client = useClient(invoices);
  const answer = useSWR(invoiceKeys.detail(useScope(), id), async () => {
    return (await client.getInvoice({ path: { id } })).data;
  });
  const { data, mutate } = answer;
  useLiveEvents([INVOICE_TOPIC], (event) => {
    if (event.subject_id === id) void mutate();
  });
  const lateAt =
    data?.status === 'outstanding' ? jakartaDayBounds(data.due_date).to.toISOString() : undefined;
  useRefreshAt(lateAt, () => void mutate());
  return answer;
};
