import { chakra } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { CodeDialog } from '../forms/otp/code-dialog.tsx';
import { type Confirmed, confirmedBy } from '../forms/otp/confirmed-by.ts';
import { type Confirmable, useOtpStep } from '../forms/otp/use-otp-step.tsx';
import { describeFailure, type Failure } from '../lib/failure.ts';
import { Button } from '../ui/button.tsx';
import { FailureBanner } from '../ui/failure-banner.tsx';
import { preloadDialog } from '../ui/overlays/dialog.tsx';

type RevealProps = {
  /** Shown before the button, for example the last four characters. */
  masked?: ReactNode;
  button: string;
  /** The title of the dialog that asks for the code. */
  title: string;
  /** What the code confirms; null if no code is required. */
  confirmable: Confirmable | null;
  /** Null if it can no longer be shown. */
  onReveal: ((confirmed: Confirmed) => Promise<void>) | null;
  /** The revealed secret; null while hidden. */
  children: ReactNode;
};

/** A hidden value with a button to reveal it, after a code if one is required. */
export const Reveal = ({ masked, button, title, confirmable, onReveal, children }: RevealProps) => {
  const otp = useOtpStep();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  const reveal = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const confirmed = await confirmedBy(otp, confirmable);
      if (confirmed) await onReveal?.(confirmed);
    } catch (error) {
      setFailure(describeFailure(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      {failure ? <FailureBanner failure={failure} /> : null}
      {children ?? (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
          {masked}
          {onReveal === null ? null : (
            <Button
              size="sm"
              loading={isBusy}
              onPointerEnter={preloadDialog}
              onFocus={preloadDialog}
              onClick={() => void reveal()}
            >
              {button}
            </Button>
          )}
        </chakra.div>
      )}
      <CodeDialog title={title} otp={otp} />
    </>
  );
};
