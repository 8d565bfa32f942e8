import { WITHDRAWAL_SOURCES, WITHDRAWAL_STATUSES } from '@dasbor/domain/withdrawals';
import { useT } from '../../../shared/i18n/use-t.ts';
import type { FilterField } from '../../../shared/list/filter-fields.ts';

export function useWithdrawalFields(): readonly FilterField[] {
  const t = useT('withdrawals');
  return [
    {
      kind: 'choices',
      name: 'status',
      label: t('filter.status'),
      options: WITHDRAWAL_STATUSES.map((value) => ({ value, label: t(`status.${value}`) })),
    },
    {
      kind: 'choices',
      name: 'source',
      label: t('filter.source'),
      options: WITHDRAWAL_SOURCES.map((value) => ({ value, label: t(`source.${value}`) })),
    },
  ];
}
