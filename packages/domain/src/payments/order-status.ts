import { type Rupiah, rupiah, subtractRupiah } from '../kernel/index.ts';
import { type OrderStatus, orderTransitions } from '../orders/index.ts';
import type { PaymentStatus } from './status.ts';

/** An order before one of its payments is counted. */
export interface OrderToFollow {
  readonly status: OrderStatus;
  /** What the order is for, after its discount. */
  readonly netAmount: Rupiah;
  /** What was still to be paid. */
  readonly remaining: Rupiah;
}

/** A payment as it has just become. */
export interface FollowedPayment {
  readonly status: PaymentStatus;
  /** What it takes off the order once completed. */
  readonly amount: Rupiah;
}

/**
 * The order's status after one of its payments moved. It completes when nothing remains; an order with money in it
 * never falls to failed; a cancelled payment leaves the order as it was, as the customer may choose another way to pay.
 */
export function orderStatusAfter(order: OrderToFollow, payment: FollowedPayment): OrderStatus {
  const wanted = wantedStatus(order, payment);
  return orderTransitions.canMove(order.status, wanted) ? wanted : order.status;
}

/** What is still to be paid then. An open amount may be above the bill: nothing remains, never less than nothing. */
export function remainingAfter({ remaining }: OrderToFollow, payment: FollowedPayment): Rupiah {
  if (payment.status !== 'completed') return remaining;
  return payment.amount >= remaining ? rupiah(0) : subtractRupiah(remaining, payment.amount);
}

function wantedStatus(order: OrderToFollow, payment: FollowedPayment): OrderStatus {
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
}
