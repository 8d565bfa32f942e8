import { type ReactNode, useState } from 'react';
import { CodeDialog } from '../../../shared/forms/otp/code-dialog.tsx';
import { type Confirmable, useOtpStep } from '../../../shared/forms/otp/use-otp-step.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure, type Failure } from '../../../shared/lib/failure.ts';
import { isPasskeyRefused } from '../../../shared/lib/passkeys.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { FailureBanner } from '../../../shared/ui/failure-banner.tsx';

type Asked = { title: string } & Confirmable;

/** Asks for a confirmation, then does the work. `shown` has the dialog and what went wrong. */
export const useConfirmed = () => {
  const t = useT('otp');
  const otp = useOtpStep();
  const [title, setTitle] = useState('');
  const [failure, setFailure] = useState<Failure | 'refused' | null>(null);

  const run = async (
    { title: asked, ...confirmable }: Asked,
    work: (otpToken: string) => Promise<unknown>,
  ) => {
    setFailure(null);
    setTitle(asked);
    const otpToken = await otp.confirm(confirmable);
    if (otpToken === null) return;
    try {
      await work(otpToken);
    } catch (error) {
      setFailure(isPasskeyRefused(error) ? 'refused' : describeFailure(error));
    }
  };

  const shown: ReactNode = (
    <>
      <CodeDialog title={title} otp={otp} />
      {failure === 'refused' ? (
        <Banner tone="warning" title={t('passkey.refused')} live="alert">
          {t('passkey.notMade')}
        </Banner>
      ) : failure ? (
        <FailureBanner failure={failure} />
      ) : null}
    </>
  );
  return { run, shown };
};
