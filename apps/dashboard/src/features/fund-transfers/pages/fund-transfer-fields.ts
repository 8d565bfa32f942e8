import { FUND_TRANSFER_STATUSES, FUND_TRANSFER_TYPES } from '@dasbor/domain/fund-transfers';
import { useT } from '../../../shared/i18n/use-t.ts';
import type { FilterField } from '../../../shared/list/filter-fields.ts';
import { statusOptions } from '../../../shared/status/use-named-status.ts';
import { useFundTransferStatus } from '../presentation/use-fund-transfer-status.ts';

export function useFundTransferFields(): readonly FilterField[] {
  const t = useT('fund-transfers');
  return [
    {
      kind: 'choices',
      name: 'status',
      label: t('column.status'),
      options: statusOptions(FUND_TRANSFER_STATUSES, useFundTransferStatus()),
    },
    {
      kind: 'choices',
      name: 'type',
      label: t('column.type'),
      options: FUND_TRANSFER_TYPES.map((value) => ({ value, label: t(`type.${value}`) })),
    },
  ];
}
