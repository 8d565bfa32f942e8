import { chakra } from '@chakra-ui/react';
import { type ReactNode, useRef } from 'react';
import { useT } from '../../shared/i18n/use-t.ts';
import { useAskedSignOut } from '../../shared/unsaved/sign-out/use-asked-sign-out.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/overlays/dialog.tsx';

interface IdleDialogProps {
  secondsLeft: number | null;
  onStay: () => void;
}

export default function IdleDialog({ secondsLeft, onStay }: IdleDialogProps): ReactNode {
  const t = useT('app');
  // Whoever presses it leaves nothing behind, as with every sign-out, and is asked first; whoever does nothing, also at that question, finds
  // what they were at when they come back. One dialog at a time: the question stands in the warning's place.
  const { leave, isAsked, question } = useAskedSignOut();
  const stayRef = useRef<HTMLButtonElement>(null);
  const seconds = secondsLeft ?? 0;
  return (
    <>
      <Dialog
        // Shown again it is another: the question gives the focus back to its button, were that still there, fading away.
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
        {/* Read out every 15 seconds, not every second. */}
        <chakra.p role="status" srOnly>
          {t('idle.countdown', { seconds: Math.ceil(seconds / 15) * 15 })}
        </chakra.p>
      </Dialog>
      {question}
    </>
  );
}
