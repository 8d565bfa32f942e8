import type { ReactNode } from 'react';
import { useLeaveGuard } from '../../../shared/forms/use-leave-guard.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { preloadDialog } from '../../../shared/ui/overlays/dialog.tsx';

/**
 * Asks before a link, a shortcut, another mode, the way back, a reload, a closed tab or a sign-out takes what no storage may have, as there may
 * be a secret in it. Its limit: of the way back pressed twice at once Chromium lets nobody hold the second.
 */
export function useLeaveQuestion(isTyped: boolean): ReactNode {
  const t = useT('snap-keys');
  const isHere = () => isTyped;
  const guard = useLeaveGuard({ isActive: isHere, isLost: isHere, onLink: preloadDialog });
  return (
    <ConfirmDialog
      open={guard.isAsked}
      onClose={guard.stay}
      title={t('leave.title')}
      text={t('leave.text')}
      yes={t('leave.yes')}
      onConfirm={async () => guard.leave()}
    />
  );
}
