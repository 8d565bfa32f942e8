import { chakra } from '@chakra-ui/react';
import { ANALYTICS_POLICY, decideAnalyticsRange } from '@dasbor/domain/analytics';
import { formatDate } from '@dasbor/domain/kernel';
import { type DateRange, LIST_POLICY } from '@dasbor/domain/lists';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { useCodeWords } from '../../../shared/i18n/problem-words.ts';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { spokenParams } from '../../../shared/lib/spoken-params.ts';
import { useToday } from '../../../shared/lib/time/clock.tsx';
import { DateField } from '../../../shared/list/filters/date-field.tsx';
import { type AnalyticsRange, analyticsPaths, type AnalyticsTab } from '../../../shared/paths/analytics.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { LINK_SWITCH } from '../../../shared/ui/link-switch.ts';

type RangeBarProps = {
  tab: AnalyticsTab;
  range: AnalyticsRange;
  /** The days of the range. */
  days: DateRange;
  onChoose: (range: DateRange) => void;
};

/** 7, 30, 60 or 90 days, or two dates. */
export const RangeBar = ({ tab, range, days, onChoose }: RangeBarProps) => {
  const t = useT('analytics');
  const [isOpen, setOpen] = useState(!('days' in range));
  return (
    <chakra.div display="grid" gap="3" mb="4">
      <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center">
        <chakra.nav aria-label={t('range.label')} css={LINK_SWITCH}>
          {ANALYTICS_POLICY.ranges.map((length) => (
            <Link
              key={length}
              to={analyticsPaths.page({ tab, range: { days: length } })}
              replace
              aria-current={'days' in range && range.days === length ? 'true' : undefined}
              onClick={() => setOpen(false)}
            >
              {t('range.days', { days: length })}
            </Link>
          ))}
        </chakra.nav>
        <Button size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('range.other')}
        </Button>
      </chakra.div>
      {isOpen ? <OtherRange days={days} onChoose={onChoose} /> : null}
    </chakra.div>
  );
};

const OtherRange = ({ days, onChoose }: Pick<RangeBarProps, 'days' | 'onChoose'>) => {
  const t = useT('analytics');
  const language = useLanguage();
  const words = useCodeWords();
  const today = useToday();
  const [typed, setTyped] = useState<DateRange>(days);

  // Validate while typing with the server's rule, and show the error beside its date.
  const decision = decideAnalyticsRange(typed, today);
  const problem = decision.ok ? null : decision.problem;
  const sentence = problem ? words(problem.code, spokenParams(problem.params, language)) : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (decision.ok) onChoose(decision.value);
  };

  return (
    <chakra.form onSubmit={submit} noValidate display="grid" gap="2" maxW="30rem">
      <chakra.div display="grid" gridTemplateColumns="1fr 1fr auto" gap="2" alignItems="end">
        <DateField
          label={t('range.from')}
          value={typed.from}
          error={problem?.field === 'from' ? sentence : undefined}
          onChange={(from) => setTyped({ ...typed, from })}
        />
        <DateField
          label={t('range.to')}
          value={typed.to}
          error={problem?.field === 'to' ? sentence : undefined}
          onChange={(to) => setTyped({ ...typed, to })}
        />
        <Button type="submit" size="sm" variant="primary" disabledReason={sentence}>
          {t('range.apply')}
        </Button>
      </chakra.div>
      <chakra.p textStyle="small" color="fg.subtle">
        {t('range.hint', {
          days: ANALYTICS_POLICY.maxDays,
          earliest: formatDate(LIST_POLICY.earliest, language),
        })}
      </chakra.p>
    </chakra.form>
  );
};
