import type { components } from '@dasbor/sdk';
import { effectiveFlags, type Mode, type Who } from '@dasbor/domain/access';
import { atom, useAtomValue } from 'jotai';
import { createContext, useContext, useMemo } from 'react';
import { modeAtom } from './mode.ts';

/** Who is signed in and what they may do in one mode, as `getSession` answers. */
export type Session = components['schemas']['Session'];

/** Both modes' answers; each mode has its own feature configuration. */
export const sessionsAtom = atom<Partial<Record<Mode, Session>>>({});

/** The session of the current mode; undefined before it is known, and when nobody is signed in. */
export const sessionAtom = atom((get) => get(sessionsAtom)[get(modeAtom)]);

/** What the rules of `@dasbor/domain/access` ask about. */
export function whoOf(session: Session): Who {
  return {
    permissions: session.permissions,
    flags: effectiveFlags(session.feature_config, session.mode),
    mode: session.mode,
  };
}

/**
 * Whose pages are drawn, and in which mode: one answer for all that the shell draws at a time. Atoms are ahead of it while another mode
 * is on its way, and what begins to be drawn in that moment would find nobody.
 */
export const SessionContext = createContext<Session | undefined>(undefined);

/** Inside the shell somebody is always signed in. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('Nobody is signed in');
  return session;
}

export const useWho = (): Who => whoOf(useSession());

/** That of the session; the one chosen where nobody is signed in. */
export function useMode(): Mode {
  const chosen = useAtomValue(modeAtom);
  return useContext(SessionContext)?.mode ?? chosen;
}

/**
 * The start of every SWR key, so that live can never show what sandbox answered, nor one merchant another's. The same array
 * until it changes: hooks depend on it.
 */
export function useScope(): readonly [mode: Mode, merchantId: string] {
  const { mode, merchant_id: merchantId } = useSession();
  return useMemo(() => [mode, merchantId], [mode, merchantId]);
}
