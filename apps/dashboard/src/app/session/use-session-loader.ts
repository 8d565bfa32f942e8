import { isModeOpen } from '@dasbor/domain/access';
import { session } from '@dasbor/sdk/resources';
import { useAtom, useSetAtom } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { useClient } from '../../shared/lib/client.tsx';
import { useLiveEvents } from '../../shared/lib/events/live-events.ts';
import { forgetOwn } from '../../shared/unsaved/own-storage.ts';
import { useSessionKeeper } from '../../shared/lib/session/session-keeper.tsx';
import { modeAtom } from '../../shared/state/mode.ts';
import { sessionsAtom } from '../../shared/state/session.ts';

export type SessionLoading = {
  error: unknown;
  retry: () => void;
};

/**
 * Loads the session for the current mode: after a sign-in (also in another tab), a reload, a mode switch, when the server
 * says that it changed, and when the tab becomes visible. Clears data that another user left in this tab.
 */
export const useSessionLoader = (): SessionLoading => {
  const client = useClient(session);
  const [mode, setMode] = useAtom(modeAtom);
  const setSessions = useSetAtom(sessionsAtom);
  const begun = useSessionKeeper().signIn?.signedInAt;
  const [failed, setFailed] = useState<{ client: unknown; error: unknown }>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (begun === undefined) return;
    let current = true;

    const load = async () => {
      try {
        const { data: session } = await client.getSession();
        if (!current) return;
        // The stored mode may be from another user, or access to it was revoked. Load the other mode instead.
        if (!isModeOpen(mode, session)) return setMode('sandbox');
        forgetOwn(session.user_id);
        setSessions((sessions) => {
          const isSame = Object.values(sessions).every(({ user_id: id }) => id === session.user_id);
          return { ...(isSame && sessions), [mode]: session };
        });
        setFailed(undefined);
      } catch (error) {
        if (current) setFailed({ client, error });
      }
    };
    const onVisible = () => {
      if (document.visibilityState === 'visible') void load();
    };

    void load();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      current = false;
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [client, mode, begun, setMode, setSessions, attempt]);

  // An admin changed the role, this person views as another one, or a reviewer decided about the account.
  useLiveEvents(['session.updated', 'onboarding.updated'], () => setAttempt((count) => count + 1));

  const retry = useCallback(() => {
    setFailed(undefined);
    setAttempt((count) => count + 1);
  }, []);
  // Each sign-in and mode has its own client, so a failure of another client does not apply here.
  return { error: failed?.client === client && failed.error, retry };
};
