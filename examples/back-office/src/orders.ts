import type { DatabaseSync } from 'node:sqlite';

/**
 * placing: being told to Dasbor · waiting: for the customer · refused: by Dasbor, see `reason` · the rest is what webhooks say.
 */
export type OrderStatus = 'placing' | 'waiting' | 'refused' | 'paid' | 'failed' | 'expired' | 'cancelled';

/** One sale, as the table has it. */
export type Order = {
  number: string;
  amount: number;
  method: 'va' | 'qris';
  channel: string;
  status: OrderStatus;
  reason: string | null;
  order_intent: string;
  payment_intent: string;
  dasbor_order_id: string | null;
  dasbor_payment_id: string | null;
  pay_by: string | null;
  created_at: string;
  paid_at: string | null;
};

export type NewOrder = Pick<
  Order,
  'number' | 'amount' | 'method' | 'channel' | 'order_intent' | 'payment_intent' | 'created_at'
>;

export function findOrder(db: DatabaseSync, number: string): Order | undefined {
  return db.prepare('select * from orders where number = ?').get(number) as Order | undefined;
}

/** Does nothing where the number is there: then that order, with its intents, is the one. */
export function insertOrder(db: DatabaseSync, order: NewOrder): void {
  db.prepare(
    `insert into orders (number, amount, method, channel, order_intent, payment_intent, created_at)
     values (:number, :amount, :method, :channel, :order_intent, :payment_intent, :created_at)
     on conflict (number) do nothing`,
  ).run(order);
}

export function saveDasborOrder(db: DatabaseSync, number: string, id: string): void {
  db.prepare('update orders set dasbor_order_id = ? where number = ?').run(id, number);
}

/** The webhook may have been faster: what it said stays. */
export function saveCharge(db: DatabaseSync, number: string, charge: { id: string; payBy: string }): void {
  db.prepare('update orders set dasbor_payment_id = ?, pay_by = ? where number = ?').run(
    charge.id,
    charge.payBy,
    number,
  );
  db.prepare(`update orders set status = 'waiting' where number = ? and status = 'placing'`).run(number);
}

export function saveRefusal(db: DatabaseSync, number: string, reason: string): void {
  db.prepare(`update orders set status = 'refused', reason = ? where number = ?`).run(reason, number);
}

export function unfinishedOrders(db: DatabaseSync): Order[] {
  return db.prepare(`select * from orders where status = 'placing' order by created_at`).all() as Order[];
}
