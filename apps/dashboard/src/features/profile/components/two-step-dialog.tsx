import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import type { Challenge } from '../../../shared/forms/otp/challenge.ts';
import { OtpForm } from '../../../shared/forms/otp/otp-form.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure, type Failure } from '../../../shared/lib/failure.ts';
import { Spinner } from '../../../shared/ui/button.tsx';
import { FailureBanner } from '../../../shared/ui/failure-banner.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import { useSecurity } from '../api/use-security.ts';

interface TwoStepDialogProps {
  open: boolean;
  /** Which way the switch goes. */
  enable: boolean;
  onClose: () => void;
}

/** Turning 2-step on or off needs a code of its own (x-otp: two_step). */
export function TwoStepDialog({ open, enable, onClose }: TwoStepDialogProps) {
  const t = useT('profile');
  return (
    <Dialog open={open} onClose={onClose} title={enable ? t('security.confirmOn') : t('security.confirmOff')}>
      {open ? <Confirmation enable={enable} onClose={onClose} /> : null}
    </Dialog>
  );
}

function Confirmation({ enable, onClose }: { enable: boolean; onClose: () => void }) {
  const t = useT('profile');
  const toast = useToast();
  const { requestTwoStepCode, setTwoStep } = useSecurity();
  const [wanted] = useState(enable);
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);

  useEffect(() => {
    let current = true;
    requestTwoStepCode(wanted).then(
      (sent) => current && setChallenge(sent),
      (error: unknown) => current && setFailure(describeFailure(error)),
    );
    return () => {
      current = false;
    };
  }, [requestTwoStepCode, wanted]);

  if (failure) return <FailureBanner failure={failure} />;
  if (!challenge) {
    return (
      <chakra.div display="grid" placeItems="center" minH="40" color="fg.muted">
        <Spinner />
      </chakra.div>
    );
  }

  async function verify(otpSession: string, code: string) {
    await setTwoStep(wanted, otpSession, code);
    toast.success(wanted ? t('security.turnedOn') : t('security.turnedOff'));
    onClose();
  }
  return (
    <OtpForm
      challenge={challenge}
      onVerify={(code) => verify(challenge.otp_session, code)}
      onResend={() => requestTwoStepCode(wanted)}
      onChallenge={setChallenge}
    />
  );
}
