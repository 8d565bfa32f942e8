import { chakra } from '@chakra-ui/react';
import { formatDate } from '@dasbor/domain/kernel';
import { type DateRange, dateRangePresets, decideDateRange, LIST_POLICY } from '@dasbor/domain/lists';
import { type FormEvent, type ReactNode, useReducer, useState } from 'react';
import { useCodeWords } from '../../i18n/problem-words.ts';
import { useLanguage, useT } from '../../i18n/use-t.ts';
import { useToday } from '../../lib/time/clock.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { spokenParams } from '../../lib/spoken-params.ts';
import { Calendar } from './calendar.tsx';
import { DateField } from './date-field.tsx';
import type { ListState } from '../query/use-list-query.ts';

export default function DateRangeEditor({ list, onDone }: { list: ListState; onDone: () => void }) {
  const t = useT('list');
  const language = useLanguage();
  const words = useCodeWords();
  const today = useToday();
  const [range, setRange] = useState<DateRange>(list.range);
  const [typed, countTyping] = useReducer((times: number) => times + 1, 0);

  // Validate while typing with the server's rule, and show the error beside its date.
  const decision = decideDateRange(range, today);
  const problem = decision.ok ? null : decision.problem;
  const sentence = problem ? words(problem.code, spokenParams(problem.params, language)) : undefined;
  const isAboutStart = problem?.field === 'from';

  const type = (part: Partial<DateRange>) => {
    setRange({ ...range, ...part });
    countTyping();
  };

  const choose = (range: DateRange | null) => {
    list.change({ range });
    onDone();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (decision.ok) choose(decision.value);
  };

  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '10.5rem minmax(0, 1fr)' }}
      alignItems="start"
    >
      <chakra.div css={PRESETS}>
        {list.isOfAllDays ? (
          <Preset isChosen={!list.query.range} onChoose={() => choose(null)}>
            {t('range.all')}
          </Preset>
        ) : null}
        {dateRangePresets(today).map(({ key, ...days }) => (
          <Preset
            key={key}
            isChosen={
              (!list.isOfAllDays || list.query.range !== null) &&
              days.from === list.range.from &&
              days.to === list.range.to
            }
            onChoose={() => choose(key === DEFAULT && !list.isOfAllDays ? null : days)}
          >
            {t(`range.preset.${key}`)}
          </Preset>
        ))}
      </chakra.div>
      <chakra.form onSubmit={submit} noValidate p="4" display="grid" gap="3">
        <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap="3" alignItems="start">
          <DateField
            label={t('range.from')}
            value={range.from}
            error={isAboutStart ? sentence : undefined}
            onChange={(from) => type({ from })}
          />
          <DateField
            label={t('range.to')}
            value={range.to}
            error={isAboutStart ? undefined : sentence}
            onChange={(to) => type({ to })}
          />
        </chakra.div>
        {/* What is typed turns the calendar to its month. */}
        <Calendar
          key={typed}
          range={range}
          within={{ from: LIST_POLICY.earliest, to: today }}
          onChange={setRange}
        />
        <chakra.p textStyle="small" color="fg.subtle">
          {t('range.hint', {
            days: LIST_POLICY.maxDays,
            earliest: formatDate(LIST_POLICY.earliest, language),
          })}
        </chakra.p>
        {/* In sight however little of the calendar is. */}
        <chakra.div
          position="sticky"
          bottom="0"
          display="grid"
          mx="-4"
          mb="-4"
          px="4"
          py="3"
          bg="bg.panel"
          borderTopWidth="1px"
        >
          <Button type="submit" variant="primary" disabledReason={sentence}>
            {t('range.apply')}
          </Button>
        </chakra.div>
      </chakra.form>
    </chakra.div>
  );
}

type PresetProps = {
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
};

const Preset = ({ isChosen, onChoose, children }: PresetProps) => (
  <Button
    variant="quiet"
    size="sm"
    px="2.5"
    justifyContent="space-between"
    fontWeight={isChosen ? 'semibold' : 'normal'}
    color="fg"
    aria-pressed={isChosen}
    onClick={onChoose}
  >
    {children}
    {isChosen ? <CheckIcon /> : null}
  </Button>
);

/** The default range, by the server's clock. It is chosen by omitting the dates. */
const DEFAULT = 'last_7_days';

/** A column beside the calendar. On a phone, two columns above it. */
const PRESETS = {
  display: 'grid',
  gridTemplateColumns: { base: '1fr 1fr', sm: '1fr' },
  p: '1.5',
  borderColor: 'border',
  borderBottomWidth: { base: '1px', sm: '0' },
  borderInlineEndWidth: { base: '0', sm: '1px' },
  alignSelf: 'stretch',
  alignContent: 'start',
} as const;
