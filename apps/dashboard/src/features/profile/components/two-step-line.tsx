import { useState } from 'react';
import { CodeDialog } from '../../../shared/forms/otp/code-dialog.tsx';
import { useOtpStep } from '../../../shared/forms/otp/use-otp-step.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { switchMeanings } from '../../../shared/status/meanings.ts';
import { describeFailure, type Failure } from '../../../shared/lib/failure.ts';
import { Status } from '../../../shared/status/status.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { FailureBanner } from '../../../shared/ui/failure-banner.tsx';
import { preloadDialog } from '../../../shared/ui/overlays/dialog.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import { useSecurity } from '../api/use-security.ts';
import { SecurityLine } from './security-line.tsx';

/** Turning two-step verification on or off needs its own code (x-otp: two_step). */
export const TwoStepLine = ({ isOn, isRequired }: { isOn: boolean; isRequired: boolean }) => {
  const t = useT('profile');
  const toast = useToast();
  const otp = useOtpStep();
  const { setTwoStep } = useSecurity();
  const [failure, setFailure] = useState<Failure | null>(null);

  const turn = async (enabled: boolean) => {
    setFailure(null);
    const otpToken = await otp.confirm({ purpose: 'two_step', action: { enabled } });
    if (otpToken === null) return;
    try {
      await setTwoStep(enabled, otpToken);
      toast.success(enabled ? t('security.turnedOn') : t('security.turnedOff'));
    } catch (error) {
      setFailure(describeFailure(error));
    }
  };

  return (
    <>
      <SecurityLine
        section="two-step"
        title={t('security.twoStep')}
        badge={<Status of={switchMeanings} is={isOn ? 'on' : 'off'} />}
        hint={t(isOn ? 'security.twoStepOnHint' : 'security.twoStepHint')}
      >
        <Button
          disabledReason={isOn && isRequired ? t('security.required') : undefined}
          onPointerEnter={preloadDialog}
          onFocus={preloadDialog}
          onClick={() => void turn(!isOn)}
        >
          {isOn ? t('security.turnOff') : t('security.turnOn')}
        </Button>
      </SecurityLine>
      {failure ? <FailureBanner failure={failure} /> : null}
      <CodeDialog title={isOn ? t('security.confirmOff') : t('security.confirmOn')} otp={otp} />
    </>
  );
};
