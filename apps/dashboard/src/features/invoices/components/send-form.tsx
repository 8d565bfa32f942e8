import { PAYMENT_LINK } from '@dasbor/domain/payment-links';
import { Form } from '../../../shared/forms/form.tsx';
import { TextArea } from '../../../shared/forms/text-area.tsx';
import { useForm } from '../../../shared/forms/use-form.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useSession } from '../../../shared/state/session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { TextField } from '../../../shared/ui/fields/field.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import { DraftNotice } from '../../../shared/unsaved/draft-notice.tsx';
import type { SendInvoice } from '../api/types.ts';
import { sendSchema, type SendValues } from '../forms/send-values.ts';

type SendFormProps = {
  /** Of the customer. */
  email: string | null;
  draft: string;
  /** What is added below the message. */
  hint: string;
  onSend: (body: SendInvoice) => Promise<unknown>;
  onDone: () => void;
};

/** Mails an invoice or a quotation to its customer, or to the address that is typed. */
export const SendForm = ({ email: known, draft, hint, onSend, onDone }: SendFormProps) => {
  const t = useT('invoices');
  const toast = useToast();
  const { masks_personal_data: isMasked } = useSession();
  // Whoever sees a masked address enters one.
  const initial: SendValues = { email: isMasked ? '' : (known ?? ''), message: '' };
  const form = useForm({
    initial,
    schema: sendSchema,
    draft,
    submit: async (values, { clear }) => {
      const [email, message] = [values.email.trim(), values.message.trim()];
      await onSend({ email, ...(message ? { message } : {}) });
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
        hint={hint}
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
