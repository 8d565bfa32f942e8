import type { components } from '@dasbor/sdk';
import { effectiveFlags, type Mode, type Who } from '@dasbor/domain/access';
import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { modeAtom } from './mode.ts';

/** Who is signed in and what they may do in one mode, as `getSession` answers. */
export type Session = components['schemas']['Session'];

/** Both modes' answers; each mode has its own feature configuration. */
export const sessionsAtom = atom<Partial<Record<Mode, Session>>>({});

/** The session of the current mode; null before it is known, and when nobody is signed in. */
export const sessionAtom = atom<Session | null>((get) => get(sessionsAtom)[get(modeAtom)] ?? null);

/** What the rules of `@dasbor/domain/access` ask about. */
export const whoAtom = atom<Who | null>((get) => {
  const session = get(sessionAtom);
  return session ? whoOf(session) : null;
});

export function whoOf(session: Session): Who {
  return {
    permissions: session.permissions,
    flags: effectiveFlags(session.feature_config, session.mode),
    mode: session.mode,
  };
}

/** Inside the shell somebody is always signed in. */
export function useSession(): Session {
  const session = useAtomValue(sessionAtom);
  if (!session) throw new Error('useSession is for pages behind the sign-in');
  return session;
}

export function useWho(): Who {
  const who = useAtomValue(whoAtom);
  if (!who) throw new Error('useWho is for pages behind the sign-in');
  return who;
}

/**
 * The start of every SWR key, so that live can never show what sandbox answered, nor one merchant another's. The same array
 * until it changes: hooks depend on it.
 */
export function useScope(): readonly [mode: Mode, merchantId: string] {
  const { mode, merchant_id: merchantId } = useSession();
  return useMemo(() => [mode, merchantId], [mode, merchantId]);
}
