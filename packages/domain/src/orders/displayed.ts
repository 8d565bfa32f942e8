import type { Instant } from '../kernel/index.ts';
import type { OrderStatus } from './status.ts';

export type DisplayableOrder = {
  readonly status: OrderStatus;
  readonly expiresAt: Instant;
};

/**
 * The status to display. A started order shows as expired at its expiry, even before the server updates it. A processing order may have
 * been paid in time, so it stays until the acquirer has answered.
 */
export const displayedOrderStatus = (order: DisplayableOrder, now: Date): OrderStatus =>
  order.status === 'started' && isOrderPastExpiry(order, now) ? 'expired' : order.status;

/** The expiry is exclusive: an order can be paid only before that moment. */
export const isOrderPastExpiry = ({ expiresAt }: Pick<DisplayableOrder, 'expiresAt'>, now: Date): boolean =>
  now.getTime() >= new Date(expiresAt).getTime();
