import { rupiah } from '@dasbor/domain/kernel';
import { orderTransitions } from '@dasbor/domain/orders';
import { paymentTransitions } from '@dasbor/domain/payments';
import { decideOrderSync } from '@dasbor/domain/sync';
import { audit } from '../../platform/audit.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Call, Handler } from '../../spec/handlers.ts';
import type { AcquirerAnswer } from '../../rails/acquirer/port.ts';
import {
  announcePayment,
  atAcquirer,
  contributionOf,
  EXPIRED,
  findPayment,
  movePayment,
  newestPaymentOf,
  orderToFollow,
} from '../payments/public.ts';
import type { PaymentRow } from '../payments/public.ts';
import { resendEvent } from '../webhooks/public.ts';
import { findOrder } from './repository.ts';
import type { OrderRow } from './rows.ts';
import { announceOrder, moveOrder } from './state.ts';
import type { Moving } from './state.ts';

/**
 * An order's status follows its newest payment, so the acquirer is asked about that one, without a lock. The decision is made on the
 * current state of both locked rows.
 */
export const syncOrder: Handler<'syncOrder'> = async (call) => {
  const { params, tx, now, mode, deps } = call;
  const known = await findOrder(tx, params.id);
  if (!known) return problem('DPAY_ORDER_NOT_FOUND');
  const newest = await newestPaymentOf(tx, known.id);
  const isOpen =
    newest && !orderTransitions.isFinal(known.status) && !paymentTransitions.isFinal(newest.status);
  const answer = isOpen ? await deps.acquirer.enquire(tx, atAcquirer(newest, mode), now) : undefined;
  if (answer === 'unreachable') return problem('DPAY_ACQUIRER_UNREACHABLE');

  const payment = newest && (await findPayment(tx, newest.id, { lock: true }));
  const order = (await findOrder(tx, known.id, { lock: true })) as OrderRow;
  const decided = decideOrderSync(
    {
      // The order of an invoice ends only with its invoice.
      order: { ...orderToFollow(order), expiresAt: order.invoice_id === null ? order.expires_at : null },
      payment: payment ? paymentToSync(payment, answer) : null,
      report: answer?.status ?? payment?.status ?? 'started',
    },
    now,
  );

  if (decided.outcome === 'unreachable') return problem('DPAY_ACQUIRER_UNREACHABLE');

  const moving = { tx, now, ids: deps.ids };
  if (payment && decided.paymentStatus !== null && decided.paymentStatus !== payment.status) {
    const news = answer?.status === decided.paymentStatus ? answer : EXPIRED;
    if (!(await movePayment(moving, payment, news))) return problem('DPAY_CONFLICT');
  }
  const followed = (await findOrder(tx, order.id)) as OrderRow;
  const moved = await moveOrder(moving, followed, decided.status);
  if (!moved) return problem('DPAY_CONFLICT');
  if (decided.outcome === 'webhook_resent') await resend(moving, moved, payment);
  await recordIfMoved(call, order, moved);
  return ok({ data: { outcome: decided.outcome, status: moved.status, synced_at: now.toISOString() } });
};

const paymentToSync = (row: PaymentRow, answer: AcquirerAnswer | undefined) => ({
  status: row.status,
  expiresAt: row.expires_at,
  failureCode: row.failure_code,
  amount: rupiah(contributionOf(row, answer)),
});

const resend = async (moving: Moving, order: OrderRow, payment: PaymentRow | undefined): Promise<void> => {
  if (payment) await announcePayment(moving, payment, resendEvent);
  if (order.status === 'completed') await announceOrder(moving, order, resendEvent);
};

const recordIfMoved = async (call: Call<'syncOrder'>, before: OrderRow, after: OrderRow): Promise<void> => {
  if (before.status === after.status) return;
  await audit.record(call.tx, call.by, {
    action: 'order.synced',
    target: after.id,
    before: before.status,
    after: after.status,
  });
};
