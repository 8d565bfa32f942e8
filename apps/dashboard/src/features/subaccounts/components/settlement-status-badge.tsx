import type { SettlementStatus } from '@dasbor/domain/payments';
import { useT } from '../../../shared/i18n/use-t.ts';
import { knownStatus, type StatusView, UNKNOWN_STATUS } from '../../../shared/lib/status-view.ts';
import { StatusBadge } from '../../../shared/ui/status-badge.tsx';

// As a payment's own badge has it: on its way to the balance is good news, and not yet the last.
const VIEW: Readonly<Record<SettlementStatus, StatusView>> = {
  need_to_settle: { tone: 'success', icon: 'waiting' },
  settled: { tone: 'success', icon: 'done' },
};

export function SettlementStatusBadge({ status, size = 'sm' }: { status: string; size?: 'sm' | 'md' }) {
  const t = useT('payments');
  const known = knownStatus(VIEW, status);
  if (!known) return <StatusBadge {...UNKNOWN_STATUS} label={status} size={size} />;
  return <StatusBadge {...VIEW[known]} label={t(`settlement.${known}`)} size={size} />;
}
