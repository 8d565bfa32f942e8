import { payments } from '@dasbor/sdk/resources';
import { useClient } from '../../../shared/lib/client.tsx';
import type { ListResult } from '../../../shared/list/list-page.tsx';
import { useList } from '../../../shared/list/use-list.ts';
import type { ListState } from '../../../shared/list/use-list-query.ts';
import { useScope } from '../../../shared/state/session.ts';
import { type Payment, paymentQuery } from '../../payments/public.ts';
import { subaccountKeys } from './keys.ts';

/** Those that go to the balance of one subaccount. */
export function useSubaccountPayments(id: string, list: ListState): ListResult<Payment> {
  const client = useClient(payments);
  const asked = paymentQuery(list);
  const query = { ...asked, filters: { ...asked.filters, subaccount_id: id } };
  return useList<Payment>(list, {
    key: subaccountKeys.payments(useScope(), id, query),
    fetchPage: (page, signal) =>
      client.listPayments({ query: page ? { ...query, cursor: undefined, ...page } : query, signal }),
    fetchRow: async (paymentId) =>
      (await client.getPayment({ path: { id: paymentId }, query: { expand: ['customer'] } })).data,
    topic: 'payment.updated',
  });
}
