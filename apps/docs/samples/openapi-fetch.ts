// #region client
import { intent } from '@dasbor/sdk';
import { createFetchClient } from '@dasbor/sdk/openapi-fetch';

const client = createFetchClient({
  baseUrl: process.env['DASBOR_URL'] ?? 'http://localhost:4001',
  key: process.env['DASBOR_KEY'],
  language: 'en',
});

const { data, error } = await client.GET('/dashboard/payments', {
  params: { query: { limit: 3, filters: { status: ['completed'] } } },
});
if (error) throw new Error(error.error_code);
console.log(data.data.length, 'payments');
// #endregion client

// #region once
const idempotencyKey = intent(); // save it with your order before the call
const created = await client.POST('/dashboard/orders', {
  params: { header: { 'Idempotency-Key': idempotencyKey } },
  body: { reference_id: `INV-${Date.now()}`, total_amount: 150_000 },
});
console.log(created.data?.data.total_amount);
// #endregion once

// #region refused
const refused = await client.GET('/dashboard/orders/{id}', {
  params: { path: { id: 'ord_00000000000000000000000000' } },
});
console.log(refused.response.status, refused.error?.error_code);
// #endregion refused
