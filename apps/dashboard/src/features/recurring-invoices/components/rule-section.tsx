import { chakra } from '@chakra-ui/react';
import { formatDate, isCalendarDate } from '@dasbor/domain/kernel';
import { firstRun, nextRuns, RECURRING, RECURRING_ENDS } from '@dasbor/domain/recurring-invoices';
import { ChoiceGroup } from '../../../shared/forms/choice-group.tsx';
import { Choice } from '../../../shared/forms/choice.tsx';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { DateField } from '../../../shared/list/filters/date-field.tsx';
import { TextField } from '../../../shared/ui/fields/field.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { type RecurringFormState, type RecurringValues, ruleOf } from '../forms/recurring-values.ts';

/** When invoices are made, and what happens to them. */
export const RuleSection = ({ form }: { form: RecurringFormState }) => {
  const t = useT('recurring-invoices');
  const { end } = form.values;
  return (
    <Section title={t('form.rule')}>
      <chakra.div display="grid" gap="4">
        <chakra.div display="grid" gap="4" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr 1fr' }}>
          <TextField
            label={t('form.day')}
            hint={t('form.dayHint')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            {...form.field('day')}
          />
          <DateField label={t('form.first')} size="md" {...form.field('first_date')} />
          <TextField
            label={t('form.due')}
            hint={t('form.dueHint')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            {...form.field('due_days')}
          />
        </chakra.div>
        <ChoiceGroup legend={t('form.end')}>
          {RECURRING_ENDS.map((one) => (
            <Choice key={one} title={t(`form.ends.${one}`)} {...form.choice('end', one)} />
          ))}
        </ChoiceGroup>
        {end === 'after' ? (
          <TextField
            label={t('form.count')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            {...form.field('end_count')}
          />
        ) : null}
        {end === 'on' ? <DateField label={t('form.endDate')} size="md" {...form.field('end_date')} /> : null}
        <NextDates values={form.values} />
      </chakra.div>
    </Section>
  );
};

/** What the rule means, in dates. */
const NextDates = ({ values }: { values: RecurringValues }) => {
  const t = useT('recurring-invoices');
  const language = useLanguage();
  const rule = ruleOf(values);
  const isReadable = rule.day >= 1 && rule.day <= 31 && isCalendarDate(rule.first_date);
  const dates = isReadable ? nextRuns(rule, { from: firstRun(rule), made: 0 }, RECURRING.shownRuns) : [];
  return (
    <chakra.p textStyle="small" color="fg.muted" aria-live="polite" data-part="dates">
      {dates.length > 0
        ? t('form.dates', { dates: dates.map((date) => formatDate(date, language)).join(', ') })
        : t('form.noDates')}
    </chakra.p>
  );
};
