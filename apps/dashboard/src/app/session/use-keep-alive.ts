import { SESSION_POLICY } from '@dasbor/domain/session';
import { session } from '@dasbor/sdk/resources';
import { useCallback, useEffect, useRef } from 'react';
import { useLiveClient } from '../../shared/lib/client.tsx';

/** The server ends a sign-in that makes no call for half an hour, and typing makes none: this tells it of a person at work. */
export function useKeepAlive(): () => void {
  const live = useLiveClient(session);
  const toldAt = useRef(0);
  useEffect(() => {
    // What is drawn first has just asked for the session.
    toldAt.current = Date.now();
  }, []);
  return useCallback(() => {
    const now = Date.now();
    if (now - toldAt.current < SESSION_POLICY.activityEveryMs) return;
    toldAt.current = now;
    live.getSession().catch(() => undefined);
  }, [live]);
}
