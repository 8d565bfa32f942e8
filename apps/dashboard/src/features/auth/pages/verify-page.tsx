import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import type { Failure } from '../../../shared/lib/failure.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Spinner } from '../../../shared/ui/button.tsx';
import { FailureBanner } from '../../../shared/ui/failure-banner.tsx';
import { useAccountRecovery } from '../api/use-account-recovery.ts';
import { AuthFrame } from '../components/auth-frame.tsx';
import { ToLogin } from '../components/to-login.tsx';
import { linkFailure } from '../link-failure.ts';
import { authPaths } from '../../../shared/paths/account/auth.ts';

type Verification = { state: 'working' | 'done' } | { state: 'failed'; failure: Failure; retry: () => void };

/** The page that the link in a verification email opens. */
export default function VerifyPage() {
  const t = useT('auth');
  const [search] = useSearchParams();
  const token = search.get('token');
  const resend = <AppLink to={authPaths.emailNotVerified('')}>{t('verify.resend')}</AppLink>;

  if (!token) {
    return (
      <AuthFrame title={t('verify.title')}>
        <Banner tone="danger" live="alert" title={t('verify.noToken.title')} actions={resend}>
          {t('verify.noToken.text')}
        </Banner>
        <ToLogin>{t('forgot.back')}</ToLogin>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={t('verify.title')}>
      <Outcome token={token} />
    </AuthFrame>
  );
}

const Outcome = ({ token }: { token: string }) => {
  const t = useT('auth');
  const verification = useVerification(token);
  if (verification.state === 'working') {
    return (
      <chakra.p role="status" display="flex" alignItems="center" gap="3" color="fg.muted">
        <Spinner />
        {t('verify.working')}
      </chakra.p>
    );
  }
  if (verification.state === 'failed') return <Failed {...verification} />;
  return (
    <Banner tone="success" live="status" title={t('verify.done.title')} actions={<ToLogin />}>
      {t('verify.done.text')}
    </Banner>
  );
};

const Failed = ({ failure, retry }: { failure: Failure; retry: () => void }) => {
  const t = useT('auth');
  if (failure.code !== 'DPAY_TOKEN_INVALID')
    return <FailureBanner failure={failure} title={t('verify.failed')} onRetry={retry} />;
  // Also shown if the user reopens the email or reloads: the address may be verified by now.
  return (
    <Banner
      tone="warning"
      live="alert"
      title={t('verify.spent.title')}
      actions={
        <>
          <ToLogin />
          <AppLink to={authPaths.emailNotVerified('')}>{t('verify.resend')}</AppLink>
        </>
      }
    >
      {t('verify.spent.text')}
    </Banner>
  );
};

/** A token works once, and React may run an effect twice. The same token is sent only once per page load. */
const sent = new WeakMap<object, Map<string, Promise<unknown>>>();

const useVerification = (token: string): Verification => {
  const { verifyEmail } = useAccountRecovery();
  const [verification, setVerification] = useState<Verification>({ state: 'working' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let current = true;
    const mine = sent.get(verifyEmail) ?? new Map<string, Promise<unknown>>();
    sent.set(verifyEmail, mine);
    const answer = mine.get(token) ?? verifyEmail(token);
    mine.set(token, answer);
    answer.then(
      () => current && setVerification({ state: 'done' }),
      (error: unknown) => {
        if (current) setVerification({ state: 'failed', failure: linkFailure(error), retry });
      },
    );
    const retry = () => {
      mine.delete(token);
      setVerification({ state: 'working' });
      setAttempt((count) => count + 1);
    };
    return () => {
      current = false;
    };
  }, [token, verifyEmail, attempt]);

  return verification;
};
