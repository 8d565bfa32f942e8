import type { DatabaseSync } from 'node:sqlite';
import type { DasborClient } from '@dasbor/sdk';
import { moveOrder, type Order, PRODUCTS, saveCheckout } from './orders.ts';

type Shop = { db: DatabaseSync; client: DasborClient };

// #region checkout
/** Dasbor's page on which the buyer chooses how to pay. Our id makes the intent, so a repeated call gives the same order. */
export const openCheckout = async ({ db, client }: Shop, order: Order): Promise<void> => {
  const { name, price } = PRODUCTS[order.product];
  const { data } = await client.createOrder({
    body: {
      reference_id: order.id,
      total_amount: order.amount,
      items: [{ name, quantity: 1, price }],
      mdr_fee_payer: 'merchant',
    },
    idempotencyKey: client.intent(`shop-${order.id}`),
  });
  saveCheckout(db, order.id, data.id, data.checkout_url ?? null);
};
// #endregion checkout

// #region refund
/** Asks for the whole payment back. A colleague approves it in the dashboard; webhooks tell how it ended. */
export const requestRefund = async ({ db, client }: Shop, order: Order): Promise<void> => {
  if (order.status !== 'paid' || order.payment_id === null) return;
  await client.createRefund({
    body: { payment_id: order.payment_id, notes: `Pesanan ${order.id} dikembalikan oleh toko.` },
    idempotencyKey: client.intent(`refund-${order.id}`),
  });
  moveOrder(db, order, { from: ['paid'], to: 'refund_requested' });
};
// #endregion refund
