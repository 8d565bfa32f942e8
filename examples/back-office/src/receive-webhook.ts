import type { DatabaseSync } from 'node:sqlite';
import { verifyWebhook, type WebhookEvent, type WebhookEventOf } from '@dasbor/sdk/webhooks';
import { type Ended, findDasborOrder, hasMoney, saveEnd, saveMoney } from './orders.ts';

export type Receiving = { db: DatabaseSync; secrets: (string | undefined)[]; mode: 'live' | 'sandbox' };
export type Received = 'done' | 'had it';

// #region receive
/**
 * Rejects with a `WebhookVerificationError` where Dasbor did not sign these bytes. Otherwise the event's id and what it changes
 * are written together: the same event once more changes nothing, and one that was cut off is done when it comes again.
 */
export async function receiveWebhook(
  { db, secrets, mode }: Receiving,
  { body, headers }: { body: Uint8Array; headers: NodeJS.Dict<string | string[]> },
): Promise<Received> {
  const event = await verifyWebhook({ body, headers, secrets, mode });
  db.exec('begin immediate');
  try {
    const isNew = remember(db, event);
    if (isNew) apply(db, event);
    db.exec('commit');
    return isNew ? 'done' : 'had it';
  } catch (error) {
    db.exec('rollback');
    throw error;
  }
}

function remember(db: DatabaseSync, { id, event }: WebhookEvent): boolean {
  const { changes } = db
    .prepare(
      'insert into webhook_events (id, event, received_at) values (?, ?, ?) on conflict (id) do nothing',
    )
    .run(id, event, new Date().toISOString());
  return changes > 0;
}
// #endregion receive

/** Events that a shop does not need are kept as well, and change nothing. */
function apply(db: DatabaseSync, event: WebhookEvent): void {
  switch (event.event) {
    case 'payment.completed':
      return applyMoney(db, event.data);
    case 'payment.failed':
      return applyEnd(db, event.data, 'failed');
    case 'payment.expired':
      return applyEnd(db, event.data, 'expired');
    case 'payment.cancelled':
      return applyEnd(db, event.data, 'cancelled');
  }
}

type Payment = WebhookEventOf<'payment.completed'>['data'];

// #region apply
/** Our order is found by Dasbor's id of it, which is saved before it is charged: no event of a payment comes too early. */
function applyMoney(db: DatabaseSync, payment: Payment): void {
  const order = findDasborOrder(db, payment.order_id);
  // Money once more for an order that has its money changes nothing here: the reconciliation of its day names it.
  if (order && !hasMoney(order)) saveMoney(db, order, payment);
}

/** Money that came stays: a late `payment.expired` does not undo it. The end of another charge says nothing of ours. */
function applyEnd(db: DatabaseSync, payment: Payment, status: Ended): void {
  const order = findDasborOrder(db, payment.order_id);
  if (!order || hasMoney(order)) return;
  // The charge's own id is not saved yet where the event is faster than the answer; what was refused has none.
  const isOurs = order.status === 'placing' || order.dasbor_payment_id === payment.id;
  if (isOurs) saveEnd(db, order, payment.id, status);
}
// #endregion apply
