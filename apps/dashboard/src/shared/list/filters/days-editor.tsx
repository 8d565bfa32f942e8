import { chakra } from '@chakra-ui/react';
import { isCalendarDate } from '@dasbor/domain/kernel';
import { type FormEvent, useState } from 'react';
import { useCodeWords } from '../../i18n/problem-words.ts';
import { useT } from '../../i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { setFilter } from '../query/list-query.ts';
import type { ListState } from '../query/use-list-query.ts';
import { DateField } from './date-field.tsx';
import { dayOf, type FilterField } from './filter-fields.ts';

type DaysEditorProps = {
  field: Extract<FilterField, { kind: 'days' }>;
  list: ListState;
  onDone?: () => void;
};

/** From a day, to a day, or both. */
export const DaysEditor = ({ field, list, onDone }: DaysEditorProps) => {
  const t = useT('list');
  const words = useCodeWords();
  const { filters } = list.query;
  const names = { from: `${field.name}_from`, to: `${field.name}_to` } as const;
  const [from, setFrom] = useState(() => dayOf(filters, names.from) ?? '');
  const [to, setTo] = useState(() => dayOf(filters, names.to) ?? '');
  const [asked, setAsked] = useState(false);
  const wrong = (text: string) =>
    text.trim() === '' || isCalendarDate(text) ? undefined : words('DPAY_DATE_INVALID');
  const isReversed = isCalendarDate(from) && isCalendarDate(to) && to < from;
  const error = { from: wrong(from), to: wrong(to) ?? (isReversed ? t('filter.dayOrder') : undefined) };

  const apply = () => {
    setAsked(true);
    if (error.from || error.to) return;
    const chosen = (text: string) => (isCalendarDate(text) ? [text] : []);
    list.change({ filters: setFilter(setFilter(filters, names.from, chosen(from)), names.to, chosen(to)) });
    onDone?.();
  };

  return (
    <chakra.form
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        apply();
      }}
      // In the panel of all filters the days apply on blur, as a tick applies immediately.
      onBlur={(event) => {
        if (!onDone && !event.currentTarget.contains(event.relatedTarget)) apply();
      }}
      noValidate
      p="4"
      display="grid"
      gap="3"
    >
      <DateField
        label={t('range.from')}
        value={from}
        error={asked ? error.from : undefined}
        onChange={setFrom}
      />
      <DateField label={t('range.to')} value={to} error={asked ? error.to : undefined} onChange={setTo} />
      {onDone ? (
        <Button type="submit" variant="primary" size="sm">
          {t('filter.apply')}
        </Button>
      ) : null}
    </chakra.form>
  );
};
