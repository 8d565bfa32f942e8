import { PAYMENT_LINK } from '@dasbor/domain/payment-links';
import { Form } from '../../../shared/forms/form.tsx';
import { TextArea } from '../../../shared/forms/text-area.tsx';
import { useForm } from '../../../shared/forms/use-form.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useScope, useSession } from '../../../shared/state/session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { TextField } from '../../../shared/ui/fields/field.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import { DraftNotice } from '../../../shared/unsaved/draft-notice.tsx';
import type { Invoice } from '../api/types.ts';
import { useAskInvoice } from '../api/use-ask-invoice.ts';
import { sendSchema, type SendValues } from '../forms/send-values.ts';

type SendFormProps = { invoice: Invoice; onDone: () => void };

/** Mails an invoice to its customer, or to the address that is typed. */
export const SendForm = ({ invoice, onDone }: SendFormProps) => {
  const t = useT('invoices');
  const toast = useToast();
  const scope = useScope().join(' ');
  const { masks_personal_data: isMasked } = useSession();
  const { send } = useAskInvoice();
  // Whoever sees a masked address enters one.
  const initial: SendValues = { email: isMasked ? '' : (invoice.customer.email ?? ''), message: '' };
  const form = useForm({
    initial,
    schema: sendSchema,
    draft: `${scope} invoice-mail ${invoice.id}`,
    submit: async (values, { clear }) => {
      const [email, message] = [values.email.trim(), values.message.trim()];
      await send(invoice.id, { email, ...(message ? { message } : {}) });
      clear();
      toast.success(t('send.done', { email }));
      onDone();
    },
  });
  return (
    <Form form={form}>
      <DraftNotice form={form} />
      {form.banner}
      <TextField
        label={t('send.email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={254}
        {...form.field('email')}
      />
      <TextArea
        label={t('send.message')}
        hint={t('send.messageHint')}
        maxLength={PAYMENT_LINK.longestContent}
        {...form.field('message')}
      />
      {form.summary}
      <Button type="submit" variant="primary" justifySelf="start" loading={form.isBusy}>
        {t('send.submit')}
      </Button>
    </Form>
  );
};
