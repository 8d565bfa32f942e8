import type { DatabaseSync } from 'node:sqlite';
import type { DasborClient } from '@dasbor/sdk';
import { moveOrder, type Order, ordersIn, type OrderStatus, PRODUCTS, saveCheckout } from './orders.ts';
import { lastAttempt, openAttempt, saveRefundId } from './refund-attempts.ts';

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
/** The states in which the seller may ask for a refund; a rejected or failed one may be asked for again. */
export const REFUNDABLE: readonly OrderStatus[] = ['paid', 'refund_rejected', 'refund_failed'];

/** Asks for the whole payment back. A colleague approves it in the dashboard; webhooks tell how it ended. */
export const requestRefund = async ({ db, client }: Shop, order: Order): Promise<void> => {
  if (!REFUNDABLE.includes(order.status) || order.payment_id === null) return;
  const intent = openAttempt(db, order, () => client.intent());
  const { data } = await client.createRefund({
    body: { payment_id: order.payment_id, notes: `Pesanan ${order.id} dikembalikan oleh toko.` },
    idempotencyKey: client.intent(intent),
  });
  saveRefundId(db, intent, data.id);
  moveOrder(db, order, { from: [...REFUNDABLE], to: 'refund_requested' });
};

/** Reads the refunds that wait: of a rejected one comes no webhook, and the webhook of another may be lost. */
export const readWaitingRefunds = async ({ db, client }: Shop): Promise<void> => {
  await Promise.all(
    ordersIn(db, 'refund_requested').map(async (order) => {
      const id = lastAttempt(db, order)?.refund_id;
      if (!id) return;
      const { data } = await client.getRefund({ path: { id } });
      const to = ENDED[data.status];
      if (to) moveOrder(db, order, { from: ['refund_requested'], to });
    }),
  );
};

const ENDED: Readonly<Record<string, OrderStatus>> = {
  rejected: 'refund_rejected',
  failed: 'refund_failed',
  done: 'refunded',
};
// #endregion refund
