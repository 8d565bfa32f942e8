import type { Instant, Rupiah } from '../kernel/index.ts';
import { isOrderPastExpiry, type OrderStatus, orderTransitions } from '../orders/index.ts';
import {
  orderStatusAfter,
  type OrderToFollow,
  type PaymentStatus,
  paymentTransitions,
} from '../payments/index.ts';
import type { SyncOutcome } from './outcomes.ts';
import { type AcquirerReport, decidePaymentSync, type PaymentToSync } from './payment.ts';

export type OrderSyncFacts = {
  readonly order: OrderToFollow & {
    /** Null if the order does not end by itself. */
    readonly expiresAt: Instant | null;
  };
  /** The newest payment of the order; null if there is none. */
  readonly payment: (PaymentToSync & { readonly amount: Rupiah }) | null;
  /** The acquirer's report on that payment; not used without a payment. */
  readonly report: AcquirerReport;
};

export type OrderSync = {
  readonly outcome: SyncOutcome;
  /** The new status of the order and its newest payment; equal to the old one if nothing changed. */
  readonly status: OrderStatus;
  readonly paymentStatus: PaymentStatus | null;
};

/** The order follows its newest payment; money reported in time wins over a past expiry. */
export const decideOrderSync = ({ order, payment, report }: OrderSyncFacts, now: Date): OrderSync => {
  const stays = (outcome: SyncOutcome, paymentStatus = payment?.status ?? null): OrderSync => ({
    outcome,
    status: order.status,
    paymentStatus,
  });

  if (order.status === 'expired') return stays('already_expired');
  if (orderTransitions.isFinal(order.status)) return stays('webhook_resent');

  const { expiresAt } = order;
  const isPastExpiry = expiresAt !== null && isOrderPastExpiry({ expiresAt }, now);
  if (payment === null) return isPastExpiry ? expired(null) : stays('no_payment_yet');

  const after = decidePaymentSync({ payment, report }, now);
  if (after.outcome === 'unreachable') return stays('unreachable');

  const status = orderStatusAfter(order, { status: after.status, amount: payment.amount });
  if (after.outcome === 'status_changed' && orderTransitions.isFinal(status)) {
    return { outcome: 'status_changed', status, paymentStatus: after.status };
  }
  if (isPastExpiry) return expired(after.status);

  switch (after.outcome) {
    case 'status_changed':
      return { outcome: 'status_changed', status, paymentStatus: after.status };
    case 'webhook_resent':
      return stays(payment.status === 'cancelled' ? 'no_payment_yet' : 'webhook_resent');
    // Only the payment expired; the order can still be paid.
    case 'order_expired':
    case 'already_expired':
      return stays('no_payment_yet', after.status);
    default:
      return stays(after.outcome);
  }
};

/** An open payment ends with its order. */
const expired = (payment: PaymentStatus | null): OrderSync => {
  const isOpen = payment !== null && !paymentTransitions.isFinal(payment);
  return { outcome: 'order_expired', status: 'expired', paymentStatus: isOpen ? 'cancelled' : payment };
};
