import type { DatabaseSync } from 'node:sqlite';
import type { Payment } from '@dasbor/sdk';

/**
 * placing: being told to Dasbor · waiting: for the customer · refused: by Dasbor, see `reason` · amount_differs: money came, and not
 * what was asked, see `reason`; a person looks · the rest is what webhooks say.
 */
export type OrderStatus = 'placing' | 'waiting' | 'refused' | 'paid' | 'amount_differs' | Ended;
type Ended = 'failed' | 'expired' | 'cancelled';

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

/** By the id that Dasbor answered. Our number is not unique there: an order that somebody made elsewhere may have the same. */
export function findDasborOrder(db: DatabaseSync, id: string): Order | undefined {
  return db.prepare('select * from orders where dasbor_order_id = ?').get(id) as Order | undefined;
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

/** The webhook may have been faster: money stays, and an end that was heard counts where it is of this very charge. */
export function saveCharge(
  db: DatabaseSync,
  number: string,
  { id, payBy }: { id: string; payBy: string },
): void {
  db.prepare('update orders set pay_by = ? where number = ?').run(payBy, number);
  db.prepare(
    `update orders set dasbor_payment_id = :id,
       status = coalesce((select status from ended_payments where id = :id), 'waiting')
     where number = :number and status = 'placing'`,
  ).run({ number, id });
}

/** An order with its money may be refused a charge for that very reason: it stays. */
export function saveRefusal(db: DatabaseSync, number: string, reason: string): void {
  db.prepare(`update orders set status = 'refused', reason = ? where number = ? and status = 'placing'`).run(
    reason,
    number,
  );
}

export const hasMoney = ({ status }: Order): boolean => status === 'paid' || status === 'amount_differs';

type Paid = Pick<Payment, 'id' | 'paid_amount' | 'admin_fee' | 'completed_at'>;

/** What came for the sale; a fee that the customer bears comes on top. */
export const paidForSale = ({ paid_amount, admin_fee }: Paid): number => paid_amount - admin_fee;

/** Whether it is paid is decided by the money, not by the name of the event. */
export function saveMoney(db: DatabaseSync, { number, amount }: Order, payment: Paid): void {
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
}

/** Kept for every charge: whose it is, nobody knows before ours is answered. Money that came stays. */
export function saveEnd(db: DatabaseSync, id: string, status: Ended): void {
  db.prepare(
    `insert into ended_payments (id, status) values (?, ?)
     on conflict (id) do update set status = excluded.status`,
  ).run(id, status);
  db.prepare(
    `update orders set status = ? where dasbor_payment_id = ? and status not in ('paid', 'amount_differs')`,
  ).run(status, id);
}

export function unfinishedOrders(db: DatabaseSync): Order[] {
  return db.prepare(`select * from orders where status = 'placing' order by created_at`).all() as Order[];
}
