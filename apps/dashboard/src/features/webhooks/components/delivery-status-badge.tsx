import { useT } from '../../../shared/i18n/use-t.ts';
import { UNKNOWN_STATUS } from '../../../shared/lib/status-view.ts';
import { StatusBadge } from '../../../shared/ui/status-badge.tsx';
import { deliveryStatusView, knownDeliveryStatus } from '../presentation/status-view.ts';

export function DeliveryStatusBadge({ status, size = 'sm' }: { status: string; size?: 'sm' | 'md' }) {
  const t = useT('webhooks');
  const known = knownDeliveryStatus(status);
  if (!known) return <StatusBadge {...UNKNOWN_STATUS} label={status} size={size} />;
  return <StatusBadge {...deliveryStatusView[known]} label={t(`status.${known}`)} size={size} />;
}
