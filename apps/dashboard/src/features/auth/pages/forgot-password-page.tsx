import { chakra } from '@chakra-ui/react';
import { emailProblem } from '@dasbor/domain/auth';
import { type SubmitEvent, useRef, useState } from 'react';
import { besideFields } from '../../../shared/forms/beside-fields.ts';
import { useCodeWords } from '../../../shared/i18n/problem-words.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure, type Failure, type FieldFailure } from '../../../shared/lib/failure.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { FailureBanner } from '../../../shared/ui/failure-banner.tsx';
import { TextField } from '../../../shared/ui/fields/field.tsx';
import { useAccountRecovery } from '../api/use-account-recovery.ts';
import { AuthFrame } from '../components/auth-frame.tsx';
import { ToLogin } from '../components/to-login.tsx';

export default function ForgotPasswordPage() {
  const t = useT('auth');
  const codeWords = useCodeWords();
  const { forgotPassword } = useAccountRecovery();
  const email = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<FieldFailure>();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [sentTo, setSentTo] = useState('');
  const [busy, setBusy] = useState(false);

  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    const address = email.current?.value ?? '';
    const wrong = emailProblem(address);
    setProblem(wrong);
    setFailure(null);
    if (wrong) return email.current?.focus();
    setBusy(true);
    try {
      await forgotPassword(address);
      setSentTo(address.trim());
    } catch (error) {
      const next = describeFailure(error);
      const beside = besideFields(next.fields, ['email']);
      if (!beside) return setFailure(next);
      setProblem(beside.email);
      email.current?.focus();
    } finally {
      setBusy(false);
    }
  };

  if (sentTo) {
    return (
      <AuthFrame title={t('forgot.title')}>
        <Banner
          tone="success"
          live="status"
          title={t('forgot.sent.title')}
          actions={
            <Button variant="link" onClick={() => setSentTo('')}>
              {t('forgot.again')}
            </Button>
          }
        >
          {t('forgot.sent.text', { email: sentTo })}
        </Banner>
        <ToLogin>{t('forgot.back')}</ToLogin>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={t('forgot.title')} intro={t('forgot.intro')}>
      {failure ? <FailureBanner failure={failure} /> : null}
      <chakra.form onSubmit={(event: SubmitEvent) => void send(event)} noValidate display="grid" gap="5">
        <TextField
          ref={email}
          label={t('login.email')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          size="lg"
          error={codeWords(problem?.code, problem?.params)}
        />
        <Button type="submit" variant="primary" size="lg" loading={busy}>
          {t('forgot.submit')}
        </Button>
      </chakra.form>
      <ToLogin>{t('forgot.back')}</ToLogin>
    </AuthFrame>
  );
}
