import type { EnteredSession, SessionEntry } from './db.ts';
import { readEntered } from './enter-session.ts';
import type { Entered } from './enter-session.ts';

type CachedRights = { text: string; rights: EnteredSession };

/** Permissions that sessions had at their last check. Only a starting guess: each use verifies it. */
export type RightsCache = {
  of: (entry: SessionEntry) => CachedRights | undefined;
  learn: (entry: SessionEntry, row: Entered | undefined) => void;
};

// An entry is about two kilobytes. Evicting the oldest costs its session one round trip.
const MOST = 5000;

export const makeRightsCache = (): RightsCache => {
  const known = new Map<string, CachedRights>();
  return {
    of: (entry) => known.get(keyOf(entry)),
    learn: (entry, row) => {
      const key = keyOf(entry);
      const rights = known.get(key)?.text === row?.entered ? undefined : readEntered(row);
      if (!row) known.delete(key);
      else if (rights) {
        if (known.size >= MOST) known.delete(known.keys().next().value ?? '');
        known.set(key, { text: row.entered, rights });
      }
    },
  };
};

const keyOf = ({ sessionId, mode }: SessionEntry): string => `${mode} ${sessionId}`;
