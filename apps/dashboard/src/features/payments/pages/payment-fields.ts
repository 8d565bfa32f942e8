import { formatDate, isCalendarDate, isId } from '@dasbor/domain/kernel';
import { PAYMENT_METHODS, PAYMENT_STATUSES, SETTLEMENT_STATUSES } from '@dasbor/domain/payments';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import type { FilterField } from '../../../shared/list/filter-fields.ts';
import { statusOptions } from '../../../shared/status/use-named-status.ts';
import { usePaymentStatus } from '../presentation/use-payment-status.ts';
import { useSettlementStatus } from '../presentation/use-payment-status.ts';

export function usePaymentFields(): readonly FilterField[] {
  const t = useT('payments');
  const language = useLanguage();
  return [
    {
      kind: 'choices',
      name: 'status',
      label: t('filter.status'),
      options: statusOptions(PAYMENT_STATUSES, usePaymentStatus()),
    },
    {
      kind: 'choices',
      name: 'method',
      label: t('filter.method'),
      options: PAYMENT_METHODS.map((value) => ({ value, label: t(`method.${value}`) })),
    },
    {
      kind: 'choices',
      name: 'settlement',
      label: t('filter.settlement'),
      single: true,
      options: statusOptions(SETTLEMENT_STATUSES, useSettlementStatus()),
    },
    { kind: 'amount', name: 'amount', label: t('filter.amount') },
    { kind: 'fixed', name: 'order', label: t('filter.order'), accepts: (id) => isId('order', id) },
    {
      kind: 'fixed',
      name: 'completed_from',
      label: t('filter.completedFrom'),
      accepts: isCalendarDate,
      show: (date) => formatDate(date, language),
    },
  ];
}
