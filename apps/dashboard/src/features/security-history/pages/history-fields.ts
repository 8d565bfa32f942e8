import { isId } from '@dasbor/domain/kernel';
import { SECURITY_CATEGORY_KEYS } from '@dasbor/domain/security-history';
import { useT } from '../../../shared/i18n/use-t.ts';
import type { FilterField } from '../../../shared/list/filter-fields.ts';
import { MODES } from '../api/history-query.ts';
interface Person {
  id: string;
  name: string;
}

/** People are offered as far as they are on the page: the contract has no list of them by what they did. */
export function useHistoryFields(people: readonly Person[]): readonly FilterField[] {
  const t = useT('security-history');
  const shared = useT('shared');
  return [
    {
      kind: 'choices',
      name: 'category',
      label: t('list.filter.category'),
      options: SECURITY_CATEGORY_KEYS.map((value) => ({ value, label: t(`category.${value}`) })),
    },
    {
      kind: 'choices',
      name: 'mode',
      label: t('list.filter.mode'),
      single: true,
      options: MODES.map((value) => ({ value, label: shared(`mode.${value}`) })),
    },
    {
      kind: 'choices',
      name: 'actor',
      label: t('list.filter.actor'),
      single: true,
      options: people.map(({ id, name }) => ({ value: id, label: name })),
      accepts: (id) => isId('user', id) || isId('api_key', id),
    },
  ];
}
