import { SESSION_POLICY } from '@dasbor/domain/session';
import { session } from '@dasbor/sdk/resources';
import { useCallback, useEffect, useRef } from 'react';
import { useLiveClient } from '../../shared/lib/client.tsx';

/** The server ends a session after half an hour without a request. Typing sends no requests, so this reports the activity. */
export const useKeepAlive = (): (() => void) => {
  const live = useLiveClient(session);
  const toldAt = useRef(0);
  useEffect(() => {
    // The first render has just requested the session.
    toldAt.current = Date.now();
  }, []);
  return useCallback(() => {
    const now = Date.now();
    if (now - toldAt.current < SESSION_POLICY.activityEveryMs) return;
    toldAt.current = now;
    live.getSession().catch(() => undefined);
  }, [live]);
};
