// #region cancel
import { isProblem } from '@dasbor/sdk';
import { client } from './client.ts';

const { data: order } = await client.createOrder({
  body: { reference_id: `INV-${Date.now()}`, total_amount: 150_000 },
  idempotencyKey: client.intent(),
});
const { data: payment } = await client.createPayment({
  body: { order_id: order.id, method: 'va', channel: 'BCA' },
  idempotencyKey: client.intent(),
});

try {
  const { data: cancelled } = await client.cancelOrder({
    path: { id: order.id },
    idempotencyKey: client.intent(`order-${order.id}-cancel`),
  });
  const { data: ended } = await client.getPayment({ path: { id: payment.id } });
  console.log(cancelled.status, ended.status);
} catch (error) {
  // The customer paid first.
  if (isProblem(error, 'DPAY_ORDER_NOT_CANCELLABLE'))
    console.log('already', error.params.status);
  else throw error;
}
// #endregion cancel
