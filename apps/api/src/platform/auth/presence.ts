import { SESSION_POLICY } from '@dasbor/domain/session';
import type { Clock } from '../clock.ts';

/** Whether sign-ins are in use. Both answer false for one that has ended as idle. */
export type Presence = {
  /** Counts a call. */
  note: (sessionId: string) => Promise<boolean>;
  /** Counts nothing: an event stream comes back by itself, whether or not somebody looks at it. */
  look: (sessionId: string) => Promise<boolean>;
};

type Written = {
  note: (sessionId: string, now: Date) => Promise<boolean>;
  look: (sessionId: string, now: Date) => Promise<boolean>;
};

// As many as access tokens are remembered; an entry is about 100 bytes.
const MOST_KNOWN = 20_000;

/** Of many calls one is written down every half a minute, so that reading stays free of writes. */
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
