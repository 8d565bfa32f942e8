import { chakra } from '@chakra-ui/react';
import { formatDate } from '@dasbor/domain/kernel';
import { useLanguage, useT } from '../i18n/use-t.ts';
import { Status } from '../status/status.tsx';
import { paymentMeanings, shownStatus } from './status-view.ts';

type PaymentStatusBadgeProps = {
  payment: Parameters<typeof shownStatus>[0];
  size?: 'sm' | 'md';
};

/** A completed payment shows Settled, or Waiting with its due date as an estimate (product spec §4). */
export const PaymentStatusBadge = ({ payment, size = 'sm' }: PaymentStatusBadgeProps) => {
  const t = useT('payments');
  const language = useLanguage();
  const shown = shownStatus(payment);
  const badge = <Status of={paymentMeanings} is={shown.status} size={size} />;
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
};
