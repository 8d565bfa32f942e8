import { INVOICE } from '@dasbor/domain/invoices';
import { Form } from '../../../shared/forms/form.tsx';
import { useForm } from '../../../shared/forms/use-form.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useGoToResult } from '../../../shared/lib/go-to-result.tsx';
import { recurringInvoicePaths } from '../../../shared/paths/money-in/recurring-invoices.ts';
import { useSuspendedReason } from '../../../shared/policy/use-suspended-reason.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { TextField } from '../../../shared/ui/fields/field.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { DraftNotice } from '../../../shared/unsaved/draft-notice.tsx';
import { CustomerFields, ItemFields, useInvoiceToday } from '../../invoices/public.ts';
import { useAskRecurring } from '../api/use-ask-recurring.ts';
import { recurringBody, recurringSchema, type RecurringValues } from '../forms/recurring-values.ts';
import { MakingSection } from './making-section.tsx';
import { RuleSection } from './rule-section.tsx';

export const RecurringForm = ({ initial, draftName }: { initial: RecurringValues; draftName: string }) => {
  const t = useT('recurring-invoices');
  const goToResult = useGoToResult();
  const suspended = useSuspendedReason();
  const { create } = useAskRecurring();
  const form = useForm({
    initial,
    schema: recurringSchema,
    around: { today: useInvoiceToday() },
    draft: draftName,
    submit: async (values, { clear }) => {
      const { id } = await create(recurringBody(values));
      clear();
      goToResult(recurringInvoicePaths.detail(id), t('form.done'), { replace: true, isSaid: true });
    },
  });
  return (
    <Form form={form}>
      <DraftNotice form={form} />
      {form.banner}
      <RuleSection form={form} />
      <Section title={t('form.what')}>
        <TextField
          label={t('form.name')}
          autoComplete="off"
          maxLength={INVOICE.longestName}
          {...form.field('name')}
        />
      </Section>
      <CustomerFields form={form} needsEmail={form.values.is_mailed && form.values.makes === 'issued'} />
      <ItemFields form={form} />
      <MakingSection form={form} />
      {form.summary}
      <Button
        type="submit"
        variant="primary"
        justifySelf="start"
        loading={form.isBusy}
        disabledReason={suspended}
      >
        {t('form.submit')}
      </Button>
    </Form>
  );
};
