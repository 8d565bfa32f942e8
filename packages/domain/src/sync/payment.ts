import type { Instant } from '../kernel/index.ts';
import { FAILURE_CODES, type PaymentStatus, paymentTransitions } from '../payments/index.ts';
import type { SyncOutcome } from './outcomes.ts';

/** What the acquirer says the payment's status is, or that it did not answer. */
export type AcquirerReport = PaymentStatus | 'unreachable';

export interface PaymentToSync {
  readonly status: PaymentStatus;
  readonly expiresAt: Instant;
  readonly failureCode: string | null;
}

export interface PaymentSync {
  readonly outcome: SyncOutcome;
  /** The payment's status from now on; the same where nothing changed. */
  readonly status: PaymentStatus;
}

/** A payment that has ended is never changed by a report; its webhook is sent again. */
export function decidePaymentSync(
  { payment, report }: { payment: PaymentToSync; report: AcquirerReport },
  now: Date,
): PaymentSync {
  const { status } = payment;
  const stays = (outcome: SyncOutcome): PaymentSync => ({ outcome, status });

  if (paymentTransitions.isFinal(status)) {
    return stays(payment.failureCode === FAILURE_CODES.expired ? 'already_expired' : 'webhook_resent');
  }
  if (report === 'unreachable') return stays('unreachable');
  if (paymentTransitions.isFinal(report)) return { outcome: 'status_changed', status: report };
  // Past its expiry and no money with the acquirer: it can no longer be paid.
  if (now.getTime() >= new Date(payment.expiresAt).getTime()) {
    return { outcome: 'order_expired', status: 'cancelled' };
  }
  if (paymentTransitions.canMove(status, report)) return { outcome: 'status_changed', status: report };
  return stays(status === 'started' ? 'no_payment_yet' : 'still_processing');
}
