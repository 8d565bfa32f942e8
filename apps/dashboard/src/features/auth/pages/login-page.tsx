import { chakra } from '@chakra-ui/react';
import { type LoginForm, validateLogin } from '@dasbor/domain/auth';
import { type SubmitEvent, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { besideFields } from '../../../shared/forms/beside-fields.ts';
import { useCodeWords } from '../../../shared/i18n/problem-words.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure, type Failure, type FieldFailure } from '../../../shared/lib/failure.ts';
import { forgetOwn } from '../../../shared/unsaved/own-storage.ts';
import { prefetchPage } from '../../../shared/lib/prefetch.ts';
import { useSessionKeeper } from '../../../shared/lib/session/session-keeper.tsx';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { TextField } from '../../../shared/ui/fields/field.tsx';
import { PasswordField } from '../../../shared/ui/fields/password-field.tsx';
import { useAccountRecovery } from '../api/use-account-recovery.ts';
import { useSignIn } from '../api/use-sign-in.ts';
import { AuthFrame } from '../components/auth-frame.tsx';
import { EndedNotice } from '../components/ended-notice.tsx';
import { lazyExtra } from '../../../shared/ui/overlays/lazy-part.ts';
import { authPaths } from '../../../shared/paths/account/auth.ts';

const FIELDS = ['email', 'password'] as const;
type Fields = Partial<Record<keyof LoginForm, FieldFailure>>;

/**
 * product spec §5: a valid email and a password. The form uses plain React: formik and yup would add a quarter to the login
 * page's script for two fields that `validateLogin` checks.
 */
export default function LoginPage() {
  const t = useT('auth');
  const words = useCodeWords();
  const { page } = useParams();
  const { search } = useLocation();
  const { email, password, ...form } = useLoginForm();
  const beside = (field: keyof Fields) => words(form.problems[field]?.code, form.problems[field]?.params);

  const { ended } = useSessionKeeper();
  useEffect(() => {
    if (ended === 'signed-out' || ended === 'elsewhere') forgetOwn();
  }, [ended]);

  // Focuses the field only for a mouse or trackpad: on a phone the keyboard would cover the page.
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) email.current?.focus();
  }, [email]);

  useEffect(() => {
    // Prefetches the pages behind the sign-in while the user types.
    const timer = setTimeout(() => prefetchPage(new URLSearchParams(search).get('to') ?? '/home'), 1500);
    return () => clearTimeout(timer);
  }, [search]);

  return (
    <AuthFrame
      title={t('login.title')}
      intro={page === 'instapay' ? t('login.paymentLinks') : t('login.intro')}
    >
      <EndedNotice hidden={form.failure !== null} />
      <Suspense>
        {form.failure ? (
          <SignInProblem failure={form.failure} onResend={form.resend} resending={form.resending} />
        ) : null}
      </Suspense>
      {form.resentTo ? (
        <Banner tone="success" live="status" title={t('login.resent.title')}>
          {t('login.resent.text', { email: form.resentTo })}
        </Banner>
      ) : null}
      <chakra.form onSubmit={form.submit} noValidate display="grid" gap="5">
        <TextField
          ref={email}
          label={t('login.email')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          size="lg"
          error={beside('email')}
        />
        <PasswordField
          ref={password}
          label={t('login.password')}
          name="password"
          autoComplete="current-password"
          size="lg"
          error={beside('password')}
          // After a wrong password, the error message above has this link instead.
          aside={
            form.failure?.code === 'DPAY_INVALID_CREDENTIALS' ? null : (
              <AppLink to={authPaths.forgotPassword}>{t('login.forgot')}</AppLink>
            )
          }
        />
        <Button type="submit" variant="primary" size="lg" loading={form.busy}>
          {t('login.submit')}
        </Button>
      </chakra.form>
      <Suspense>
        <PasskeySignIn />
      </Suspense>
      <AppLink to="/login/whatsapp" justifySelf="start">
        {t('login.whatsApp')}
      </AppLink>
      <p>
        {t('login.noAccount')} <AppLink to={authPaths.signUp}>{t('login.signUp')}</AppLink>
      </p>
    </AuthFrame>
  );
}

// What a page that was just opened does not need yet is loaded after the form.
const loadLater = () => import('../components/login-later.ts');
const PasskeySignIn = lazyExtra(async () => ({ default: (await loadLater()).PasskeySignIn }));
const SignInProblem = lazyExtra(
  async () => ({ default: (await loadLater()).SignInProblem }),
  () => <Banner tone="danger" live="alert" title={useT('auth')('login.unexpected.title')} />,
);

const useLoginForm = () => {
  const signIn = useSignIn();
  const recovery = useAccountRecovery();
  const navigate = useNavigate();
  const { search } = useLocation();
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<Fields>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const [resentTo, setResentTo] = useState('');
  const [busy, setBusy] = useState(false);
  const [resending, setResending] = useState(false);

  const showProblems = (next: Fields) => {
    setProblems(next);
    (next.email ? email : password).current?.focus();
  };

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    const form = { email: email.current?.value ?? '', password: password.current?.value ?? '' };
    const wrong = validateLogin(form);
    setFailure(null);
    setResentTo('');
    if (wrong.email || wrong.password) {
      showProblems(wrong);
      return;
    }
    setProblems({});
    setBusy(true);
    try {
      const outcome = await signIn(form);
      // Signed in: this page's guard redirects. If a code is needed, the requested page is passed on.
      if (outcome === 'otp-required') void navigate(authPaths.otp + search);
    } catch (error) {
      const next = describeFailure(error);
      const beside = besideFields(next.fields, FIELDS);
      if (beside) return showProblems(beside);
      // Keeps the email, and clears a wrong password.
      if (next.code === 'DPAY_INVALID_CREDENTIALS') password.current?.select();
      if (next.code === 'DPAY_EMAIL_NOT_FOUND') email.current?.select();
      setFailure(next);
    } finally {
      setBusy(false);
    }
  };

  const resend = async () => {
    const address = email.current?.value ?? '';
    setResending(true);
    try {
      await recovery.resendVerification(address);
      setFailure(null);
      setResentTo(address);
    } catch (error) {
      setFailure(describeFailure(error));
    } finally {
      setResending(false);
    }
  };

  return {
    email,
    password,
    problems,
    failure,
    resentTo,
    busy,
    resending,
    submit: (event: SubmitEvent) => void submit(event),
    resend: () => void resend(),
  };
};
