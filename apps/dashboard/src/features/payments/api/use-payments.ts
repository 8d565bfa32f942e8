import { payments } from '@dasbor/sdk/resources';
import { useClient } from '../../../shared/lib/client.tsx';
import type { ListResult } from '../../../shared/list/list-page.tsx';
import { useList } from '../../../shared/list/use-list.ts';
import type { ListState } from '../../../shared/list/use-list-query.ts';
import { useScope } from '../../../shared/state/session.ts';
import { paymentKeys } from './keys.ts';
import { paymentQuery } from './payment-query.ts';
import type { Payment } from './types.ts';

export function usePayments(list: ListState): ListResult<Payment> {
  const client = useClient(payments);
  const query = paymentQuery(list);
  return useList<Payment>(list, {
    key: paymentKeys.list(useScope(), query),
    fetchPage: (page, signal) =>
      client.listPayments({ query: page ? { ...query, cursor: undefined, ...page } : query, signal }),
    fetchRow: async (id) => (await client.getPayment({ path: { id }, query: { expand: ['customer'] } })).data,
    topic: 'payment.updated',
  });
}
