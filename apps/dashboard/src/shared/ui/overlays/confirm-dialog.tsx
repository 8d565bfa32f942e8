import { type ReactNode, useRef, useState } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { describeFailure, type Failure } from '../../lib/failure.ts';
import { Button } from '../button.tsx';
import { FailureBanner } from '../failure-banner.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  open: boolean;
  /** Whether it is still asked for where it is no longer `open`: why a press was refused then stays to be read. */
  asked?: boolean | undefined;
  onClose: () => void;
  title: string;
  text: ReactNode;
  /** Null where it can no longer be done, and what was typed only stays to be read. */
  yes: string | null;
  danger?: boolean;
  /** Where a press beside it is no answer at all. */
  alert?: boolean;
  /** Why it cannot be done now. */
  disabledReason?: string | undefined;
  /** Closing afterwards is the caller's; a failure is shown here. */
  onConfirm: () => Promise<void>;
  /** Stands in the question's place while it is there: the code that a yes needs. */
  step?: ReactNode;
  children?: ReactNode;
}

/** Says what will happen, and does it or says why not. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const shared = useT('shared');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [pressed, setPressed] = useState(props.title);
  const cancelRef = useRef<HTMLButtonElement>(null);

  async function confirm() {
    setBusy(true);
    setFailure(null);
    setPressed(props.title);
    try {
      await props.onConfirm();
    } catch (error) {
      setFailure(describeFailure(error));
    } finally {
      setBusy(false);
    }
  }

  function close() {
    setFailure(null);
    props.onClose();
  }

  const isOver = !props.open && props.asked === true && failure?.kind === 'problem';
  const step = isOver ? null : props.step;
  const yes = isOver ? null : props.yes;
  return (
    <Dialog
      open={props.open || isOver}
      onClose={close}
      // What was refused is called as it was when it was pressed: its numbers may be others by now.
      title={isOver ? pressed : props.title}
      description={step || isOver ? undefined : props.text}
      {...(props.alert && { alert: true, initialFocusRef: cancelRef })}
      footer={
        step ? undefined : (
          <>
            <Button ref={cancelRef} onClick={close}>
              {shared(yes === null ? 'dialog.close' : 'dialog.cancel')}
            </Button>
            {yes === null ? null : (
              <Button
                variant={props.danger ? 'danger' : 'primary'}
                loading={isBusy}
                disabledReason={props.disabledReason}
                onClick={() => void confirm()}
              >
                {yes}
              </Button>
            )}
          </>
        )
      }
    >
      {isOver ? null : (step ?? props.children)}
      {failure && props.yes !== null ? <FailureBanner failure={failure} /> : null}
    </Dialog>
  );
}
