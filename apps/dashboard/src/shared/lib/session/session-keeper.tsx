import { useSetAtom } from 'jotai';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import { modeAtom } from '../../state/mode.ts';
import { sessionsAtom } from '../../state/session.ts';
import type { SeenEnd, SessionEnd, SessionStore, SignIn } from './session-store.ts';

export type SessionKeeper = {
  signedIn: boolean;
  signIn: SignIn | null;
  /** Why the last sign-in ended, until the next one begins. */
  ended: SeenEnd | null;
  begin: (signIn: Omit<SignIn, 'signedInAt'>, choice: { sandboxOnly: boolean }) => void;
  end: (reason: SessionEnd) => void;
  /** Whether this sign-in has ended, here or in another tab. Reads the store, which is ahead of rendering. */
  isOver: () => boolean;
};

const KeeperContext = createContext<SessionKeeper | null>(null);

/** Starts and ends the sign-in for all tabs. The other tabs follow through the store. */
export const SessionKeeperProvider = ({ store, children }: { store: SessionStore; children: ReactNode }) => {
  const setSessions = useSetAtom(sessionsAtom);
  const setMode = useSetAtom(modeAtom);
  const signIn = useSyncExternalStore(store.subscribe, store.read, store.read);
  const ended = useSyncExternalStore(store.subscribe, store.endedBy, store.endedBy);
  const signedIn = signIn !== null;

  // When the sign-in changes, drop the sessions of the previous user.
  const begun = signIn?.signedInAt;
  const known = useRef(begun);
  useEffect(() => {
    if (known.current === begun) return;
    known.current = begun;
    setSessions({});
  }, [begun, setSessions]);

  const isOver = useCallback(() => store.read()?.signedInAt !== begun, [store, begun]);
  const keeper = useMemo<SessionKeeper>(
    () => ({
      signedIn,
      signIn,
      ended,
      begin: (tokens, { sandboxOnly }) => {
        if (sandboxOnly) setMode('sandbox');
        store.begin({ ...tokens, signedInAt: Date.now() });
      },
      end: (reason) => {
        // A late response to a sign-out must not affect a user who has signed in since.
        if (isOver()) return;
        setSessions({});
        store.end(reason);
      },
      isOver,
    }),
    [signedIn, signIn, ended, store, setMode, setSessions, isOver],
  );
  return <KeeperContext value={keeper}>{children}</KeeperContext>;
};

export const useSessionKeeper = (): SessionKeeper => {
  const keeper = useContext(KeeperContext);
  if (!keeper) throw new Error('SessionKeeperProvider is missing');
  return keeper;
};
