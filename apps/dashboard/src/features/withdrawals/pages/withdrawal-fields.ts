import { WITHDRAWAL_SOURCES, WITHDRAWAL_STATUSES } from '@dasbor/domain/withdrawals';
import { useT } from '../../../shared/i18n/use-t.ts';
import type { FilterField } from '../../../shared/list/filter-fields.ts';
import { statusOptions } from '../../../shared/status/use-named-status.ts';
import { useWithdrawalStatus } from '../presentation/use-withdrawal-status.ts';

export function useWithdrawalFields(): readonly FilterField[] {
  const t = useT('withdrawals');
  return [
    {
      kind: 'choices',
      name: 'status',
      label: t('filter.status'),
      options: statusOptions(WITHDRAWAL_STATUSES, useWithdrawalStatus()),
    },
    {
      kind: 'choices',
      name: 'source',
      label: t('filter.source'),
      options: WITHDRAWAL_SOURCES.map((value) => ({ value, label: t(`source.${value}`) })),
    },
  ];
}
