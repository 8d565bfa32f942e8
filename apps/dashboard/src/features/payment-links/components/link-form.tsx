import { useState } from 'react';
import { Form } from '../../../shared/forms/form.tsx';
import { useForm } from '../../../shared/forms/use-form.tsx';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useGoToResult } from '../../../shared/lib/go-to-result.tsx';
import { paymentLinkPaths } from '../../../shared/paths/money-in/payment-links.ts';
import { useSuspendedReason } from '../../../shared/policy/use-suspended-reason.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { DraftNotice } from '../../../shared/unsaved/draft-notice.tsx';
import { useAskPaymentLink } from '../api/use-ask-payment-link.ts';
import { amountOf, bodyOf, linkSchema, type LinkValues } from '../forms/link-values.ts';
import { AmountSection } from './amount-section.tsx';
import { CustomerFields } from './customer-fields.tsx';
import { MailFields, TermsSection } from './terms-section.tsx';

type LinkFormProps = { initial: LinkValues; draftName: string };

export const LinkForm = ({ initial, draftName }: LinkFormProps) => {
  const t = useT('payment-links');
  const { rupiah } = useFormat();
  const goToResult = useGoToResult();
  const suspended = useSuspendedReason();
  const { create } = useAskPaymentLink();
  const form = useForm({
    initial,
    schema: linkSchema,
    draft: draftName,
    submit: async (values, { clear }) => {
      const { id } = await create(bodyOf(values));
      clear();
      goToResult(paymentLinkPaths.made(id), t('form.done'), { replace: true });
    },
  });
  const [uploads, setUploads] = useState(0);
  const amount = amountOf(form.values);
  return (
    <Form form={form}>
      <DraftNotice form={form} />
      {form.banner}
      <AmountSection form={form} onUploading={(change) => setUploads((before) => before + change)} />
      <CustomerFields form={form} />
      <TermsSection form={form} />
      <MailFields form={form} />
      {form.summary}
      <Button
        type="submit"
        variant="primary"
        justifySelf="start"
        loading={form.isBusy}
        disabledReason={suspended ?? (uploads > 0 ? t('form.uploading') : undefined)}
      >
        {amount > 0 ? t('form.submitAmount', { amount: rupiah(amount) }) : t('form.submit')}
      </Button>
    </Form>
  );
};
