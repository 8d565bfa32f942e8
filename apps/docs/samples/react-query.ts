// #region query
import { intent, memorySession } from '@dasbor/sdk';
import { createFetchClientFor } from '@dasbor/sdk/openapi-fetch';
import { orders, paymentLinks } from '@dasbor/sdk/resources';
import createQueries from 'openapi-react-query';

export const session = memorySession(); // in a browser: tabSession({ key: 'dasbor.sandbox' })
const client = createFetchClientFor(
  { ...orders, ...paymentLinks },
  {
    baseUrl: process.env['DASBOR_URL'] ?? 'http://localhost:4001',
    mode: 'sandbox',
    session,
  },
);
const api = createQueries(client);

export const useUnpaidOrders = () =>
  api.useQuery('get', '/dashboard/orders', {
    params: { query: { filters: { status: ['unpaid'] } } },
  });
// #endregion query

// #region mutation
export const useCreateLink = () => {
  const { mutate, ...state } = api.useMutation(
    'post',
    '/dashboard/payment-links',
  );
  // One key for one press of the button: a repeated call creates one link.
  const create = (amount: number) =>
    mutate({
      params: { header: { 'Idempotency-Key': intent() } },
      body: { amount, admin_fee_method: 'included' },
    });
  return { create, ...state };
};
// #endregion mutation
