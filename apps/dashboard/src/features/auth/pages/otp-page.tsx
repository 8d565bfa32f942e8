import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { Choice } from '../../../shared/forms/choice.tsx';
import { SecondStep } from '../../../shared/forms/otp/second-step.tsx';
import type { Challenge } from '../../../shared/forms/otp/challenge.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure } from '../../../shared/lib/failure.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { Banner } from '../../../shared/ui/banner.tsx';
import { useLoginOtp } from '../api/use-login-otp.ts';
import { keepChallenge, readChallenge } from '../challenge-store.ts';
import { LostSecondStep } from '../components/lost-second-step.tsx';
import { AuthFrame } from '../components/auth-frame.tsx';
import { authPaths } from '../../../shared/paths/account/auth.ts';

/** product spec §2: /login/otp. Without a pending sign-in there is nothing to verify. */
export default function OtpPage() {
  const { search } = useLocation();
  const [challenge, setChallenge] = useState(readChallenge);
  if (!challenge) return <Navigate replace to={authPaths.login + search} />;

  return (
    <Verification
      challenge={challenge}
      onChallenge={(next) => {
        keepChallenge(next);
        setChallenge(next);
      }}
    />
  );
}

type VerificationProps = {
  challenge: Challenge;
  onChallenge: (challenge: Challenge) => void;
};

const Verification = ({ challenge, onChallenge }: VerificationProps) => {
  const t = useT('otp');
  const { search } = useLocation();
  const [remember, setRemember] = useState(false);
  const { verify, verifyByPasskey, resend, reportLost } = useLoginOtp(challenge.otp_session);
  const [ended, setEnded] = useState(false);
  const back = authPaths.login + search;

  /** The pending sign-in itself has expired (code DPAY_OTP_SESSION_EXPIRED), so no code can work. */
  const orEnd = async <T,>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      if (describeFailure(error).code === 'DPAY_OTP_SESSION_EXPIRED') {
        keepChallenge(null);
        setEnded(true);
      }
      throw error;
    }
  };

  if (ended) {
    return (
      <AuthFrame title={t('page.title')}>
        <Banner
          tone="warning"
          live="alert"
          title={t('page.ended.title')}
          actions={<AppLink to={back}>{t('page.ended.action')}</AppLink>}
        >
          {t('page.ended.text')}
        </Banner>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={t('page.title')}>
      <SecondStep
        challenge={challenge}
        options={
          challenge.may_remember_device ? (
            <Choice
              title={t('page.remember')}
              text={t('page.rememberHint')}
              checked={remember}
              onChange={() => setRemember(!remember)}
            />
          ) : null
        }
        onVerify={(code) => orEnd(verify(code, { remember }))}
        onPasskey={() => orEnd(verifyByPasskey({ remember }))}
        onResend={() => orEnd(resend())}
        onChallenge={onChallenge}
      />
      {challenge.methods.includes('mail_code') ? null : (
        <LostSecondStep onReport={() => orEnd(reportLost())} />
      )}
      <AppLink to={back} justifySelf="start">
        {t('page.back')}
      </AppLink>
    </AuthFrame>
  );
};
