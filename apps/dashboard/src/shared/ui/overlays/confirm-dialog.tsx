import { type ReactNode, useRef, useState } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { describeFailure, type Failure } from '../../lib/failure.ts';
import { Button } from '../button.tsx';
import { FailureBanner } from '../failure-banner.tsx';
import { Dialog } from './dialog.tsx';

type ConfirmDialogProps = {
  open: boolean;
  /** Keeps the dialog mounted after `open` becomes false, so that the reason for a failure can be read. */
  asked?: boolean | undefined;
  onClose: () => void;
  title: string;
  text: ReactNode;
  /** Null if the action is no longer possible and the typed text is only readable. */
  yes: string | null;
  danger?: boolean;
  /** Ignores presses outside the dialog. */
  alert?: boolean;
  /** Why the action is disabled now. */
  disabledReason?: string | undefined;
  /** The caller closes the dialog on success; the dialog shows a failure. */
  onConfirm: () => Promise<void>;
  /** Replaces the question while present: the form for the confirmation code. */
  step?: ReactNode;
  children?: ReactNode;
};

/** Says what will happen, does it, and shows the error if it fails. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const shared = useT('shared');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [pressed, setPressed] = useState(props.title);
  const cancelRef = useRef<HTMLButtonElement>(null);

  const confirm = async () => {
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
  };

  const close = () => {
    setFailure(null);
    props.onClose();
  };

  const isOver = !props.open && props.asked === true && failure?.kind === 'problem';
  const step = isOver ? null : props.step;
  const yes = isOver ? null : props.yes;
  return (
    <Dialog
      open={props.open || isOver}
      onClose={close}
      // Keep the title as it was at the press: its numbers may have changed.
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
};
