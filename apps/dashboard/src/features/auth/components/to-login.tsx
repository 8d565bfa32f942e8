import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useSessionKeeper } from '../../../shared/lib/session/session-keeper.tsx';
import { useAskedSignOut } from '../../../shared/unsaved/sign-out/use-asked-sign-out.tsx';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { authPaths } from '../../../shared/paths/account/auth.ts';

/**
 * Leads to the login page. A signed-in user, perhaps of another account, would be redirected to home, so this signs them out
 * first.
 */
export const ToLogin = ({ children }: { children?: string }) => {
  const t = useT('auth');
  const navigate = useNavigate();
  const { signedIn } = useSessionKeeper();
  const { leave, question } = useAskedSignOut(() => navigate(authPaths.login));
  const [busy, setBusy] = useState(false);
  if (!signedIn)
    return (
      <AppLink to={authPaths.login} justifySelf="start">
        {children ?? t('toLogin')}
      </AppLink>
    );
  return (
    <>
      <Button
        size="sm"
        justifySelf="start"
        loading={busy}
        onClick={() => {
          setBusy(true);
          void leave().finally(() => setBusy(false));
        }}
      >
        {t('signOutToLogin')}
      </Button>
      {question}
    </>
  );
};
