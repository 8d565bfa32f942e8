import { chakra } from '@chakra-ui/react';
import { emailProblem, LINK_HOURS } from '@dasbor/domain/auth';
import { useState } from 'react';
import { object } from 'yup';
import { Form } from '../../../shared/forms/form.tsx';
import { CodeDialog } from '../../../shared/forms/otp/code-dialog.tsx';
import { useOtpStep } from '../../../shared/forms/otp/use-otp-step.tsx';
import { decided, type FormSchema } from '../../../shared/forms/schema.ts';
import { useForm } from '../../../shared/forms/use-form.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { TextField } from '../../../shared/ui/fields/field.tsx';
import { preloadDialog } from '../../../shared/ui/overlays/dialog.tsx';
import type { Profile } from '../api/use-profile.ts';
import { useSecurity } from '../api/use-security.ts';
import { SecurityLine } from './security-line.tsx';

/** A new address needs a code of the present one (x-otp: email_change), and is confirmed by a link to the new one. */
export const EmailLine = ({ profile }: { profile: Profile }) => {
  const t = useT('profile');
  const [isOpen, setOpen] = useState(false);
  const [sentTo, setSentTo] = useState('');
  return (
    <>
      <SecurityLine section="email" title={t('email.title')} hint={profile.email}>
        {isOpen ? null : (
          <Button onClick={() => setOpen(true)} onPointerEnter={preloadDialog}>
            {t('email.change')}
          </Button>
        )}
      </SecurityLine>
      {sentTo ? (
        <chakra.div py="4">
          <Banner tone="success" live="status" title={t('email.sent.title')}>
            {t('email.sent.text', { email: sentTo, hours: LINK_HOURS.confirm_email })}
          </Banner>
        </chakra.div>
      ) : null}
      {isOpen ? (
        <EmailForm
          onSent={(email) => {
            setSentTo(email);
            setOpen(false);
          }}
          onCancel={() => setOpen(false)}
        />
      ) : null}
    </>
  );
};

type Values = { email: string };

const schema: FormSchema<Values, undefined> = object({ email: decided(emailProblem) });

const EmailForm = ({ onSent, onCancel }: { onSent: (email: string) => void; onCancel: () => void }) => {
  const t = useT('profile');
  const otp = useOtpStep();
  const { changeEmail } = useSecurity();
  const form = useForm({
    initial: { email: '' },
    schema,
    asks: false,
    submit: async (values, { clear }) => {
      const email = values.email.trim();
      const otpToken = await otp.confirm({ purpose: 'email_change', action: { email } });
      if (otpToken === null) return;
      await changeEmail(email, otpToken);
      clear();
      onSent(email);
    },
  });
  return (
    <chakra.div py="4" borderBottomWidth="1px" borderColor="border.muted">
      <Form form={form} gap="4" maxW="28rem">
        {form.banner}
        <TextField
          label={t('email.new')}
          type="email"
          inputMode="email"
          autoComplete="email"
          hint={t('email.hint', { hours: LINK_HOURS.undo_email_change })}
          {...form.field('email')}
        />
        <chakra.div display="flex" gap="3">
          <Button type="submit" variant="primary" loading={form.isBusy}>
            {t('email.next')}
          </Button>
          <Button onClick={onCancel}>{t('email.cancel')}</Button>
        </chakra.div>
      </Form>
      <CodeDialog title={t('email.confirm')} otp={otp} />
    </chakra.div>
  );
};
