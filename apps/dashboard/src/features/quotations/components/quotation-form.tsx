import { chakra } from '@chakra-ui/react';
import { INVOICE } from '@dasbor/domain/invoices';
import { addDays, daysBetween, isCalendarDate } from '@dasbor/domain/kernel';
import { useRef, useState } from 'react';
import { Form } from '../../../shared/forms/form.tsx';
import { TextArea } from '../../../shared/forms/text-area.tsx';
import { useForm } from '../../../shared/forms/use-form.tsx';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useGoToResult } from '../../../shared/lib/go-to-result.tsx';
import { DateField } from '../../../shared/list/filters/date-field.tsx';
import { quotationPaths } from '../../../shared/paths/money-in/quotations.ts';
import { useSuspendedReason } from '../../../shared/policy/use-suspended-reason.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { TextField } from '../../../shared/ui/fields/field.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { DraftNotice } from '../../../shared/unsaved/draft-notice.tsx';
import {
  CustomerFields,
  invoiceTotalOf,
  ItemFields,
  TermButtons,
  useInvoiceToday,
} from '../../invoices/public.ts';
import type { NewQuotation, Quotation } from '../api/types.ts';
import {
  bodyOf,
  type QuotationFormState,
  quotationSchema,
  type QuotationValues,
} from '../forms/quotation-values.ts';

type QuotationFormProps = {
  initial: QuotationValues;
  /** The merchant's usual days of validity. */
  usualDays: number;
  draftName: string;
  onSave: (body: NewQuotation) => Promise<Quotation>;
};

/** Issues a quotation, or keeps it as a draft that colleagues can finish. */
export const QuotationForm = ({ initial, usualDays, draftName, onSave }: QuotationFormProps) => {
  const t = useT('quotations');
  const { rupiah } = useFormat();
  const goToResult = useGoToResult();
  const suspended = useSuspendedReason();
  /** The pressed button; Enter issues. */
  const asDraft = useRef(false);
  const [isDraft, setDraft] = useState(false);
  const form = useForm({
    initial,
    schema: quotationSchema,
    around: { today: useInvoiceToday() },
    draft: draftName,
    submit: async (values, { clear }) => {
      const isKept = asDraft.current;
      const { id } = await onSave(bodyOf(values, isKept));
      clear();
      if (isKept)
        goToResult(quotationPaths.detail(id), t('form.draftSaved'), { replace: true, isSaid: true });
      else goToResult(quotationPaths.made(id), t('form.done'), { replace: true });
    },
  });
  const submit = (isKept: boolean) => {
    asDraft.current = isKept;
    setDraft(isKept);
    return form.submit();
  };
  const total = invoiceTotalOf(form.values);
  return (
    <Form form={{ ...form, submit: () => submit(false) }}>
      <DraftNotice form={form} />
      {form.banner}
      <BasicsSection form={form} usualDays={usualDays} />
      <CustomerFields form={form} />
      <ItemFields form={form} />
      <Section title={t('form.terms')}>
        <TextArea
          label={t('form.notes')}
          hint={t('form.notesHint')}
          maxLength={INVOICE.longestNotes}
          {...form.field('notes')}
        />
      </Section>
      {form.summary}
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button type="submit" variant="primary" loading={form.isBusy && !isDraft} disabledReason={suspended}>
          {total !== undefined && total > 0
            ? t('form.submitAmount', { amount: rupiah(total) })
            : t('form.submit')}
        </Button>
        <Button
          loading={form.isBusy && isDraft}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => void submit(true)}
        >
          {t('form.saveDraft')}
        </Button>
      </chakra.div>
    </Form>
  );
};

/** What is offered, and until when. */
const BasicsSection = ({ form, usualDays }: { form: QuotationFormState; usualDays: number }) => {
  const t = useT('quotations');
  const today = useInvoiceToday();
  const { valid_until: until } = form.values;
  const field = form.field('valid_until');
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
        <chakra.div display="grid" gap="2">
          <chakra.div maxW={{ base: 'full', sm: '16rem' }}>
            <DateField label={t('form.validUntil')} hint={t('form.validHint')} size="md" {...field} />
          </chakra.div>
          <TermButtons
            label={t('form.validFor')}
            own={usualDays}
            current={isCalendarDate(until) && until >= today ? daysBetween(today, until) : undefined}
            onChoose={(days) => field.onChange(addDays(today, days))}
          />
        </chakra.div>
      </chakra.div>
    </Section>
  );
};
