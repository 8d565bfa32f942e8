import { client } from './client.ts';

const newOrder = async () => {
  const { data } = await client.createOrder({
    body: { reference_id: `INV-${crypto.randomUUID().slice(0, 8)}`, total_amount: 150_000 },
    idempotencyKey: client.intent(),
  });
  return data.id;
};

// #region methods
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
  const { data } = await client.createPayment({
    body: { order_id: await newOrder(), ...method, return_url: 'https://toko.example/terima-kasih' },
    idempotencyKey: client.intent(),
  });
  console.log(method.method, data.status);
}
// #endregion methods
