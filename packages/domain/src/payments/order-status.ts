import { type Rupiah, rupiah, subtractRupiah } from '../kernel/index.ts';
import { type OrderStatus, orderTransitions } from '../orders/index.ts';
import type { PaymentStatus } from './status.ts';

/** An order before a payment is counted. */
export type OrderToFollow = {
  readonly status: OrderStatus;
  /** The order's amount after its discount. */
  readonly netAmount: Rupiah;
  /** The unpaid amount. */
  readonly remaining: Rupiah;
};

/** A payment with its new status. */
export type FollowedPayment = {
  readonly status: PaymentStatus;
  /** The amount it takes off the order once completed. */
  readonly amount: Rupiah;
};

/**
 * The order's status after a payment changed. It completes when nothing remains. An order with money in it never becomes failed. A
 * cancelled payment does not change the order, because the customer may choose another method.
 */
export const orderStatusAfter = (order: OrderToFollow, payment: FollowedPayment): OrderStatus => {
  const wanted = wantedStatus(order, payment);
  return orderTransitions.canMove(order.status, wanted) ? wanted : order.status;
};

/** The unpaid amount afterwards. An open amount may exceed the bill, but the rest is never negative. */
export const remainingAfter = ({ remaining }: OrderToFollow, payment: FollowedPayment): Rupiah => {
  if (payment.status !== 'completed') return remaining;
  return payment.amount >= remaining ? rupiah(0) : subtractRupiah(remaining, payment.amount);
};

const wantedStatus = (order: OrderToFollow, payment: FollowedPayment): OrderStatus => {
  switch (payment.status) {
    case 'started':
    case 'cancelled':
      return order.status;
    case 'processing':
      return 'processing';
    case 'completed':
      return remainingAfter(order, payment) === 0 ? 'completed' : 'processing';
    case 'rejected':
    case 'failed':
      return order.remaining < order.netAmount ? 'processing' : 'failed';
  }
};
