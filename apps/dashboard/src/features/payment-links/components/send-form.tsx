import { PAYMENT_LINK } from '@dasbor/domain/payment-links';
import { Form } from '../../../shared/forms/form.tsx';
import { useForm } from '../../../shared/forms/use-form.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useScope, useSession } from '../../../shared/state/session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { TextField } from '../../../shared/ui/fields/field.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import { DraftNotice } from '../../../shared/unsaved/draft-notice.tsx';
import type { PaymentLink } from '../api/types.ts';
import { useAskPaymentLink } from '../api/use-ask-payment-link.ts';
import { type SendValues, sendSchema } from '../forms/send-values.ts';
import { TextArea } from '../../../shared/forms/text-area.tsx';

type SendFormProps = { link: PaymentLink; onDone: () => void };

/** Mails a link to its customer, or to the address that is typed. */
export const SendForm = ({ link, onDone }: SendFormProps) => {
  const t = useT('payment-links');
  const toast = useToast();
  const scope = useScope().join(' ');
  const { masks_personal_data: isMasked } = useSession();
  const { send } = useAskPaymentLink();
  const initial: SendValues = {
    // Whoever sees a masked address enters one.
    email: isMasked ? '' : (link.customer?.email ?? ''),
    subject: link.email_subject ?? '',
    content: link.email_content ?? '',
  };
  const form = useForm({
    initial,
    schema: sendSchema,
    draft: `${scope} payment-link-mail ${link.id}`,
    submit: async ({ email, subject, content }, { clear }) => {
      await send(link.id, {
        email: email.trim(),
        ...(subject.trim() ? { subject: subject.trim() } : {}),
        ...(content.trim() ? { content: content.trim() } : {}),
      });
      clear();
      toast.success(t('send.done', { email: email.trim() }));
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
      <TextField
        label={t('form.emailSubject')}
        optional
        autoComplete="off"
        maxLength={PAYMENT_LINK.longestSubject}
        {...form.field('subject')}
      />
      <TextArea
        label={t('form.emailContent')}
        hint={t('form.emailContentHint')}
        maxLength={PAYMENT_LINK.longestContent}
        {...form.field('content')}
      />
      {form.summary}
      <Button type="submit" variant="primary" justifySelf="start" loading={form.isBusy}>
        {t('send.submit')}
      </Button>
    </Form>
  );
};
