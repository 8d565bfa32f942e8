import { formatDate } from '@dasbor/domain/kernel';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { UNKNOWN_STATUS } from '../../../shared/lib/status-view.ts';
import { StatusBadge } from '../../../shared/ui/status-badge.tsx';
import type { Payment } from '../api/types.ts';
import { knownPaymentStatus, paymentStatusView, shownStatus } from '../presentation/status-view.ts';

interface PaymentStatusBadgeProps {
  payment: Payment;
  size?: 'sm' | 'md';
}

/** A completed payment shows Settled, or Waiting with its due date (product spec §4). */
export function PaymentStatusBadge({ payment, size = 'sm' }: PaymentStatusBadgeProps) {
  const t = useT('payments');
  const language = useLanguage();
  const shown = shownStatus(payment);
  if (shown.status === 'waiting' && shown.dueDate) {
    const label = t('status.waitingUntil', { date: formatDate(shown.dueDate, language) });
    return <StatusBadge {...paymentStatusView.waiting} label={label} size={size} />;
  }
  return <RawPaymentStatusBadge status={shown.status} size={size} />;
}

/** For places that know the bare status only; what this build does not know is grey. */
export function RawPaymentStatusBadge({ status, size = 'sm' }: { status: string; size?: 'sm' | 'md' }) {
  const t = useT('payments');
  const known = knownPaymentStatus(status);
  if (!known) return <StatusBadge {...UNKNOWN_STATUS} label={status} size={size} />;
  return <StatusBadge {...paymentStatusView[known]} label={t(`status.${known}`)} size={size} />;
}
