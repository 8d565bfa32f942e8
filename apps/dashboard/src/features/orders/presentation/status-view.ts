import { ORDER_STATUSES, type OrderStatus, displayedOrderStatus } from '@dasbor/domain/orders';
import type { StatusView } from '../../../shared/lib/status-view.ts';
import type { Order } from '../api/types.ts';

export const orderStatusView: Readonly<Record<OrderStatus, StatusView>> = {
  started: { tone: 'neutral', icon: 'waiting' },
  processing: { tone: 'info', icon: 'progress' },
  completed: { tone: 'success', icon: 'done' },
  cancelled: { tone: 'neutral', icon: 'cancelled' },
  failed: { tone: 'danger', icon: 'failed' },
  expired: { tone: 'neutral', icon: 'paused' },
};

/** What a person sees now: an unpaid order past its time is over, even before the server has written it down. */
export function shownStatus(order: Pick<Order, 'status' | 'expires_at'>, now: Date): string {
  const known = ORDER_STATUSES.find((status) => status === order.status);
  return known ? displayedOrderStatus({ status: known, expiresAt: order.expires_at }, now) : order.status;
}
