import { invoices } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useEventBursts } from '../../../shared/lib/events/use-event-bursts.ts';
import { useScope } from '../../../shared/state/session.ts';
import { INVOICE_TOPIC, invoiceKeys } from './keys.ts';

/** What is outstanding and late, as of the last change of an invoice. */
export const useInvoiceTotals = () => {
  const client = useClient(invoices);
  const answer = useSWR(invoiceKeys.of(useScope(), 'totals'), async () => {
    return (await client.getInvoiceTotals()).data;
  });
  useEventBursts([INVOICE_TOPIC], () => void answer.mutate());
  return answer;
};
