import { StatusBadge } from '../../../shared/ui/status-badge.tsx';
import type { Order } from '../api/types.ts';
import { useOrderStatus, useRawOrderStatus } from '../presentation/use-order-status.ts';

interface OrderStatusBadgeProps {
  order: Pick<Order, 'status' | 'expires_at'>;
  size?: 'sm' | 'md';
}

export function OrderStatusBadge({ order, size = 'sm' }: OrderStatusBadgeProps) {
  return <StatusBadge {...useOrderStatus()(order)} size={size} />;
}

/** For places that know the bare status only; what this build does not know is grey. */
export function RawOrderStatusBadge({ status, size = 'sm' }: { status: string; size?: 'sm' | 'md' }) {
  return <StatusBadge {...useRawOrderStatus()(status)} size={size} />;
}
