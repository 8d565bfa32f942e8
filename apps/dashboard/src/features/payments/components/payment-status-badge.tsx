import { chakra } from '@chakra-ui/react';
import { formatDate } from '@dasbor/domain/kernel';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { StatusBadge } from '../../../shared/ui/status-badge.tsx';
import { shownStatus } from '../presentation/status-view.ts';
import { usePaymentStatus } from '../presentation/use-payment-status.ts';

interface PaymentStatusBadgeProps {
  payment: Parameters<typeof shownStatus>[0];
  size?: 'sm' | 'md';
}

/** A completed payment shows Settled, or Waiting with its due date as an estimate (product spec §4). */
export function PaymentStatusBadge({ payment, size = 'sm' }: PaymentStatusBadgeProps) {
  const t = useT('payments');
  const language = useLanguage();
  const shown = shownStatus(payment);
  const badge = <RawPaymentStatusBadge status={shown.status} size={size} />;
  if (shown.status !== 'waiting' || !shown.dueDate) return badge;
  return (
    <chakra.span
      display="inline-flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="2"
      whiteSpace="nowrap"
      verticalAlign="middle"
    >
      {badge}
      <chakra.span textStyle="small" color="fg.subtle">
        {t('estimate', { date: formatDate(shown.dueDate, language) })}
      </chakra.span>
    </chakra.span>
  );
}

/** For places that know the bare status only; what this build does not know is grey. */
export function RawPaymentStatusBadge({ status, size = 'sm' }: { status: string; size?: 'sm' | 'md' }) {
  return <StatusBadge {...usePaymentStatus()(status)} size={size} />;
}
