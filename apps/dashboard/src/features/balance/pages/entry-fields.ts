import { useT } from '../../../shared/i18n/use-t.ts';
import type { FilterField } from '../../../shared/list/filter-fields.ts';
import { DIRECTIONS, ENTRY_KINDS } from '../presentation/entry-kinds.ts';
import { useKindWords } from '../presentation/use-kind-words.ts';

export function useEntryFields(): readonly FilterField[] {
  const t = useT('balance');
  const kindWords = useKindWords();
  return [
    {
      kind: 'choices',
      name: 'kind',
      label: t('filter.kind'),
      options: ENTRY_KINDS.map((value) => ({ value, label: kindWords(value) })),
    },
    {
      kind: 'choices',
      name: 'direction',
      label: t('filter.direction'),
      single: true,
      options: DIRECTIONS.map((value) => ({ value, label: t(`direction.${value}`) })),
    },
  ];
}
