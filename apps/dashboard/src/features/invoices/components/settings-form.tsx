import { chakra } from '@chakra-ui/react';
import {
  INVOICE,
  NUMBER_TEMPLATE_LONGEST,
  NUMBER_WORDS,
  numberInSeries,
  numberSeries,
  numberTemplateProblem,
  PPN_MODES,
} from '@dasbor/domain/invoices';
import { QUOTATION } from '@dasbor/domain/quotations';
import { ChoiceGroup } from '../../../shared/forms/choice-group.tsx';
import { Choice } from '../../../shared/forms/choice.tsx';
import { Form } from '../../../shared/forms/form.tsx';
import { TextArea } from '../../../shared/forms/text-area.tsx';
import { useForm } from '../../../shared/forms/use-form.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { TextField } from '../../../shared/ui/fields/field.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import { DraftNotice } from '../../../shared/unsaved/draft-notice.tsx';
import type { InvoiceSettings, SaveSettings } from '../api/types.ts';
import { settingsBody, settingsSchema, settingsValues } from '../forms/settings-values.ts';
import { useInvoiceToday } from '../presentation/use-invoice-today.ts';

type SettingsFormProps = {
  settings: InvoiceSettings;
  draftName: string;
  onSave: (body: SaveSettings) => Promise<void>;
};

export const SettingsForm = ({ settings, draftName, onSave }: SettingsFormProps) => {
  const t = useT('invoices');
  const toast = useToast();
  const form = useForm({
    initial: settingsValues(settings),
    schema: settingsSchema,
    draft: draftName,
    submit: async (values, { clear }) => {
      await onSave(settingsBody(values));
      clear();
      toast.success(t('settings.saved'));
    },
  });
  const text = { autoComplete: 'off' } as const;
  return (
    <Form form={form}>
      <DraftNotice form={form} />
      {form.banner}
      <Section title={t('settings.numbers')} description={t('settings.numbersText')}>
        <TextField
          {...text}
          label={t('settings.template')}
          hint={
            <>
              {t('settings.words', { words: NUMBER_WORDS.map((word) => `{${word}}`).join(', ') })}{' '}
              <NextNumber
                template={form.values.number_template}
                saved={settings.number_template}
                next={settings.next_number}
              />
            </>
          }
          maxLength={NUMBER_TEMPLATE_LONGEST}
          {...form.field('number_template')}
        />
      </Section>
      <Section title={t('settings.from')} description={t('settings.fromText')}>
        <chakra.div display="grid" gap="4">
          <TextField
            {...text}
            label={t('settings.company')}
            maxLength={INVOICE.longestName}
            {...form.field('company_name')}
          />
          <TextField
            {...text}
            label={t('settings.npwp')}
            optional
            inputMode="numeric"
            hint={t('form.npwpHint')}
            maxLength={30}
            {...form.field('npwp')}
          />
          <TextArea
            label={t('settings.address')}
            maxLength={INVOICE.longestAddress}
            {...form.field('address')}
          />
          <TextField
            {...text}
            label={t('settings.contact')}
            optional
            hint={t('settings.contactHint')}
            maxLength={255}
            {...form.field('contact')}
          />
        </chakra.div>
      </Section>
      <Section title={t('settings.new')} description={t('settings.newText')}>
        <chakra.div display="grid" gap="4">
          <TextField
            {...text}
            label={t('settings.dueDays')}
            hint={t('settings.dueDaysHint', { most: INVOICE.longestTerm })}
            inputMode="numeric"
            maxLength={3}
            {...form.field('due_days')}
          />
          <ChoiceGroup legend={t('form.ppn')}>
            {PPN_MODES.map((mode) => (
              <Choice key={mode} title={t(`ppn.${mode}`)} {...form.choice('ppn_mode', mode)} />
            ))}
          </ChoiceGroup>
          <TextArea
            label={t('form.notes')}
            hint={t('form.notesHint')}
            maxLength={INVOICE.longestNotes}
            {...form.field('notes')}
          />
        </chakra.div>
      </Section>
      <Section title={t('settings.quotations')} data-section="quotations">
        <chakra.div display="grid" gap="4">
          <TextField
            {...text}
            label={t('settings.quotationTemplate')}
            hint={
              <NextNumber
                template={form.values.quotation_template}
                saved={settings.quotation_template}
                next={settings.next_quotation_number}
              />
            }
            maxLength={NUMBER_TEMPLATE_LONGEST}
            {...form.field('quotation_template')}
          />
          <TextField
            {...text}
            label={t('settings.quotationDays')}
            hint={t('settings.dueDaysHint', { most: QUOTATION.longestValid })}
            inputMode="numeric"
            maxLength={3}
            {...form.field('quotation_days')}
          />
        </chakra.div>
      </Section>
      {form.summary}
      <Button
        type="submit"
        variant="primary"
        justifySelf="start"
        loading={form.isBusy}
        disabledReason={form.isChanged ? undefined : t('settings.unchanged')}
      >
        {t('settings.save')}
      </Button>
    </Form>
  );
};

type NextNumberProps = { template: string; saved: string; next: string };

/** The number of the next record; of another format, that of its first record today. */
const NextNumber = ({ template, saved, next }: NextNumberProps) => {
  const t = useT('invoices');
  const today = useInvoiceToday();
  if (numberTemplateProblem(template.trim())) return null;
  const isSaved = template.trim() === saved;
  const number = isSaved ? next : numberInSeries(numberSeries(template.trim(), today), 1);
  return (
    <chakra.span display="block" data-part="preview">
      {t(isSaved ? 'settings.next' : 'settings.example', { number })}
    </chakra.span>
  );
};
