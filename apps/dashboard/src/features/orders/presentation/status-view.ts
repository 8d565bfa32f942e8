import {
  displayedOrderStatus,
  ORDER_STATUSES,
  type OrderFilter,
  type OrderStatus,
} from '@dasbor/domain/orders';
import type { Meanings } from '../../../shared/status/meanings.ts';
import type { Order } from '../api/types.ts';

export const orderMeanings: Meanings<OrderStatus> = {
  started: 'started',
  // Started, but not fully paid.
  processing: 'waiting_payment',
  completed: 'completed',
  cancelled: 'cancelled',
  failed: 'failed',
  expired: 'expired',
};

/** The filter has its own options beside the statuses (product spec §4). */
export const orderFilterMeanings: Meanings<OrderFilter> = {
  ...orderMeanings,
  unpaid: 'unpaid',
  paid: 'paid',
  onhold: 'held',
  settled: 'settled',
  waiting: 'waiting_settlement',
};

/** The displayed status: an unpaid order past its expiry is expired, even before the server has updated it. */
export const shownStatus = (order: Pick<Order, 'status' | 'expires_at'>, now: Date): string => {
  const known = ORDER_STATUSES.find((status) => status === order.status);
  return known ? displayedOrderStatus({ status: known, expiresAt: order.expires_at }, now) : order.status;
};
