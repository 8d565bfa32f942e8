import { useT } from '../../../shared/i18n/use-t.ts';
import { UNKNOWN_STATUS } from '../../../shared/lib/status-view.ts';
import { StatusBadge } from '../../../shared/ui/status-badge.tsx';
import { batchStatusOf, itemStatusOf } from '../presentation/status-view.ts';

interface BadgeProps {
  status: string;
  size?: 'sm' | 'md';
}

export function BatchStatusBadge({ status: raw, size = 'sm' }: BadgeProps) {
  const t = useT('disbursements');
  const known = batchStatusOf(raw);
  if (!known) return <StatusBadge {...UNKNOWN_STATUS} label={raw} size={size} />;
  const { status, ...look } = known;
  return <StatusBadge {...look} label={t(`status.${status}`)} size={size} />;
}

/** Of a payout, and of each of its transfers. */
export function ItemStatusBadge({ status: raw, size = 'sm' }: BadgeProps) {
  const t = useT('disbursements');
  const known = itemStatusOf(raw);
  if (!known) return <StatusBadge {...UNKNOWN_STATUS} label={raw} size={size} />;
  const { status, ...look } = known;
  return <StatusBadge {...look} label={t(`itemStatus.${status}`)} size={size} />;
}
