import type { Instant } from '../kernel/index.ts';
import { FAILURE_CODES, type PaymentStatus, paymentTransitions } from '../payments/index.ts';
import type { SyncOutcome } from './outcomes.ts';

/** The payment's status at the acquirer, or that the acquirer did not answer. */
export type AcquirerReport = PaymentStatus | 'unreachable';

export type PaymentToSync = {
  readonly status: PaymentStatus;
  readonly expiresAt: Instant;
  readonly failureCode: string | null;
};

export type PaymentSync = {
  readonly outcome: SyncOutcome;
  /** The new status; equal to the old one if nothing changed. */
  readonly status: PaymentStatus;
};

/** A report never changes a payment that has ended; its webhook is resent. */
export const decidePaymentSync = (
  { payment, report }: { payment: PaymentToSync; report: AcquirerReport },
  now: Date,
): PaymentSync => {
  const { status } = payment;
  const stays = (outcome: SyncOutcome): PaymentSync => ({ outcome, status });

  if (paymentTransitions.isFinal(status)) {
    return stays(payment.failureCode === FAILURE_CODES.expired ? 'already_expired' : 'webhook_resent');
  }
  if (report === 'unreachable') return stays('unreachable');
  if (paymentTransitions.isFinal(report)) return { outcome: 'status_changed', status: report };
  // Expired without money at the acquirer: it can no longer be paid.
  if (now.getTime() >= new Date(payment.expiresAt).getTime()) {
    return { outcome: 'order_expired', status: 'cancelled' };
  }
  if (paymentTransitions.canMove(status, report)) return { outcome: 'status_changed', status: report };
  return stays(status === 'started' ? 'no_payment_yet' : 'still_processing');
};
