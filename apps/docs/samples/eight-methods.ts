// #region methods
import { client } from './client.ts';

const METHODS = [
  { method: 'va', channel: 'BNI' },
  { method: 'qris', channel: 'QRIS' },
  { method: 'ewallet', channel: 'OVO', ewallet: { phone: '081234567890' } },
  { method: 'card', channel: 'CARD' },
  { method: 'retail_store', channel: 'ALFAMART' },
  { method: 'online_banking', channel: 'JENIUSPAY' },
  { method: 'direct_debit', channel: 'DD_BRI' },
  { method: 'bnpl', channel: 'KREDIVO' },
] as const;

for (const method of METHODS) {
  const { data: order } = await client.createOrder({
    body: { reference_id: `INV-${crypto.randomUUID()}`, total_amount: 150_000 },
    idempotencyKey: client.intent(),
  });
  const { data: payment } = await client.createPayment({
    body: {
      order_id: order.id,
      ...method,
      return_url: 'https://toko.example/terima-kasih',
    },
    idempotencyKey: client.intent(),
  });
  console.log(method.method, payment.status);
}
// #endregion methods
