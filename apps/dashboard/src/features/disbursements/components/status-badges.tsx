import { StatusBadge } from '../../../shared/ui/status-badge.tsx';
import { useBatchStatus, useItemStatus } from '../presentation/use-status.ts';

interface BadgeProps {
  status: string;
  size?: 'sm' | 'md';
}

export function BatchStatusBadge({ status, size = 'sm' }: BadgeProps) {
  return <StatusBadge {...useBatchStatus()(status)} size={size} />;
}

/** Of a payout, and of each of its transfers. */
export function ItemStatusBadge({ status, size = 'sm' }: BadgeProps) {
  return <StatusBadge {...useItemStatus()(status)} size={size} />;
}
