import { isId } from '@dasbor/domain/kernel';
import { ORDER_FILTER_KEYS } from '@dasbor/domain/orders';
import { useT } from '../../../shared/i18n/use-t.ts';
import type { FilterField } from '../../../shared/list/filter-fields.ts';
import { PAYMENT_TYPES } from '../api/order-query.ts';
import { statusOptions } from '../../../shared/status/use-named-status.ts';
import { useOrderFilterWords } from '../presentation/use-order-status.ts';

export function useOrderFields(): readonly FilterField[] {
  const t = useT('orders');
  return [
    {
      kind: 'choices',
      name: 'status',
      label: t('filter.status'),
      options: statusOptions(ORDER_FILTER_KEYS, useOrderFilterWords()),
    },
    {
      kind: 'choices',
      name: 'type',
      label: t('filter.type'),
      options: PAYMENT_TYPES.map((value) => ({ value, label: t(`type.${value}`) })),
    },
    {
      kind: 'choices',
      name: 'payment_links',
      label: t('filter.links'),
      single: true,
      options: [
        { value: 'yes', label: t('filter.linksYes') },
        { value: 'no', label: t('filter.linksNo') },
      ],
    },
    { kind: 'amount', name: 'amount', label: t('filter.amount') },
    { kind: 'fixed', name: 'customer', label: t('filter.customer'), accepts: (id) => isId('customer', id) },
  ];
}
