import { chakra } from '@chakra-ui/react';
import { useMemo, useRef } from 'react';
import { useT } from '../../shared/i18n/use-t.ts';
import { useSessionKeeper } from '../../shared/lib/session-keeper.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/overlays/dialog.tsx';
import { createActivityLog } from './activity.ts';
import { useIdle } from './use-idle.ts';
import { useSignOut } from './use-sign-out.ts';

/** Warns a minute before an untouched session ends, and ends it. */
export function IdleGuard() {
  const { signIn } = useSessionKeeper();
  return signIn ? <Watch signedInAt={signIn.signedInAt} /> : null;
}

function Watch({ signedInAt }: { signedInAt: number }) {
  const activity = useMemo(() => createActivityLog(), []);
  const signOut = useSignOut();
  const { secondsLeft, stay } = useIdle({ activity, signedInAt, onEnd: signOut });
  return <IdleDialog secondsLeft={secondsLeft} onStay={stay} onLeave={() => void signOut('signed-out')} />;
}

interface IdleDialogProps {
  secondsLeft: number | null;
  onStay: () => void;
  onLeave: () => void;
}

export function IdleDialog({ secondsLeft, onStay, onLeave }: IdleDialogProps) {
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
