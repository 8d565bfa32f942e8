import { useRef } from 'react';
import { useLeaveGuard } from '../../../shared/forms/use-leave-guard.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog, preloadDialog } from '../../../shared/ui/overlays/dialog.tsx';

interface LeaveGuardProps {
  /** Whether anything would be left half-done. */
  when: boolean;
  onDiscard: () => void;
}

/** Asks before a link, a shortcut or another mode leads away from a half-filled form. Whichever way one leaves, the draft is there on coming back. */
export function LeaveGuard({ when, onDiscard }: LeaveGuardProps) {
  const t = useT('webhooks');
  const stayRef = useRef<HTMLButtonElement>(null);
  const guard = useLeaveGuard({
    isActive: () => when,
    isLost: () => false,
    outlivesReload: true,
    onLink: preloadDialog,
  });

  return (
    <Dialog
      open={guard.isAsked}
      onClose={guard.stay}
      title={t('form.leave.title')}
      description={t('form.leave.text')}
      initialFocusRef={stayRef}
      footer={
        <>
          <Button
            variant="quiet"
            onClick={() => {
              onDiscard();
              guard.leave();
            }}
          >
            {t('form.leave.discard')}
          </Button>
          <Button onClick={guard.leave}>{t('form.leave.go')}</Button>
          <Button ref={stayRef} variant="primary" onClick={guard.stay}>
            {t('form.leave.stay')}
          </Button>
        </>
      }
    />
  );
}
