import { isId } from '@dasbor/domain/kernel';
import { useT } from '../../../shared/i18n/use-t.ts';
import type { FilterField } from '../../../shared/list/filter-fields.ts';
import { METHODS, STATUS_CLASSES } from '../api/request-query.ts';
import { useCallingKeys } from '../api/use-calling-keys.ts';

export function useRequestFields(): readonly FilterField[] {
  const t = useT('request-log');
  const keys = useCallingKeys();
  return [
    {
      kind: 'choices',
      name: 'key',
      label: t('list.filter.key'),
      single: true,
      options: keys.map(({ id, name }) => ({ value: id, label: name })),
      accepts: (id) => isId('api_key', id),
    },
    {
      kind: 'choices',
      name: 'method',
      label: t('list.filter.method'),
      options: METHODS.map((value) => ({ value, label: value })),
    },
    {
      kind: 'choices',
      name: 'status',
      label: t('list.filter.status'),
      options: STATUS_CLASSES.map((value) => ({ value, label: t(`list.statusClass.${value}`) })),
    },
    { kind: 'fixed', name: 'path', label: t('list.filter.path'), accepts: () => true },
  ];
}
