import { chakra } from '@chakra-ui/react';
import { LINK_HOURS, LOGIN_POLICY } from '@dasbor/domain/auth';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure, type Failure } from '../../../shared/lib/failure.ts';
import { serverNow } from '../../../shared/lib/time/server-time.ts';
import { useNow } from '../../../shared/lib/time/use-now.ts';
import { authPaths } from '../../../shared/paths/account/auth.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { FailureBanner } from '../../../shared/ui/failure-banner.tsx';
import { AuthFrame, ToLogin } from '../../auth/public.ts';
import { useSignUp } from '../api/use-sign-up.ts';

const COOLDOWN_MS = LOGIN_POLICY.otpResendCooldownSeconds * 1000;

/** The page after signing up: the mail is on its way. */
export default function SignedUpPage() {
  const t = useT('sign-up');
  const [search] = useSearchParams();
  const email = search.get('email') ?? '';

  if (!email) {
    return (
      <AuthFrame title={t('success.title')}>
        <Banner
          tone="warning"
          title={t('success.noEmail.title')}
          actions={<AppLink to={authPaths.emailNotVerified('')}>{t('success.resend')}</AppLink>}
        >
          {t('success.noEmail.text')}
        </Banner>
        <ToLogin />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={t('success.title')} intro={t('success.intro')}>
      <Sent email={email} />
      <chakra.p color="fg.muted">
        {t('success.wrongEmail')} <AppLink to={authPaths.signUp}>{t('success.again')}</AppLink>
      </chakra.p>
      <ToLogin />
    </AuthFrame>
  );
}

const Sent = ({ email }: { email: string }) => {
  const t = useT('sign-up');
  const { resendVerification } = useSignUp();
  const now = useNow(1000);
  const [againAt, setAgainAt] = useState(() => serverNow() + COOLDOWN_MS);
  const [isResent, setIsResent] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  const seconds = Math.max(0, Math.ceil((againAt - now) / 1000));

  const resend = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await resendVerification(email);
      setIsResent(true);
      setAgainAt(serverNow() + COOLDOWN_MS);
    } catch (error) {
      setFailure(describeFailure(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      {failure ? (
        <FailureBanner failure={failure} />
      ) : isResent ? (
        <Banner tone="success" live="status" title={t('success.resent.title')}>
          {t('success.resent.text')}
        </Banner>
      ) : (
        <Banner tone="success" title={t('success.sent.title')}>
          {t('success.sent.text', { email, hours: LINK_HOURS.verify_email })} {t('success.known')}
        </Banner>
      )}
      <Button size="lg" loading={busy} disabled={seconds > 0} onClick={() => void resend()}>
        {seconds > 0 ? t('success.resendIn', { seconds }) : t('success.resend')}
      </Button>
    </>
  );
};
