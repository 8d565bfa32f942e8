import { useT } from '../../../shared/i18n/use-t.ts';
import { UNKNOWN_STATUS } from '../../../shared/lib/status-view.ts';
import { StatusBadge } from '../../../shared/ui/status-badge.tsx';
import { knownTopUpStatus, topUpStatusView } from '../presentation/status-view.ts';

export function TopUpStatusBadge({ status, size = 'sm' }: { status: string; size?: 'sm' | 'md' }) {
  const t = useT('top-ups');
  const known = knownTopUpStatus(status);
  if (!known) return <StatusBadge {...UNKNOWN_STATUS} label={status} size={size} />;
  return <StatusBadge {...topUpStatusView[known]} label={t(`status.${known}`)} size={size} />;
}
