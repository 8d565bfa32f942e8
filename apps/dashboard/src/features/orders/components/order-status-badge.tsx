import { useClock } from '../../../shared/lib/time/clock.tsx';
import { Status } from '../../../shared/status/status.tsx';
import type { Order } from '../api/types.ts';
import { orderMeanings, shownStatus } from '../presentation/status-view.ts';

type OrderStatusBadgeProps = {
  order: Pick<Order, 'status' | 'expires_at'>;
  size?: 'sm' | 'md';
};

/** An unpaid order past its expiry shows Expired, even before the server has updated it. */
export const OrderStatusBadge = ({ order, size = 'sm' }: OrderStatusBadgeProps) => {
  const now = useClock();
  return <Status of={orderMeanings} is={shownStatus(order, now())} size={size} />;
};
