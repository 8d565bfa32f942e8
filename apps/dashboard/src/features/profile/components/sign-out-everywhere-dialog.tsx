import { useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure, type Failure } from '../../../shared/lib/failure.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { FailureBanner } from '../../../shared/ui/failure-banner.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { useSecurity } from '../api/use-security.ts';

interface SignOutEverywhereDialogProps {
  open: boolean;
  onClose: () => void;
}

export function SignOutEverywhereDialog({ open, onClose }: SignOutEverywhereDialogProps) {
  const t = useT('profile');
  const shared = useT('shared');
  const { signOutEverywhere } = useSecurity();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function confirm() {
    setBusy(true);
    setFailure(null);
    try {
      await signOutEverywhere();
    } catch (error) {
      setFailure(describeFailure(error));
      setBusy(false);
    }
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('security.confirmEverywhere.title')}
      description={t('security.confirmEverywhere.text')}
      footer={
        <>
          <Button onClick={onClose}>{shared('dialog.cancel')}</Button>
          <Button variant="danger" loading={busy} onClick={() => void confirm()}>
            {t('security.confirmEverywhere.yes')}
          </Button>
        </>
      }
    >
      {failure ? <FailureBanner failure={failure} /> : null}
    </Dialog>
  );
}
