import type { DatabaseSync } from 'node:sqlite';
import {
  type DasborClient,
  ForbiddenError,
  ProblemError,
  RateLimitedError,
  UnauthorizedError,
} from '@dasbor/sdk';
import { explain } from '@dasbor/sdk/errors';
import {
  findOrder,
  insertOrder,
  type NewOrder,
  type Order,
  saveCharge,
  saveDasborOrder,
  saveRefusal,
  unfinishedOrders,
} from './orders.ts';

export type Wanted = Pick<NewOrder, 'number' | 'amount' | 'method' | 'channel'>;
type Shop = { db: DatabaseSync; client: DasborClient };

/** Repeated calls with one number create one order and one charge. */
export const placeOrder = async ({ db, client }: Shop, wanted: Wanted): Promise<Order> => {
  insertOrder(db, {
    ...wanted,
    order_intent: client.intent(),
    payment_intent: client.intent(),
    created_at: new Date().toISOString(),
  });
  return finish({ db, client }, wanted.number);
};

/** Resumes at startup what was unfinished when the process died. Returns the numbers that a person must check. */
export const resumeOrders = async (shop: Shop): Promise<string[]> => {
  const stuck: string[] = [];
  for (const { number } of unfinishedOrders(shop.db)) {
    try {
      await finish(shop, number);
    } catch (error) {
      stuck.push(`${number}: ${(error as Error).message}`);
    }
  }
  return stuck;
};

// #region finish
/** Continues from the last saved state. Each call uses the intent that was saved before it. */
const finish = async ({ db, client }: Shop, number: string): Promise<Order> => {
  const order = findOrder(db, number);
  if (!order) throw new Error(`There is no order ${number}.`);
  if (order.status !== 'placing') return order;
  refuseForgottenIntents(order);

  try {
    let orderId = order.dasbor_order_id;
    if (orderId === null) {
      const { data } = await client.createOrder({
        body: { reference_id: number, total_amount: order.amount },
        idempotencyKey: client.intent(order.order_intent),
      });
      orderId = data.id;
      saveDasborOrder(db, number, orderId);
    }

    const { data: payment } = await client.createPayment({
      body: { order_id: orderId, method: order.method, channel: order.channel },
      idempotencyKey: client.intent(order.payment_intent),
    });
    const payBy = payment.virtual_account?.number ?? payment.qris?.content ?? '';
    saveCharge(db, number, { id: payment.id, payBy });
  } catch (error) {
    if (!isFinal(error)) throw error; // the same number may be sent again, and goes on here
    saveRefusal(db, number, explain(error, 'en').title);
  }
  return findOrder(db, number) as Order;
};
// #endregion finish

/** Dasbor refuses this order, and would refuse it again. A wrong key or a rate limit says nothing about the order. */
const isFinal = (error: unknown): error is ProblemError => {
  const isAboutUs = [UnauthorizedError, ForbiddenError, RateLimitedError].some(
    (kind) => error instanceof kind,
  );
  return error instanceof ProblemError && !isAboutUs && !explain(error).retryable;
};

const DAY_MS = 86_400_000;

/** The API stores an intent for a day. After that the same call could charge again, so a person checks first. */
const refuseForgottenIntents = ({ created_at, number }: Order): void => {
  if (Date.now() - Date.parse(created_at) < DAY_MS - 3_600_000) return;
  throw new Error(
    `Order ${number} was begun too long ago: look for it in the dashboard before it is made anew.`,
  );
};
