import type { DatabaseSync } from 'node:sqlite';
import type { Payment } from '@dasbor/sdk';

/**
 * placing: being sent to Dasbor · waiting: for the customer · refused: by Dasbor, see `reason` · amount_differs: another amount was
 * paid, see `reason`; a person checks · the others come from webhooks.
 */
export type OrderStatus = 'placing' | 'waiting' | 'refused' | 'paid' | 'amount_differs' | Ended;
type Ended = 'failed' | 'expired' | 'cancelled';

/** One sale, as stored. */
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

export const findOrder = (db: DatabaseSync, number: string): Order | undefined =>
  db.prepare('select * from orders where number = ?').get(number) as Order | undefined;

/** By Dasbor's id. Our number is not unique there: an order made elsewhere may have the same. */
export const findDasborOrder = (db: DatabaseSync, id: string): Order | undefined =>
  db.prepare('select * from orders where dasbor_order_id = ?').get(id) as Order | undefined;

/** Does nothing if the number exists: that order and its intents are used. */
export const insertOrder = (db: DatabaseSync, order: NewOrder): void => {
  db.prepare(
    `insert into orders (number, amount, method, channel, order_intent, payment_intent, created_at)
     values (:number, :amount, :method, :channel, :order_intent, :payment_intent, :created_at)
     on conflict (number) do nothing`,
  ).run(order);
};

export const saveDasborOrder = (db: DatabaseSync, number: string, id: string): void => {
  db.prepare('update orders set dasbor_order_id = ? where number = ?').run(id, number);
};

/** The webhook may have been faster: a paid order stays paid, and an earlier end counts if it belongs to this charge. */
export const saveCharge = (
  db: DatabaseSync,
  number: string,
  { id, payBy }: { id: string; payBy: string },
): void => {
  db.prepare('update orders set pay_by = ? where number = ?').run(payBy, number);
  db.prepare(
    `update orders set dasbor_payment_id = :id,
       status = coalesce((select status from ended_payments where id = :id), 'waiting')
     where number = :number and status = 'placing'`,
  ).run({ number, id });
};

/** A charge may be refused because the order is already paid: it stays paid. */
export const saveRefusal = (db: DatabaseSync, number: string, reason: string): void => {
  db.prepare(`update orders set status = 'refused', reason = ? where number = ? and status = 'placing'`).run(
    reason,
    number,
  );
};

export const hasMoney = ({ status }: Order): boolean => status === 'paid' || status === 'amount_differs';

type Paid = Pick<Payment, 'id' | 'paid_amount' | 'admin_fee' | 'completed_at'>;

/** The amount paid for the sale, without the fee that the customer pays. */
export const paidForSale = ({ paid_amount, admin_fee }: Paid): number => paid_amount - admin_fee;

/** The amount decides whether an order is paid, not the name of the event. */
export const saveMoney = (db: DatabaseSync, { number, amount }: Order, payment: Paid): void => {
  const came = paidForSale(payment);
  const isWhole = came === amount;
  db.prepare(
    'update orders set status = ?, reason = ?, dasbor_payment_id = ?, paid_at = ? where number = ?',
  ).run(
    isWhole ? 'paid' : 'amount_differs',
    isWhole ? null : `Rp ${came} came, and it is Rp ${amount}`,
    payment.id,
    payment.completed_at,
    number,
  );
};

/** Stored for every charge: before ours is answered, nobody knows whose it is. A paid order stays paid. */
export const saveEnd = (db: DatabaseSync, id: string, status: Ended): void => {
  db.prepare(
    `insert into ended_payments (id, status) values (?, ?)
     on conflict (id) do update set status = excluded.status`,
  ).run(id, status);
  db.prepare(
    `update orders set status = ? where dasbor_payment_id = ? and status not in ('paid', 'amount_differs')`,
  ).run(status, id);
};

export const unfinishedOrders = (db: DatabaseSync): Order[] =>
  db.prepare(`select * from orders where status = 'placing' order by created_at`).all() as Order[];
