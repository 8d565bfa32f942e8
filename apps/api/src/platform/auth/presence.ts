import { SESSION_POLICY } from '@dasbor/domain/session';
import type { Clock } from '../clock.ts';

/** Tracks whether sessions are in use. Both methods return false for a session that ended because it was idle. */
export type Presence = {
  /** Records a call as activity. */
  note: (sessionId: string) => Promise<boolean>;
  /** Records no activity: an event stream reconnects by itself, even if nobody is looking at the page. */
  look: (sessionId: string) => Promise<boolean>;
};

type Written = {
  note: (sessionId: string, now: Date) => Promise<boolean>;
  look: (sessionId: string, now: Date) => Promise<boolean>;
};

// As many sessions as cached access tokens (`tokens.ts`); an entry is about 100 bytes.
const MOST_KNOWN = 20_000;

/** Writes at most once every 30 seconds per session, so that reads rarely cause a write. */
export const makePresence = (clock: Clock, written: Written): Presence => {
  const notedAt = new Map<string, number>();
  return {
    look: (sessionId) => written.look(sessionId, clock.now()),
    note: async (sessionId) => {
      const now = clock.now();
      const sinceMs = now.getTime() - (notedAt.get(sessionId) ?? -Infinity);
      if (Math.abs(sinceMs) < SESSION_POLICY.activityEveryMs) return true;
      const isInUse = await written.note(sessionId, now);
      if (notedAt.size >= MOST_KNOWN) notedAt.delete(notedAt.keys().next().value ?? '');
      if (isInUse) notedAt.set(sessionId, now.getTime());
      return isInUse;
    },
  };
};
