import { StatusBadge } from '../../../shared/ui/status-badge.tsx';
import { useDeliveryStatus } from '../presentation/use-delivery-status.ts';

export function DeliveryStatusBadge({ status, size = 'sm' }: { status: string; size?: 'sm' | 'md' }) {
  return <StatusBadge {...useDeliveryStatus()(status)} size={size} />;
}
