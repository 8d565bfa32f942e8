import { chakra } from '@chakra-ui/react';
import { INVOICE } from '@dasbor/domain/invoices';
import { AmountField } from '../../../../shared/forms/amount-field.tsx';
import { Choice } from '../../../../shared/forms/choice.tsx';
import { TextArea } from '../../../../shared/forms/text-area.tsx';
import { useFormat } from '../../../../shared/i18n/use-format.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { Section } from '../../../../shared/ui/page/section.tsx';
import { type InvoiceFormState, totalOf } from '../../forms/invoice-values.ts';
import { readNumber } from '../../forms/read-number.ts';

/** Parts, what was paid before, and notes. */
export const TermsSection = ({ form }: { form: InvoiceFormState }) => {
  const t = useT('invoices');
  const { rupiah } = useFormat();
  const { values } = form;
  const before = (totalOf(values) ?? NaN) - readNumber(values.outstanding_amount);
  return (
    <Section title={t('form.how')}>
      <chakra.div display="grid" gap="4">
        <Choice
          title={t('form.parts')}
          text={t('form.partsText')}
          {...form.toggle('allow_partial_payment')}
        />
        {values.allow_partial_payment ? (
          <AmountField
            label={t('form.minimum')}
            hint={t('form.minimumHint', { amount: rupiah(INVOICE.smallestPart) })}
            {...form.field('minimum_payment')}
          />
        ) : null}
        <Choice
          title={t('form.partlyPaid')}
          text={t('form.partlyPaidText')}
          {...form.toggle('is_partly_paid')}
        />
        {values.is_partly_paid ? (
          <AmountField
            label={t('form.outstanding')}
            hint={before > 0 ? t('form.paidBefore', { amount: rupiah(before) }) : undefined}
            {...form.field('outstanding_amount')}
          />
        ) : null}
        <TextArea
          label={t('form.notes')}
          hint={t('form.notesHint')}
          maxLength={INVOICE.longestNotes}
          {...form.field('notes')}
        />
      </chakra.div>
    </Section>
  );
};
