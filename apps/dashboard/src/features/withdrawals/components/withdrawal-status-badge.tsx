import { useT } from '../../../shared/i18n/use-t.ts';
import { UNKNOWN_STATUS } from '../../../shared/lib/status-view.ts';
import { StatusBadge } from '../../../shared/ui/status-badge.tsx';
import { knownWithdrawalStatus, withdrawalStatusView } from '../presentation/status-view.ts';

export function WithdrawalStatusBadge({ status, size = 'sm' }: { status: string; size?: 'sm' | 'md' }) {
  const t = useT('withdrawals');
  const known = knownWithdrawalStatus(status);
  if (!known) return <StatusBadge {...UNKNOWN_STATUS} label={status} size={size} />;
  return <StatusBadge {...withdrawalStatusView[known]} label={t(`status.${known}`)} size={size} />;
}
