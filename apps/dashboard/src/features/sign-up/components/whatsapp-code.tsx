import { OtpForm } from '../../../shared/forms/otp/otp-form.tsx';
import type { Challenge } from '../../../shared/forms/otp/challenge.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure } from '../../../shared/lib/failure.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { useWhatsApp } from '../api/use-whatsapp.ts';

type WhatsAppCodeProps = {
  challenge: Challenge;
  onChallenge: (challenge: Challenge) => void;
  /** Back to the number; `ended` if no code can work any more. */
  onBack: (ended: boolean) => void;
};

export const WhatsAppCode = ({ challenge, onChallenge, onBack }: WhatsAppCodeProps) => {
  const t = useT('sign-up');
  const { verify, resend } = useWhatsApp();

  const orEnd = async <T,>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      if (describeFailure(error).code === 'DPAY_OTP_SESSION_EXPIRED') onBack(true);
      throw error;
    }
  };

  return (
    <>
      <OtpForm
        challenge={challenge}
        onVerify={(code) => orEnd(verify(challenge.otp_session, code))}
        onResend={() => orEnd(resend(challenge.otp_session))}
        onChallenge={onChallenge}
      />
      <Button variant="link" justifySelf="start" onClick={() => onBack(false)}>
        {t('whatsApp.otherNumber')}
      </Button>
    </>
  );
};
