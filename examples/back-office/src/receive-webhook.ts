import type { DatabaseSync } from 'node:sqlite';
import { verifyWebhook, type WebhookEvent, type WebhookEventOf } from '@dasbor/sdk/webhooks';
import type { OrderStatus } from './orders.ts';

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
      return mark(db, event.data, 'paid');
    case 'payment.failed':
      return mark(db, event.data, 'failed');
    case 'payment.expired':
      return mark(db, event.data, 'expired');
    case 'payment.cancelled':
      return mark(db, event.data, 'cancelled');
  }
}

type Payment = WebhookEventOf<'payment.completed'>['data'];

/** Money that came stays: a late `payment.expired` does not undo it, and a late `payment.completed` counts. */
function mark(db: DatabaseSync, { order_reference, completed_at }: Payment, status: OrderStatus): void {
  db.prepare(`update orders set status = ?, paid_at = ? where number = ? and status <> 'paid'`).run(
    status,
    completed_at,
    order_reference,
  );
}
