import { StatusBadge } from '../../../shared/ui/status-badge.tsx';
import { useSnapKeyStatus } from '../presentation/use-snap-key-status.ts';

export function SnapKeyStatusBadge({ status, size = 'sm' }: { status: string; size?: 'sm' | 'md' }) {
  return <StatusBadge {...useSnapKeyStatus()(status)} size={size} />;
}
