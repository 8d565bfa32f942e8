import { useT } from '../../../shared/i18n/use-t.ts';
import { UNKNOWN_STATUS } from '../../../shared/lib/status-view.ts';
import { StatusBadge } from '../../../shared/ui/status-badge.tsx';
import { knownSnapKeyStatus, snapKeyStatusView } from '../presentation/status-view.ts';

export function SnapKeyStatusBadge({ status, size = 'sm' }: { status: string; size?: 'sm' | 'md' }) {
  const t = useT('snap-keys');
  const known = knownSnapKeyStatus(status);
  if (!known) return <StatusBadge {...UNKNOWN_STATUS} label={status} size={size} />;
  return <StatusBadge {...snapKeyStatusView[known]} label={t(`status.${known}`)} size={size} />;
}
