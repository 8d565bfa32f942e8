import { IDEMPOTENCY_KEY_HOURS } from '@dasbor/domain/kernel';
import { intent } from '@dasbor/sdk';
import { useMemo } from 'react';
import { useScope, useSession } from '../../../shared/state/session.ts';
import { entries } from './entries.ts';

/** How the saving of one file stands, as far as this machine knows. */
export interface Save {
  /** The idempotency key under which a batch is asked for, until there is one. It is older than the upload. */
  readonly key?: string | undefined;
  /** When it was asked for first, in epoch milliseconds. */
  readonly askedAt?: number | undefined;
  /** It was asked for more than once: what one try is answered tells nothing of the others. */
  readonly isRepeated?: boolean | undefined;
  /** The id of the file on the server. */
  readonly upload?: string | undefined;
  /** An earlier try may have become a batch: one looks before one pays twice. */
  readonly isDoubtful?: boolean;
  /** The batch that it became last. */
  readonly batch?: string;
  /** Tells with what words and edits, by their mark. */
  readonly content?: string;
}

export type Saves = ReturnType<typeof saves>;

/** An hour is left for clocks and the way. */
const KEY_LIVES_MS = (IDEMPOTENCY_KEY_HOURS - 1) * 3_600_000;

/**
 * By the file's mark, for all tabs of this browser, and beyond a closed tab and a sign-out: after an answer that was lost, trying again
 * meets the same key wherever it is tried. Marks, keys and ids alone: nothing of whom a file pays.
 */
export function saves(owner: string) {
  const known = entries<Save>(`dasbor.saves.${owner}:`);
  const of = (what: string): Save => known.get(what) ?? {};
  const change = (what: string, changes: Save): void => known.put(what, { ...of(what), ...changes });

  const NO_KEY = { key: undefined, askedAt: undefined, isRepeated: undefined };
  return {
    owner,
    of,
    uploaded: (what: string, upload: string | undefined) => change(what, { upload }),
    /** The key to ask under: the one of before, until there is a batch or none will come of it. */
    keyFor: (what: string): string => {
      const { key = intent() } = of(what);
      change(what, { key });
      return key;
    },
    asked: (what: string, key: string, now: Date): void => {
      const { askedAt } = of(what);
      change(what, askedAt === undefined ? { key, askedAt: now.getTime() } : { key, isRepeated: true });
    },
    /** No try under this key became a batch, nor will one: the next try is another. What was asked for since under another key may be one. */
    notMade: (what: string, key: string): void => {
      if (of(what).key === key) change(what, NO_KEY);
    },
    doubt: (what: string) => change(what, { ...NO_KEY, isDoubtful: true }),
    became: (what: string, batch: string, content: string) =>
      change(what, { ...NO_KEY, upload: undefined, isDoubtful: false, batch, content }),
    /** Whether the server may have forgotten the key of a try whose answer was lost: under it, it would make a second batch. */
    isForgotten: (what: string, now: Date): boolean => {
      const { askedAt = Infinity } = of(what);
      return now.getTime() - askedAt > KEY_LIVES_MS;
    },
  };
}

/** Of this person, merchant and mode. */
export function useSaves(): Saves {
  const scope = useScope().join(' ');
  const { user_id: userId } = useSession();
  return useMemo(() => saves(`${userId} ${scope}`), [userId, scope]);
}
