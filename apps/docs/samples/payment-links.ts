// #region order
import { client } from './client.ts';

const { data: order } = await client.createOrder({
  body: {
    reference_id: `INV-${Date.now()}`,
    total_amount: 168_000,
    items: [
      { name: 'Kopi Gayo 250 g', quantity: 2, price: 75_000 },
      { name: 'Ongkos kirim', quantity: 1, price: 18_000 },
    ],
    mdr_fee_payer: 'merchant',
  },
  idempotencyKey: client.intent(),
});
console.log(`Send this to your customer: ${order.checkout_url}`);
// #endregion order

// #region list
const { data: ofLinks } = await client.listOrders({
  query: { filters: { payment_links: true, status: ['unpaid'] } },
});
console.log(ofLinks.length, 'unpaid orders of links');
// #endregion list
