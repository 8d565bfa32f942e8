import type { DatabaseSync } from 'node:sqlite';
import type { Order } from './orders.ts';

/** One request for a refund. It has an intent of its own: the same one would repeat the answer of an earlier, rejected request. */
export type RefundAttempt = { intent: string; refund_id: string | null };

export const lastAttempt = (db: DatabaseSync, { id }: Order): RefundAttempt | undefined =>
  db
    .prepare('select intent, refund_id from refund_attempts where order_id = ? order by rowid desc limit 1')
    .get(id) as RefundAttempt | undefined;

/** Saved before the call. One without an answer is continued, so that a crash or a lost answer never asks twice. */
export const openAttempt = (db: DatabaseSync, order: Order, newIntent: () => string): string => {
  const last = lastAttempt(db, order);
  if (last && last.refund_id === null) return last.intent;
  const intent = newIntent();
  db.prepare('insert into refund_attempts (intent, order_id) values (?, ?)').run(intent, order.id);
  return intent;
};

export const saveRefundId = (db: DatabaseSync, intent: string, refundId: string): void => {
  db.prepare('update refund_attempts set refund_id = ? where intent = ?').run(refundId, intent);
};
