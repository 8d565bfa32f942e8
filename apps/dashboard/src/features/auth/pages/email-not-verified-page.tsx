import { chakra } from '@chakra-ui/react';
import { emailProblem, LOGIN_POLICY } from '@dasbor/domain/auth';
import { type SubmitEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { besideFields } from '../../../shared/forms/beside-fields.ts';
import { useCodeWords } from '../../../shared/i18n/problem-words.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure, type Failure, type FieldFailure } from '../../../shared/lib/failure.ts';
import { serverNow } from '../../../shared/lib/time/server-time.ts';
import { useNow } from '../../../shared/lib/time/use-now.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { FailureBanner } from '../../../shared/ui/failure-banner.tsx';
import { TextField } from '../../../shared/ui/fields/field.tsx';
import { useAccountRecovery } from '../api/use-account-recovery.ts';
import { AuthFrame } from '../components/auth-frame.tsx';
import { ToLogin } from '../components/to-login.tsx';

/** product spec §2: email-not-verified, with a button to resend the verification. */
export default function EmailNotVerifiedPage() {
  const t = useT('auth');
  const words = useCodeWords();
  const [search] = useSearchParams();
  const { resendVerification } = useAccountRecovery();
  const now = useNow(1000);
  const [email, setEmail] = useState(search.get('email') ?? '');
  const [problem, setProblem] = useState<FieldFailure>();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [sentTo, setSentTo] = useState('');
  const [againAt, setAgainAt] = useState(0);
  const [busy, setBusy] = useState(false);
  const seconds = Math.max(0, Math.ceil((againAt - now) / 1000));

  const resend = async (event: SubmitEvent) => {
    event.preventDefault();
    const wrong = emailProblem(email);
    setProblem(wrong);
    setFailure(null);
    if (wrong || busy || seconds > 0) return;
    setBusy(true);
    try {
      await resendVerification(email);
      setSentTo(email.trim());
      setAgainAt(serverNow() + LOGIN_POLICY.otpResendCooldownSeconds * 1000);
    } catch (error) {
      const next = describeFailure(error);
      const beside = besideFields(next.fields, ['email']);
      if (beside) setProblem(beside.email);
      else setFailure(next);
    } finally {
      setBusy(false);
    }
  };

  return (
    <AuthFrame title={t('unverified.title')} intro={t('unverified.intro')}>
      {failure ? <FailureBanner failure={failure} /> : null}
      {sentTo && !failure ? (
        <Banner tone="success" live="status" title={t('unverified.sent.title')}>
          {t('unverified.sent.text', { email: sentTo })}
        </Banner>
      ) : null}
      <chakra.form onSubmit={(event: SubmitEvent) => void resend(event)} noValidate display="grid" gap="5">
        <TextField
          label={t('unverified.email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          size="lg"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={words(problem?.code, problem?.params)}
        />
        <Button type="submit" variant="primary" size="lg" loading={busy} disabled={seconds > 0}>
          {seconds > 0 ? t('unverified.resendIn', { seconds }) : t('unverified.resend')}
        </Button>
      </chakra.form>
      <ToLogin />
    </AuthFrame>
  );
}
