import { FAILURE_CODES } from '@dasbor/domain/payments';
import type { PaymentStatus } from '@dasbor/domain/payments';
import type { WebhookEvent } from '@dasbor/domain/webhooks';
import { outbox } from '../../platform/work/outbox.ts';
import type { Moving } from '../orders/public.ts';
import { publishEvent } from '../webhooks/public.ts';
import { toPayment } from './rows.ts';
import type { PaymentRow } from './rows.ts';

/** The webhook event of each status (product spec §9); a payment that is only created has none. */
const EVENTS: Readonly<Record<PaymentStatus, WebhookEvent | null>> = {
  started: null,
  processing: null,
  completed: 'payment.completed',
  cancelled: 'payment.cancelled',
  rejected: 'payment.rejected',
  failed: 'payment.failed',
};

/** Notifies dashboards and webhooks of the payment's status. With `resendEvent`, sends the last event again. */
export const announcePayment = async (
  moving: Moving,
  payment: PaymentRow,
  send: typeof publishEvent = publishEvent,
): Promise<void> => {
  const event = payment.failure_code === FAILURE_CODES.expired ? 'payment.expired' : EVENTS[payment.status];
  if (event === null) return;
  await outbox.add(moving.tx, {
    topic: event,
    aggregate: payment.id,
    payload: { status: payment.status, order_id: payment.order_id },
  });
  const data = toPayment(payment, false);
  const { id: subjectId, subaccount_id: subaccountId, method: paymentMethod } = payment;
  await send(moving, { event, subjectId, subaccountId, data, paymentMethod });
};
