import { invoiceCustomers } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useEventBursts } from '../../../shared/lib/events/use-event-bursts.ts';
import { useScope } from '../../../shared/state/session.ts';
import { INVOICE_TOPIC } from '../../invoices/public.ts';
import { invoiceCustomerKeys } from './keys.ts';

/** What a customer owes, as of the last change of an invoice. */
export const useInvoiceCustomer = (id: string) => {
  const client = useClient(invoiceCustomers);
  const answer = useSWR(invoiceCustomerKeys.detail(useScope(), id), async () => {
    return (await client.getInvoiceCustomer({ path: { id } })).data;
  });
  useEventBursts([INVOICE_TOPIC], () => void answer.mutate());
  return answer;
};
