import { isOrderPastExpiry, orderTransitions } from '@dasbor/domain/orders';
import { paymentTransitions } from '@dasbor/domain/payments';
import { decidePaymentSync } from '@dasbor/domain/sync';
import { audit } from '../../platform/audit.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { findOrder, moveOrder } from '../orders/public.ts';
import { resendEvent } from '../webhooks/public.ts';
import { announcePayment } from './announce.ts';
import { findPayment } from './repository.ts';
import type { PaymentRow } from './rows.ts';
import { EXPIRED, movePayment } from './state.ts';

/**
 * Asks the acquirer first, without a lock. Then locks the row and decides on its current state, so that news from another source is never
 * overwritten.
 */
export const syncPayment: Handler<'syncPayment'> = async (call) => {
  const { params, tx, now, deps } = call;
  const known = await findPayment(tx, params.id);
  if (!known) return problem('DPAY_PAYMENT_NOT_FOUND');
  const isOpen = !paymentTransitions.isFinal(known.status);
  const answer = isOpen ? await deps.acquirer.enquire(tx, known, now) : undefined;
  if (answer === 'unreachable') return problem('DPAY_ACQUIRER_UNREACHABLE');

  const payment = (await findPayment(tx, known.id, { lock: true })) as PaymentRow;
  const report = answer?.status ?? payment.status;
  const { outcome, status } = decidePaymentSync({ payment: toSync(payment), report }, now);
  if (outcome === 'unreachable') return problem('DPAY_ACQUIRER_UNREACHABLE');
  const moving = { tx, now, ids: deps.ids };
  if (outcome === 'webhook_resent') await announcePayment(moving, payment, resendEvent);
  if (status !== payment.status) {
    const moved = await movePayment(moving, payment, answer?.status === status ? answer : EXPIRED);
    if (!moved) return problem('DPAY_CONFLICT');
    const order = await findOrder(tx, payment.order_id, { lock: true });
    if (order && isOver(order, now)) await moveOrder(moving, order, 'expired');
    await audit.record(tx, call.by, {
      action: 'payment.synced',
      target: payment.id,
      before: payment.status,
      after: status,
    });
  }
  return ok({ data: { outcome, status, synced_at: now.toISOString() } });
};

const toSync = (row: PaymentRow) => ({
  status: row.status,
  expiresAt: row.expires_at,
  failureCode: row.failure_code,
});

const isOver = (
  order: { status: Parameters<typeof orderTransitions.next>[0]; expires_at: string },
  now: Date,
) =>
  isOrderPastExpiry({ expiresAt: order.expires_at }, now) &&
  orderTransitions.canMove(order.status, 'expired');
