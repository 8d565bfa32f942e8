import { TOP_UP_BANKS, TOP_UP_STATUSES } from '@dasbor/domain/top-ups';
import { useT } from '../../../shared/i18n/use-t.ts';
import type { FilterField } from '../../../shared/list/filter-fields.ts';
import { topUpBankName } from '../presentation/bank-name.ts';
import { statusOptions } from '../../../shared/status/use-named-status.ts';
import { useTopUpStatus } from '../presentation/use-top-up-status.ts';

export function useTopUpFields(): readonly FilterField[] {
  const t = useT('top-ups');
  return [
    {
      kind: 'choices',
      name: 'status',
      label: t('filter.status'),
      options: statusOptions(TOP_UP_STATUSES, useTopUpStatus()),
    },
    {
      kind: 'choices',
      name: 'bank',
      label: t('filter.bank'),
      options: TOP_UP_BANKS.map((value) => ({ value, label: topUpBankName(value) })),
    },
  ];
}
