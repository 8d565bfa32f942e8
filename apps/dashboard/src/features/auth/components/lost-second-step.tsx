import { TWO_STEP_POLICY } from '@dasbor/domain/two-step';
import { useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { preloadDialog } from '../../../shared/ui/overlays/dialog.tsx';
import { Time } from '../../../shared/ui/time.tsx';

/** For somebody without app, passkey and recovery codes: after some days a mailed code will do. */
export const LostSecondStep = ({ onReport }: { onReport: () => Promise<string> }) => {
  const t = useT('otp');
  const [isOpen, setOpen] = useState(false);
  const [opensAt, setOpensAt] = useState<string>();
  if (opensAt)
    return (
      <Banner tone="info" live="status" title={t('lost.reported')}>
        {t('lost.from')} <Time value={opensAt} />. {t('lost.withdraw')}
      </Banner>
    );
  return (
    <>
      <Button
        variant="link"
        justifySelf="start"
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={() => setOpen(true)}
      >
        {t('lost.open')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('lost.title')}
        text={t('lost.text', { hours: TWO_STEP_POLICY.lostHours })}
        yes={t('lost.report')}
        onConfirm={async () => {
          setOpensAt(await onReport());
          setOpen(false);
        }}
      />
    </>
  );
};
