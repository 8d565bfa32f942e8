import { chakra } from '@chakra-ui/react';
import { INVOICE } from '@dasbor/domain/invoices';
import { addDays, daysBetween, isCalendarDate } from '@dasbor/domain/kernel';
import { useRef } from 'react';
import { ChoiceGroup } from '../../../../shared/forms/choice-group.tsx';
import { Choice } from '../../../../shared/forms/choice.tsx';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { DateField } from '../../../../shared/list/filters/date-field.tsx';
import { TextField } from '../../../../shared/ui/fields/field.tsx';
import { Section } from '../../../../shared/ui/page/section.tsx';
import type { InvoiceSettings } from '../../api/types.ts';
import type { InvoiceFormState } from '../../forms/invoice-values.ts';
import { TermButtons } from './term-buttons.tsx';

type BasicsSectionProps = { form: InvoiceFormState; settings: InvoiceSettings };

/** What the invoice is for, its number, and its days. */
export const BasicsSection = ({ form, settings }: BasicsSectionProps) => {
  const t = useT('invoices');
  return (
    <Section title={t('form.basics')}>
      <chakra.div display="grid" gap="4">
        <TextField
          label={t('form.name')}
          hint={t('form.nameHint')}
          autoComplete="off"
          maxLength={INVOICE.longestName}
          {...form.field('name')}
        />
        <ChoiceGroup legend={t('form.numbering')}>
          <Choice
            title={t('form.autoNumber')}
            text={t('form.autoNumberText', { number: settings.next_number })}
            {...form.choice('numbering', 'auto')}
          />
          <Choice title={t('form.ownNumber')} {...form.choice('numbering', 'own')} />
        </ChoiceGroup>
        {form.values.numbering === 'own' ? (
          <TextField
            label={t('form.number')}
            autoComplete="off"
            maxLength={INVOICE.longestNumber}
            {...form.field('number')}
          />
        ) : null}
        <Dates form={form} settings={settings} />
      </chakra.div>
    </Section>
  );
};

const Dates = ({ form, settings }: BasicsSectionProps) => {
  const t = useT('invoices');
  const { start_date: start, due_date: due } = form.values;
  const current = termOf(start, due);
  // Another start keeps the term, also if the start is typed letter by letter.
  const term = useRef(current);
  const setStart = (next: string) => {
    form.field('start_date').onChange(next);
    if (term.current !== undefined && isCalendarDate(next))
      form.field('due_date').onChange(addDays(next, term.current));
  };
  const setDue = (next: string) => {
    term.current = termOf(start, next) ?? term.current;
    form.field('due_date').onChange(next);
  };
  return (
    <chakra.div display="grid" gap="3">
      <chakra.div display="grid" gap="4" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
        <DateField label={t('form.start')} size="md" {...form.field('start_date')} onChange={setStart} />
        <DateField label={t('form.due')} size="md" {...form.field('due_date')} onChange={setDue} />
      </chakra.div>
      <TermButtons
        label={t('form.terms')}
        own={settings.due_days}
        current={current}
        disabledReason={isCalendarDate(start) ? undefined : t('form.startFirst')}
        onChoose={(days) => setDue(addDays(start, days))}
      />
    </chakra.div>
  );
};

const termOf = (start: string, due: string): number | undefined =>
  isCalendarDate(start) && isCalendarDate(due) && due >= start ? daysBetween(start, due) : undefined;
