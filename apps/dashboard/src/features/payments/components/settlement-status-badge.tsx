import { StatusBadge } from '../../../shared/ui/status-badge.tsx';
import { useSettlementStatus } from '../presentation/use-payment-status.ts';

export function SettlementStatusBadge({ status, size = 'sm' }: { status: string; size?: 'sm' | 'md' }) {
  return <StatusBadge {...useSettlementStatus()(status)} size={size} />;
}
