import { chakra } from '@chakra-ui/react';
import { INVOICE } from '@dasbor/domain/invoices';
import { AmountField } from '../../../shared/forms/amount-field.tsx';
import { ChoiceGroup } from '../../../shared/forms/choice-group.tsx';
import { Choice } from '../../../shared/forms/choice.tsx';
import { TextArea } from '../../../shared/forms/text-area.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Section } from '../../../shared/ui/page/section.tsx';
import type { RecurringFormState } from '../forms/recurring-values.ts';

/** Issued or draft, mailed or not, parts and notes. */
export const MakingSection = ({ form }: { form: RecurringFormState }) => {
  const t = useT('recurring-invoices');
  const { makes, allow_partial_payment: inParts } = form.values;
  return (
    <Section title={t('form.making')}>
      <chakra.div display="grid" gap="4">
        <ChoiceGroup legend={t('form.makes')}>
          <Choice title={t('form.issued')} text={t('form.issuedText')} {...form.choice('makes', 'issued')} />
          <Choice title={t('form.drafts')} text={t('form.draftsText')} {...form.choice('makes', 'drafts')} />
        </ChoiceGroup>
        {makes === 'issued' ? (
          <Choice title={t('form.mail')} text={t('form.mailText')} {...form.toggle('is_mailed')} />
        ) : null}
        <Choice title={t('form.parts')} {...form.toggle('allow_partial_payment')} />
        {inParts ? <AmountField label={t('form.minimum')} {...form.field('minimum_payment')} /> : null}
        <TextArea label={t('form.notes')} maxLength={INVOICE.longestNotes} {...form.field('notes')} />
      </chakra.div>
    </Section>
  );
};
