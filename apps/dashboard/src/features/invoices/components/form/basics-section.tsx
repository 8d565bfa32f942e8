import { chakra } from '@chakra-ui/react';
import { INVOICE } from '@dasbor/domain/invoices';
import { addDays, daysBetween, isCalendarDate } from '@dasbor/domain/kernel';
import { useRef } from 'react';
import { ChoiceGroup } from '../../../../shared/forms/choice-group.tsx';
import { Choice } from '../../../../shared/forms/choice.tsx';
import { oneOrMany } from '../../../../shared/i18n/one-or-many.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { DateField } from '../../../../shared/list/filters/date-field.tsx';
import { Button } from '../../../../shared/ui/button.tsx';
import { TextField } from '../../../../shared/ui/fields/field.tsx';
import { Section } from '../../../../shared/ui/page/section.tsx';
import type { InvoiceSettings } from '../../api/types.ts';
import type { InvoiceFormState } from '../../forms/invoice-values.ts';

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

/** Usual terms, and the merchant's own. */
const TERMS = [7, 14, 30] as const;

const Dates = ({ form, settings }: BasicsSectionProps) => {
  const t = useT('invoices');
  const { start_date: start, due_date: due } = form.values;
  const terms = [...new Set([...TERMS, settings.due_days])].toSorted((a, b) => a - b);
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
      <chakra.div role="group" aria-label={t('form.terms')} display="flex" flexWrap="wrap" gap="2">
        {terms.map((days) => (
          <Button
            key={days}
            size="xs"
            borderRadius="full"
            aria-pressed={current === days}
            {...(current === days
              ? { bg: 'brand.subtle', borderColor: 'brand.border', color: 'brand.fg' }
              : {})}
            disabledReason={isCalendarDate(start) ? undefined : t('form.startFirst')}
            onClick={() => setDue(addDays(start, days))}
          >
            {days === 0 ? t('form.sameDay') : t(`form.term.${oneOrMany(days)}`, { days })}
          </Button>
        ))}
      </chakra.div>
    </chakra.div>
  );
};

const termOf = (start: string, due: string): number | undefined =>
  isCalendarDate(start) && isCalendarDate(due) && due >= start ? daysBetween(start, due) : undefined;
