import { isOrderPastExpiry, orderTransitions } from '@dasbor/domain/orders';
import { paymentTransitions } from '@dasbor/domain/payments';
import { decidePaymentSync } from '@dasbor/domain/sync';
import { audit } from '../../platform/audit.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { findOrder, moveOrder } from '../orders/public.ts';
import type { OrderRow } from '../orders/public.ts';
import { resendEvent } from '../webhooks/public.ts';
import { announcePayment } from './announce.ts';
import { atAcquirer } from './at-acquirer.ts';
import type { Charging } from './charging.ts';
import { findPayment } from './repository.ts';
import type { PaymentRow } from './rows.ts';
import { EXPIRED, movePayment } from './state.ts';

export const syncPayment: Handler<'syncPayment'> = async (call) => {
  const { params, tx, now, deps } = call;
  const known = await findPayment(tx, params.id);
  if (!known) return problem('DPAY_PAYMENT_NOT_FOUND');
  const followed = await followAcquirer(call, known);
  if (typeof followed === 'string') return problem(REFUSALS[followed]);
  const { outcome, payment, status } = followed;
  if (outcome === 'webhook_resent') await announcePayment({ tx, now, ids: deps.ids }, payment, resendEvent);
  return ok({ data: { outcome, status, synced_at: now.toISOString() } });
};

const REFUSALS = { unreachable: 'DPAY_ACQUIRER_UNREACHABLE', conflict: 'DPAY_CONFLICT' } as const;

type Followed = Pick<ReturnType<typeof decidePaymentSync>, 'status'> & {
  outcome: Exclude<ReturnType<typeof decidePaymentSync>['outcome'], 'unreachable'>;
  /** As it was before. */
  payment: PaymentRow;
};

/**
 * Asks the acquirer first, without a lock. Then locks the row and decides on its current state, so that news from another source is never
 * overwritten.
 */
export const followAcquirer = async (
  { tx, now, deps, by }: Pick<Charging, 'tx' | 'now' | 'deps' | 'by'>,
  known: PaymentRow,
): Promise<Followed | 'unreachable' | 'conflict'> => {
  const isOpen = !paymentTransitions.isFinal(known.status);
  const answer = isOpen ? await deps.acquirer.enquire(tx, atAcquirer(known, by.mode), now) : undefined;
  if (answer === 'unreachable') return answer;

  const payment = (await findPayment(tx, known.id, { lock: true })) as PaymentRow;
  const report = answer?.status ?? payment.status;
  const { outcome, status } = decidePaymentSync({ payment: toSync(payment), report }, now);
  if (outcome === 'unreachable') return outcome;
  if (status !== payment.status) {
    const moving = { tx, now, ids: deps.ids };
    const moved = await movePayment(moving, payment, answer?.status === status ? answer : EXPIRED);
    if (!moved) return 'conflict';
    const order = await findOrder(tx, payment.order_id, { lock: true });
    if (order && isOver(order, now)) await moveOrder(moving, order, 'expired');
    await audit.record(tx, by, {
      action: 'payment.synced',
      target: payment.id,
      before: payment.status,
      after: status,
    });
  }
  return { outcome, status, payment };
};

const toSync = (row: PaymentRow) => ({
  status: row.status,
  expiresAt: row.expires_at,
  failureCode: row.failure_code,
});

/** The order of an invoice ends only with its invoice. */
const isOver = (order: Pick<OrderRow, 'status' | 'expires_at' | 'invoice_id'>, now: Date): boolean =>
  order.invoice_id === null &&
  isOrderPastExpiry({ expiresAt: order.expires_at }, now) &&
  orderTransitions.canMove(order.status, 'expired');
