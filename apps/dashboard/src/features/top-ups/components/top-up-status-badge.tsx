import { StatusBadge } from '../../../shared/ui/status-badge.tsx';
import { useTopUpStatus } from '../presentation/use-top-up-status.ts';

export function TopUpStatusBadge({ status, size = 'sm' }: { status: string; size?: 'sm' | 'md' }) {
  return <StatusBadge {...useTopUpStatus()(status)} size={size} />;
}
