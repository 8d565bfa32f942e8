import { chakra } from '@chakra-ui/react';
import { type ReactNode, useRef } from 'react';
import { useT } from '../../shared/i18n/use-t.ts';
import { useAskedSignOut } from '../../shared/unsaved/sign-out/use-asked-sign-out.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/overlays/dialog.tsx';

type IdleDialogProps = {
  secondsLeft: number | null;
  onStay: () => void;
};

export default function IdleDialog({ secondsLeft, onStay }: IdleDialogProps): ReactNode {
  const t = useT('app');
  // The button discards unsaved edits, as every sign-out does, so it asks for confirmation first. If the user does nothing, even
  // in the confirmation, the edits are still there after the next sign-in. Only one dialog is open at a time: the confirmation
  // replaces the warning.
  const { leave, isAsked, question } = useAskedSignOut();
  const stayRef = useRef<HTMLButtonElement>(null);
  const seconds = secondsLeft ?? 0;
  return (
    <>
      <Dialog
        // A new key for each showing: otherwise the confirmation would restore focus to the button of the dialog that is fading
        // out.
        key={`${isAsked}`}
        alert
        open={secondsLeft !== null && !isAsked}
        onClose={onStay}
        title={t('idle.title')}
        description={t('idle.text')}
        initialFocusRef={stayRef}
        footer={
          <>
            <Button onClick={() => void leave()}>{t('idle.leave')}</Button>
            <Button variant="primary" ref={stayRef} onClick={onStay}>
              {t('idle.stay')}
            </Button>
          </>
        }
      >
        <chakra.p mt="3" textStyle="strong" fontVariantNumeric="tabular-nums" aria-hidden="true">
          {t('idle.countdown', { seconds })}
        </chakra.p>
        {/* Announced every 15 seconds, not every second. */}
        <chakra.p role="status" srOnly>
          {t('idle.countdown', { seconds: Math.ceil(seconds / 15) * 15 })}
        </chakra.p>
      </Dialog>
      {question}
    </>
  );
}
