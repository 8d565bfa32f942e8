import { jakartaDayBounds } from '@dasbor/domain/kernel';
import { quotations } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useLiveEvents } from '../../../shared/lib/events/live-events.ts';
import { useRefreshAt } from '../../../shared/lib/time/use-refresh-at.ts';
import { useScope } from '../../../shared/state/session.ts';
import { INVOICE_TOPIC } from '../../invoices/public.ts';
import { QUOTATION_TOPIC, quotationKeys } from './keys.ts';

/** One quotation. It refreshes with its events and its invoice's, and when its last valid day is over, which sends no event. */
export const useQuotation = (id: string) => {
  const client = useClient(quotations);
  const answer = useSWR(quotationKeys.detail(useScope(), id), async () => {
    return (await client.getQuotation({ path: { id } })).data;
  });
  const { data, mutate } = answer;
  useLiveEvents([QUOTATION_TOPIC, INVOICE_TOPIC], ({ subject_id: subject }) => {
    if (subject === id || subject === data?.invoice_id) void mutate();
  });
  const expiresAt = data?.status === 'sent' ? jakartaDayBounds(data.valid_until).to.toISOString() : undefined;
  useRefreshAt(expiresAt, () => void mutate());
  return answer;
};
