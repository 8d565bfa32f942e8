import type { Instant } from '../kernel/index.ts';
import type { OrderStatus } from './status.ts';

export interface DisplayableOrder {
  readonly status: OrderStatus;
  readonly expiresAt: Instant;
}

/**
 * What a person sees. An order that nobody began to pay is over the moment its time is, even before the server has
 * written it down; a processing one may have been paid in time, so it stays until the acquirer has been asked.
 */
export function displayedOrderStatus(order: DisplayableOrder, now: Date): OrderStatus {
  return order.status === 'started' && isOrderPastExpiry(order, now) ? 'expired' : order.status;
}

/** The expiry itself is past: an order may be paid up to, and not at, that moment. */
export function isOrderPastExpiry({ expiresAt }: Pick<DisplayableOrder, 'expiresAt'>, now: Date): boolean {
  return now.getTime() >= new Date(expiresAt).getTime();
}
