import { useState } from 'react';
import { useOtpStep } from '../../../shared/forms/otp/use-otp-step.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useSession } from '../../../shared/state/session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { preloadDialog } from '../../../shared/ui/overlays/dialog.tsx';
import { useSecurity } from '../api/use-security.ts';
import { SecurityLine } from './security-line.tsx';

/** Needs its own code (x-otp: account_delete). */
export const DeleteAccount = () => {
  const t = useT('profile');
  const otp = useOtpStep();
  const { merchant_name: merchant, merchant_count: merchants } = useSession();
  const { deleteProfile } = useSecurity();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <SecurityLine section="delete" title={t('delete.title')} hint={t('delete.hint', { merchant })} last>
        <Button
          variant="dangerOutline"
          onPointerEnter={preloadDialog}
          onFocus={preloadDialog}
          onClick={() => setOpen(true)}
        >
          {t('delete.button')}
        </Button>
      </SecurityLine>
      <ConfirmDialog
        alert
        danger
        open={isOpen}
        onClose={() => {
          otp.cancel();
          setOpen(false);
        }}
        title={t('delete.ask', { merchant })}
        text={t(merchants > 1 ? 'delete.one' : 'delete.last')}
        yes={t('delete.code')}
        step={otp.step}
        onConfirm={async () => {
          const otpToken = await otp.confirm({ purpose: 'account_delete', action: {} });
          if (otpToken !== null) await deleteProfile(otpToken);
        }}
      />
    </>
  );
};
