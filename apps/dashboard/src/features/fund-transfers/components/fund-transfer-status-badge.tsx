import { useT } from '../../../shared/i18n/use-t.ts';
import { UNKNOWN_STATUS } from '../../../shared/lib/status-view.ts';
import { StatusBadge } from '../../../shared/ui/status-badge.tsx';
import { fundTransferStatusView, knownFundTransferStatus } from '../presentation/status-view.ts';

export function FundTransferStatusBadge({ status, size = 'sm' }: { status: string; size?: 'sm' | 'md' }) {
  const t = useT('fund-transfers');
  const known = knownFundTransferStatus(status);
  if (!known) return <StatusBadge {...UNKNOWN_STATUS} label={status} size={size} />;
  return <StatusBadge {...fundTransferStatusView[known]} label={t(`status.${known}`)} size={size} />;
}
