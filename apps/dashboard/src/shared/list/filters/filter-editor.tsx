import { chakra } from '@chakra-ui/react';
import { parseRupiah } from '@dasbor/domain/kernel';
import { decideAmountRange } from '@dasbor/domain/lists';
import { type FormEvent, useRef, useState } from 'react';
import { useCodeWords } from '../../i18n/problem-words.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useT } from '../../i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/field.tsx';
import { amountOf, type FilterField, type FilterOption, standsFor } from './filter-fields.ts';
import { DaysEditor } from './days-editor.tsx';
import { setFilter } from '../query/list-query.ts';
import { Tick } from '../table/tick.tsx';
import type { ListState } from '../query/use-list-query.ts';

type EditorProps<Field> = {
  field: Field;
  list: ListState;
  onDone?: () => void;
};

/** The contents of a chip's panel and of each section of the filter panel. */
export default function FilterEditor({ field, list, onDone }: EditorProps<FilterField>) {
  switch (field.kind) {
    case 'choices':
      return <Choices field={field} list={list} />;
    case 'amount':
      return <Amount field={field} list={list} {...(onDone ? { onDone } : {})} />;
    case 'days':
      return <DaysEditor field={field} list={list} {...(onDone ? { onDone } : {})} />;
    case 'fixed':
      return null;
  }
}

type Field<K extends FilterField['kind']> = Extract<FilterField, { kind: K }>;

const Choices = ({ field, list }: EditorProps<Field<'choices'>>) => {
  const chosen = list.query.filters[field.name] ?? [];
  // The first tick adds a history entry; later ticks replace it.
  const stepped = useRef(false);

  const isIn = (option: FilterOption, values: readonly string[]) =>
    values.some((value) => standsFor(option, value));
  const toggle = (toggled: FilterOption) => {
    list.change(
      ({ filters }) => {
        const before = filters[field.name] ?? [];
        const stays = (option: FilterOption) => !field.single && isIn(option, before);
        const values = field.options
          .filter((option) => (option === toggled ? !isIn(option, before) : stays(option)))
          .map(({ value }) => value);
        return { filters: setFilter(filters, field.name, values) };
      },
      { replace: stepped.current },
    );
    stepped.current = true;
  };

  return (
    <chakra.fieldset p="1.5" m="0" border="0" minW="0">
      <chakra.legend srOnly>{field.label}</chakra.legend>
      {field.options.map((option) => (
        <Tick
          key={option.value}
          label={option.label}
          checked={isIn(option, chosen)}
          onChange={() => toggle(option)}
        />
      ))}
    </chakra.fieldset>
  );
};

const Amount = ({ field, list, onDone }: EditorProps<Field<'amount'>>) => {
  const t = useT('list');
  const words = useCodeWords();
  const { filters } = list.query;
  const names = { from: `${field.name}_min`, to: `${field.name}_max` } as const;
  const { count } = useFormat();
  const written = (amount: number | undefined) => (amount === undefined ? '' : count(amount));
  const [from, setFrom] = useState(() => written(amountOf(filters, names.from)));
  const [to, setTo] = useState(() => written(amountOf(filters, names.to)));
  const [asked, setAsked] = useState(false);

  const least = read(from);
  const most = read(to);
  const order = decideAmountRange({ least: least.amount ?? undefined, most: most.amount ?? undefined });
  const error = {
    from: words(least.code),
    to: words(most.code) ?? (order.ok ? undefined : t('filter.amountOrder')),
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply();
  };

  const apply = () => {
    setAsked(true);
    if (least.code || most.code || !order.ok) return;
    const narrowed = setFilter(filters, names.from, least.amount === null ? [] : [String(least.amount)]);
    list.change({
      filters: setFilter(narrowed, names.to, most.amount === null ? [] : [String(most.amount)]),
    });
    onDone?.();
  };

  return (
    <chakra.form
      onSubmit={submit}
      // In the panel of all filters an amount applies on blur, as a tick applies immediately.
      onBlur={(event) => {
        if (!onDone && !event.currentTarget.contains(event.relatedTarget)) apply();
      }}
      noValidate
      p="4"
      display="grid"
      gap="3"
    >
      <TextField
        label={t('filter.amountFrom')}
        size="sm"
        inputMode="numeric"
        value={from}
        error={asked ? error.from : undefined}
        onChange={(event) => setFrom(event.target.value)}
      />
      <TextField
        label={t('filter.amountTo')}
        size="sm"
        inputMode="numeric"
        value={to}
        error={asked ? error.to : undefined}
        onChange={(event) => setTo(event.target.value)}
      />
      {onDone ? (
        <Button type="submit" variant="primary" size="sm">
          {t('filter.apply')}
        </Button>
      ) : null}
    </chakra.form>
  );
};

const read = (text: string): { amount: number | null; code?: string } => {
  if (text.trim() === '') return { amount: null };
  const parsed = parseRupiah(text);
  return parsed.ok ? { amount: parsed.value } : { amount: null, code: parsed.problem.code };
};
