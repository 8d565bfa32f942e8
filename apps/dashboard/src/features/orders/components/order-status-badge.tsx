import { useT } from '../../../shared/i18n/use-t.ts';
import { useClock } from '../../../shared/lib/clock.tsx';
import { UNKNOWN_STATUS } from '../../../shared/lib/status-view.ts';
import { StatusBadge } from '../../../shared/ui/status-badge.tsx';
import type { Order } from '../api/types.ts';
import { knownOrderStatus, orderStatusView, shownStatus } from '../presentation/status-view.ts';

interface OrderStatusBadgeProps {
  order: Pick<Order, 'status' | 'expires_at'>;
  size?: 'sm' | 'md';
}

export function OrderStatusBadge({ order, size = 'sm' }: OrderStatusBadgeProps) {
  const now = useClock();
  return <RawOrderStatusBadge status={shownStatus(order, now())} size={size} />;
}

/** For places that know the bare status only; what this build does not know is grey. */
export function RawOrderStatusBadge({ status, size = 'sm' }: { status: string; size?: 'sm' | 'md' }) {
  const t = useT('orders');
  const known = knownOrderStatus(status);
  if (!known) return <StatusBadge {...UNKNOWN_STATUS} label={status} size={size} />;
  return <StatusBadge {...orderStatusView[known]} label={t(`status.${known}`)} size={size} />;
}
