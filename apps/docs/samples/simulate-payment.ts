// #region simulate
import { client } from './client.ts';

const { data: order } = await client.createOrder({
  body: { reference_id: `INV-${Date.now()}`, total_amount: 150_000 },
  idempotencyKey: client.intent(),
});
const { data: payment } = await client.createPayment({
  body: { order_id: order.id, method: 'qris', channel: 'QRIS' },
  idempotencyKey: client.intent(),
});

// The acquirer's answer: 'processing', 'completed', 'failed', 'rejected' or 'cancelled'.
const { data: ended } = await client.simulatePayment({
  path: { id: payment.id },
  body: { status: 'rejected' },
  idempotencyKey: client.intent(),
});
console.log(payment.status, ended.status);
// #endregion simulate
