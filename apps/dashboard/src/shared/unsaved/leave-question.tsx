import { useRef } from 'react';
import { useT } from '../i18n/use-t.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';
import { Dialog, preloadDialog } from '../ui/overlays/dialog.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';

type LeaveQuestionProps = {
  /** Whether anything is unsaved. A function, because the last render may be older than the last edit. */
  isOpen: () => boolean;
  /** The edits must not be stored, so leaving loses them. Otherwise the draft is restored on return. */
  isLost: boolean;
  /** Deletes the draft. */
  onDiscard?: () => void;
};

/**
 * Asks for confirmation before a link, a shortcut or a mode switch leaves unsaved edits. If they would be lost, it also asks before Back,
 * a reload, closing the tab and signing out. Limit: Chromium does not let a page block the second of two quick Back presses.
 */
export const LeaveQuestion = ({ isOpen, isLost, onDiscard }: LeaveQuestionProps) => {
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
};
