import { StatusBadge } from '../../../shared/ui/status-badge.tsx';
import { useWithdrawalStatus } from '../presentation/use-withdrawal-status.ts';

export function WithdrawalStatusBadge({ status, size = 'sm' }: { status: string; size?: 'sm' | 'md' }) {
  return <StatusBadge {...useWithdrawalStatus()(status)} size={size} />;
}
