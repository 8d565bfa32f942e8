// #region swr
import { memorySession } from '@dasbor/sdk';
import { createFetchClientFor } from '@dasbor/sdk/openapi-fetch';
import { orders } from '@dasbor/sdk/resources';
import { createQueryHook } from 'swr-openapi';

export const session = memorySession();
const client = createFetchClientFor(orders, {
  baseUrl: process.env['DASBOR_URL'] ?? 'http://localhost:4001',
  mode: 'sandbox',
  session,
});
const useQuery = createQueryHook(client, 'dasbor');

export const useUnpaidOrders = () =>
  useQuery('/dashboard/orders', {
    params: { query: { filters: { status: ['unpaid'] } } },
  });
// #endregion swr
