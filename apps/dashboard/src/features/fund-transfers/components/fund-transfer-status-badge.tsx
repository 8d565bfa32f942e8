import { StatusBadge } from '../../../shared/ui/status-badge.tsx';
import { useFundTransferStatus } from '../presentation/use-fund-transfer-status.ts';

export function FundTransferStatusBadge({ status, size = 'sm' }: { status: string; size?: 'sm' | 'md' }) {
  return <StatusBadge {...useFundTransferStatus()(status)} size={size} />;
}
