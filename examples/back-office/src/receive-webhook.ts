import type { DatabaseSync } from 'node:sqlite';
import { verifyWebhook, type WebhookEvent, type WebhookEventOf } from '@dasbor/sdk/webhooks';
import { findDasborOrder, hasMoney, saveEnd, saveMoney } from './orders.ts';

export type Receiving = { db: DatabaseSync; secrets: (string | undefined)[]; mode: 'live' | 'sandbox' };
export type Received = 'done' | 'had it';

// #region receive
/**
 * Rejects with a `WebhookVerificationError` if Dasbor did not sign these bytes. Otherwise the event's id and its changes are
 * saved together: a repeated event changes nothing, and an interrupted one is handled when it comes again.
 */
export const receiveWebhook = async (
  { db, secrets, mode }: Receiving,
  { body, headers }: { body: Uint8Array; headers: NodeJS.Dict<string | string[]> },
): Promise<Received> => {
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
};

const remember = (db: DatabaseSync, { id, event }: WebhookEvent): boolean => {
  const { changes } = db
    .prepare(
      'insert into webhook_events (id, event, received_at) values (?, ?, ?) on conflict (id) do nothing',
    )
    .run(id, event, new Date().toISOString());
  return changes > 0;
};
// #endregion receive

/** Events that the shop does not need are stored and change nothing. */
const apply = (db: DatabaseSync, event: WebhookEvent): void => {
  switch (event.event) {
    case 'payment.completed':
      return applyMoney(db, event.data);
    case 'payment.failed':
      return saveEnd(db, event.data.id, 'failed');
    case 'payment.expired':
      return saveEnd(db, event.data.id, 'expired');
    case 'payment.cancelled':
      return saveEnd(db, event.data.id, 'cancelled');
  }
};

type Payment = WebhookEventOf<'payment.completed'>['data'];

// #region apply
/** Finds our order by Dasbor's id, which is saved before the charge, so no payment event comes too early. */
const applyMoney = (db: DatabaseSync, payment: Payment): void => {
  const order = findDasborOrder(db, payment.order_id);
  // A second payment of a paid order changes nothing here: the reconciliation of its day reports it.
  if (order && !hasMoney(order)) saveMoney(db, order, payment);
};
// #endregion apply
