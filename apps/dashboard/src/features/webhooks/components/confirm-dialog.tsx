import { type ReactNode, useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure, type Failure } from '../../../shared/lib/failure.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { FailureBanner } from '../../../shared/ui/failure-banner.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';

interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  text: ReactNode;
  yes: string;
  danger?: boolean;
  /** Why it cannot be done now. */
  disabledReason?: string | undefined;
  /** Closing afterwards is the caller's; a failure is shown here. */
  onConfirm: () => Promise<void>;
  children?: ReactNode;
}

/** Says what will happen, and does it or says why not. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const shared = useT('shared');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function confirm() {
    setBusy(true);
    setFailure(null);
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

  return (
    <Dialog
      open={props.open}
      onClose={close}
      title={props.title}
      description={props.text}
      footer={
        <>
          <Button onClick={close}>{shared('dialog.cancel')}</Button>
          <Button
            variant={props.danger ? 'danger' : 'primary'}
            loading={isBusy}
            disabledReason={props.disabledReason}
            onClick={() => void confirm()}
          >
            {props.yes}
          </Button>
        </>
      }
    >
      {props.children}
      {failure ? <FailureBanner failure={failure} /> : null}
    </Dialog>
  );
}
