import { chakra } from '@chakra-ui/react';
import { passwordProblems } from '@dasbor/domain/auth';
import { type SubmitEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { besideFields } from '../../../shared/forms/beside-fields.ts';
import { PasswordRules } from '../../../shared/forms/password-rules.tsx';
import { useProblemFocus } from '../../../shared/forms/use-problem-focus.ts';
import { useCodeWords } from '../../../shared/i18n/problem-words.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import type { Failure } from '../../../shared/lib/failure.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { FailureBanner } from '../../../shared/ui/failure-banner.tsx';
import { PasswordField } from '../../../shared/ui/fields/password-field.tsx';
import { useAccountRecovery } from '../api/use-account-recovery.ts';
import { AuthFrame } from '../components/auth-frame.tsx';
import { ToLogin } from '../components/to-login.tsx';
import { linkFailure } from '../link-failure.ts';
import { authPaths } from '../../../shared/paths/account/auth.ts';

/** product spec §8, Reset: the update failed; without a token, the user requests a new link. */
export default function ResetPasswordPage() {
  const t = useT('auth');
  const [search] = useSearchParams();
  const token = search.get('token');
  const [done, setDone] = useState(false);

  if (!token) {
    return (
      <AuthFrame title={t('reset.title')}>
        <Banner
          tone="danger"
          live="alert"
          title={t('reset.noToken.title')}
          actions={<AppLink to={authPaths.forgotPassword}>{t('reset.restart')}</AppLink>}
        >
          {t('reset.noToken.text')}
        </Banner>
        <ToLogin>{t('forgot.back')}</ToLogin>
      </AuthFrame>
    );
  }
  if (done) {
    return (
      <AuthFrame title={t('reset.title')}>
        <Banner tone="success" live="status" title={t('reset.done.title')} actions={<ToLogin />}>
          {t('reset.done.text')}
        </Banner>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={t('reset.title')} intro={t('reset.intro')}>
      <NewPasswordForm token={token} onDone={() => setDone(true)} />
    </AuthFrame>
  );
}

type Field = 'password' | 'password_confirmation';

const NewPasswordForm = ({ token, onDone }: { token: string; onDone: () => void }) => {
  const t = useT('auth');
  const words = useCodeWords();
  const { resetPassword } = useAccountRecovery();
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [tries, setTries] = useState(0);
  const tried = tries > 0;
  const form = useProblemFocus(tries);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [refused, setRefused] = useState<ReturnType<typeof besideFields<Field>>>();
  const [busy, setBusy] = useState(false);
  const wordsOf = (field: Field) => words(refused?.[field]?.code, refused?.[field]?.params);
  // The list below the field shows which rules are not met.
  const isWrong = passwordProblems(password).length > 0;
  const mismatch = password === confirmation ? undefined : 'DPAY_PASSWORD_MISMATCH';

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setTries((count) => count + 1);
    setRefused(undefined);
    if (busy || isWrong || mismatch) return;
    setBusy(true);
    setFailure(null);
    try {
      await resetPassword({ token, password, confirmation });
      onDone();
    } catch (error) {
      const next = linkFailure(error);
      const beside = besideFields(next.fields, ['password', 'password_confirmation']);
      if (!beside) return setFailure(next);
      setRefused(beside);
      setTries((count) => count + 1);
    } finally {
      setBusy(false);
    }
  };

  return (
    <chakra.form
      ref={form}
      onSubmit={(event: SubmitEvent) => void submit(event)}
      noValidate
      display="grid"
      gap="5"
    >
      {failure ? (
        <FailureBanner
          failure={failure}
          title={t('reset.failed')}
          actions={
            failure.code === 'DPAY_TOKEN_INVALID' ? (
              <AppLink to={authPaths.forgotPassword}>{t('reset.restart')}</AppLink>
            ) : null
          }
        />
      ) : null}
      <PasswordField
        label={t('reset.password')}
        autoComplete="new-password"
        size="lg"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={tried && isWrong ? t('reset.unmet') : wordsOf('password')}
        hint={<PasswordRules password={password} />}
      />
      <PasswordField
        label={t('reset.confirmation')}
        autoComplete="new-password"
        size="lg"
        value={confirmation}
        onChange={(event) => setConfirmation(event.target.value)}
        error={(tried ? words(mismatch) : undefined) ?? wordsOf('password_confirmation')}
      />
      <Button type="submit" variant="primary" size="lg" loading={busy}>
        {t('reset.submit')}
      </Button>
    </chakra.form>
  );
};
