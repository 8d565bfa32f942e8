import { FAILURE_CODES } from '@dasbor/domain/payments';
import type { PaymentStatus } from '@dasbor/domain/payments';
import type { Tx } from '../../platform/db/tx.ts';
import { outbox } from '../../platform/outbox.ts';
import type { PaymentRow } from './rows.ts';

/** Which webhook event tells of which status (product spec §9); a payment that is only begun has none. */
const EVENTS: Readonly<Record<PaymentStatus, string | null>> = {
  started: null,
  processing: null,
  completed: 'payment.completed',
  cancelled: 'payment.cancelled',
  rejected: 'payment.rejected',
  failed: 'payment.failed',
};

/** Puts the event of the payment's status on its way to the merchant's webhooks; again when a sync asks for it. */
export const announcePayment = async (tx: Tx, payment: PaymentRow): Promise<void> => {
  const topic = payment.failure_code === FAILURE_CODES.expired ? 'payment.expired' : EVENTS[payment.status];
  if (topic === null) return;
  await outbox.add(tx, {
    topic,
    aggregate: payment.id,
    payload: { status: payment.status, order_id: payment.order_id },
  });
};
