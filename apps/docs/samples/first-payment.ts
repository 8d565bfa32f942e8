// #region order
import { client } from './client.ts';

const { data: order } = await client.createOrder({
  body: { reference_id: `INV-${Date.now()}`, total_amount: 150_000 },
  idempotencyKey: client.intent(),
});
// #endregion order

// #region charge
const { data: payment } = await client.createPayment({
  body: { order_id: order.id, method: 'va', channel: 'BCA' },
  idempotencyKey: client.intent(),
});
const number = payment.virtual_account?.number ?? '';
console.log(`Pay Rp ${payment.amount} to the BCA virtual account ${number}`);
// #endregion charge

// #region pay
// The customer does this at their bank. In the sandbox you are the customer.
await client.payVirtualAccount({
  path: { number },
  body: { amount: payment.amount },
  idempotencyKey: client.intent(),
});
// #endregion pay

// #region read
const { data: paid } = await client.getPayment({
  path: { id: payment.id },
  query: { expand: ['order'] },
});
console.log(paid.status, paid.order?.status);
// #endregion read
