import { formatDate } from '@dasbor/domain/kernel';
import { type DateRange, dateRangePresets } from '@dasbor/domain/lists';
import { useLanguage, useT } from '../../i18n/use-t.ts';
import { useToday } from '../../lib/time/clock.tsx';
import { CalendarIcon, ChevronDownIcon } from '../../ui/icons.tsx';
import { lazyPart } from '../../ui/overlays/lazy-part.ts';
import { Popover } from '../popover.tsx';
import type { ListState } from '../query/use-list-query.ts';

const dateRangeEditor = lazyPart(() => import('./date-range-editor.tsx'));

/** Shows the current range. Opens the presets and the two date fields. */
export const DateRangeButton = ({ list }: { list: ListState }) => {
  const t = useT('list');
  const chosen = useRangeWords(list.range);
  const words = list.isOfAllDays && !list.query.range ? t('range.all') : chosen;
  return (
    <Popover
      panel={dateRangeEditor}
      label={t('range.title')}
      width="31rem"
      trigger={{
        size: 'sm',
        fontWeight: 'medium',
        'aria-label': `${t('range.open')}: ${words}`,
        children: (
          <>
            <CalendarIcon />
            {words}
            <ChevronDownIcon />
          </>
        ),
      }}
    >
      {(DateRangeEditor, close) => <DateRangeEditor list={list} onDone={close} />}
    </Popover>
  );
};

/** `7 hari terakhir`, or the two dates if no preset fits. */
export const useRangeWords = (range: DateRange): string => {
  const t = useT('list');
  const language = useLanguage();
  const preset = dateRangePresets(useToday()).find(({ from, to }) => from === range.from && to === range.to);
  if (preset) return t(`range.preset.${preset.key}`);
  if (range.from === range.to) return formatDate(range.from, language);
  return t('range.span', { from: formatDate(range.from, language), to: formatDate(range.to, language) });
};
