import { err, type Instant, ok, type Result } from '../kernel/index.ts';
import { isOrderPastExpiry, type OrderStatus } from '../orders/index.ts';
import type { PaymentLinkProblemCode } from './problems.ts';

/** Product spec §4 names the first three. An order can also be cancelled, and then its link says so. */
export const PAYMENT_LINK_STATUSES = ['paid', 'unpaid', 'expired', 'cancelled'] as const;

export type PaymentLinkStatus = (typeof PAYMENT_LINK_STATUSES)[number];

/** What a filter selects: these statuses of the order, and whether its expiry has passed. */
export type PaymentLinkCondition = { readonly statuses: readonly OrderStatus[]; readonly isPast?: boolean };

/**
 * The status of a link by the status of its order. A payment may have arrived in time as long as the acquirer has not answered, so a
 * processing order stays unpaid after its expiry.
 */
export const PAYMENT_LINK_CONDITIONS: Readonly<Record<PaymentLinkStatus, readonly PaymentLinkCondition[]>> = {
  paid: [{ statuses: ['completed'] }],
  unpaid: [{ statuses: ['processing'] }, { statuses: ['started', 'failed'], isPast: false }],
  expired: [{ statuses: ['expired'] }, { statuses: ['started', 'failed'], isPast: true }],
  cancelled: [{ statuses: ['cancelled'] }],
};

export type OrderOfLink = { readonly status: OrderStatus; readonly expiresAt: Instant };

export const paymentLinkStatus = (order: OrderOfLink, now: Date): PaymentLinkStatus => {
  const past = isOrderPastExpiry(order, now);
  const isIt = ({ statuses, isPast = past }: PaymentLinkCondition) =>
    statuses.includes(order.status) && isPast === past;
  return PAYMENT_LINK_STATUSES.find((status) => PAYMENT_LINK_CONDITIONS[status].some(isIt)) ?? 'unpaid';
};

/** Only a link that can still be paid is sent or cancelled. */
export const decideOpen = (
  status: PaymentLinkStatus,
): Result<true, Extract<PaymentLinkProblemCode, 'DPAY_PAYMENT_LINK_NOT_OPEN'>> =>
  status === 'unpaid' ? ok(true) : err('DPAY_PAYMENT_LINK_NOT_OPEN', { status });
