import { useRef } from 'react';
import { useT } from '../i18n/use-t.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';
import { Dialog, preloadDialog } from '../ui/overlays/dialog.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';

interface LeaveQuestionProps {
  /** Whether anything is unsaved; at that moment, as what is drawn may be behind the last edit. */
  isOpen: () => boolean;
  /** No storage may have it: leaving loses it. Otherwise the draft is there on coming back. */
  isLost: boolean;
  /** Forgets the draft. */
  onDiscard?: () => void;
}

/**
 * Asks before a link, a shortcut or another mode leads away from what is unsaved. If it would be lost, the way back, a reload, a closed tab and
 * a sign-out ask too. Its limit: Chromium lets nobody hold the second of two quick presses of the way back.
 */
export function LeaveQuestion({ isOpen, isLost, onDiscard }: LeaveQuestionProps) {
  const t = useT('forms');
  const stayRef = useRef<HTMLButtonElement>(null);
  const guard = useLeaveGuard({
    isActive: isOpen,
    isLost: () => isLost && isOpen(),
    outlivesReload: !isLost,
    onLink: preloadDialog,
  });
  if (isLost) {
    return (
      <ConfirmDialog
        open={guard.isAsked}
        onClose={guard.stay}
        title={t('lose.title')}
        text={t('lose.text')}
        yes={t('lose.yes')}
        onConfirm={async () => guard.leave()}
      />
    );
  }
  return (
    <Dialog
      open={guard.isAsked}
      onClose={guard.stay}
      title={t('leave.title')}
      description={t('leave.text')}
      initialFocusRef={stayRef}
      footer={
        <>
          <Button
            variant="quiet"
            onClick={() => {
              onDiscard?.();
              guard.leave();
            }}
          >
            {t('leave.discard')}
          </Button>
          <Button onClick={guard.leave}>{t('leave.go')}</Button>
          <Button ref={stayRef} variant="primary" onClick={guard.stay}>
            {t('leave.stay')}
          </Button>
        </>
      }
    />
  );
}
