import type { DatabaseSync } from 'node:sqlite';
import type { WebhookEvent } from '@dasbor/sdk/webhooks';
import { findOrder, moveOrder } from './orders.ts';
import { REFUNDABLE } from './pay.ts';

/** Saves the event's id and its changes together: an event that comes again changes nothing. */
export const applyEvent = (db: DatabaseSync, event: WebhookEvent): void => {
  db.exec('begin immediate');
  try {
    const { changes } = db
      .prepare('insert into webhook_events (id) values (?) on conflict (id) do nothing')
      .run(event.id);
    if (changes > 0) apply(db, event);
    db.exec('commit');
  } catch (error) {
    db.exec('rollback');
    throw error;
  }
};

const apply = (db: DatabaseSync, event: WebhookEvent): void => {
  switch (event.event) {
    case 'payment.completed': {
      const { id, order_id, paid_amount, admin_fee } = event.data;
      // By Dasbor's id: our own number is not unique there.
      const order = findOrder(db, 'dasbor_order_id', order_id);
      if (!order) return;
      const isWhole = paid_amount - admin_fee === order.amount;
      const to = isWhole ? 'paid' : 'amount_differs';
      return moveOrder(db, order, { from: ['waiting'], to, paymentId: id });
    }
    case 'refund.completed': {
      const order = findOrder(db, 'payment_id', event.data.payment_id);
      // A colleague may refund in the dashboard too, also only a part.
      if (order && !event.data.is_partial)
        moveOrder(db, order, { from: [...REFUNDABLE, 'refund_requested'], to: 'refunded' });
      return;
    }
    case 'refund.failed': {
      const order = findOrder(db, 'payment_id', event.data.payment_id);
      if (order) moveOrder(db, order, { from: ['refund_requested'], to: 'refund_failed' });
    }
  }
};
