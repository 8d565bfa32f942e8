import { chakra } from '@chakra-ui/react';
import { type ReactNode, useRef } from 'react';
import { useT } from '../../shared/i18n/use-t.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/overlays/dialog.tsx';

interface IdleDialogProps {
  secondsLeft: number | null;
  onStay: () => void;
  onLeave: () => void;
}

export default function IdleDialog({ secondsLeft, onStay, onLeave }: IdleDialogProps): ReactNode {
  const t = useT('app');
  const stayRef = useRef<HTMLButtonElement>(null);
  const seconds = secondsLeft ?? 0;
  return (
    <Dialog
      alert
      open={secondsLeft !== null}
      onClose={onStay}
      title={t('idle.title')}
      description={t('idle.text')}
      initialFocusRef={stayRef}
      footer={
        <>
          <Button onClick={onLeave}>{t('idle.leave')}</Button>
          <Button variant="primary" ref={stayRef} onClick={onStay}>
            {t('idle.stay')}
          </Button>
        </>
      }
    >
      <chakra.p mt="3" textStyle="strong" fontVariantNumeric="tabular-nums" aria-hidden="true">
        {t('idle.countdown', { seconds })}
      </chakra.p>
      {/* Read out every 15 seconds, not every second. */}
      <chakra.p role="status" srOnly>
        {t('idle.countdown', { seconds: Math.ceil(seconds / 15) * 15 })}
      </chakra.p>
    </Dialog>
  );
}
