import type { components } from '@dasbor/sdk';
import { effectiveFlags, type Mode, type Who } from '@dasbor/domain/access';
import { atom, useAtomValue } from 'jotai';
import { createContext, useContext, useMemo } from 'react';
import { modeAtom } from './mode.ts';

/** The signed-in user and their permissions in one mode, as `getSession` returns them. */
export type Session = components['schemas']['Session'];

/** The sessions of both modes. Each mode has its own feature configuration. */
export const sessionsAtom = atom<Partial<Record<Mode, Session>>>({});

/** The session of the current mode; undefined while it loads or if no user is signed in. */
export const sessionAtom = atom((get) => get(sessionsAtom)[get(modeAtom)]);

/** The input of the rules in `@dasbor/domain/access`. */
export const whoOf = (session: Session): Who => ({
  permissions: session.permissions,
  flags: effectiveFlags(session.feature_config, session.mode),
  mode: session.mode,
});

/**
 * The session and mode that the shell renders, consistent within one render. Atoms are ahead of it during a mode switch, when
 * a component that mounts would find no session.
 */
export const SessionContext = createContext<Session | undefined>(undefined);

/** Inside the shell a user is always signed in. */
export const useSession = (): Session => {
  const session = useContext(SessionContext);
  if (!session) throw new Error('Nobody is signed in');
  return session;
};

export const useWho = (): Who => whoOf(useSession());

/** The session's mode; the chosen mode if no user is signed in. */
export const useMode = (): Mode => {
  const chosen = useAtomValue(modeAtom);
  return useContext(SessionContext)?.mode ?? chosen;
};

/**
 * The prefix of every SWR key, so that modes and merchants never share cached responses. The array is stable until it changes,
 * because hooks depend on it.
 */
export const useScope = (): readonly [mode: Mode, merchantId: string] => {
  const { mode, merchant_id: merchantId } = useSession();
  return useMemo(() => [mode, merchantId], [mode, merchantId]);
};
