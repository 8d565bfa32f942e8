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

export interface SessionKeeper {
  signedIn: boolean;
  signIn: SignIn | null;
  /** Why the last sign-in is over, until the next begins. */
  ended: SeenEnd | null;
  begin: (signIn: Omit<SignIn, 'signedInAt'>, choice: { sandboxOnly: boolean }) => void;
  end: (reason: SessionEnd) => void;
  /** Whether this sign-in has ended since, here or in another tab: asked of the store, which is ahead of what is drawn. */
  isOver: () => boolean;
}

const KeeperContext = createContext<SessionKeeper | null>(null);

/** Begins and ends the sign-in, once for all tabs: what one tab does the others see through the store. */
export function SessionKeeperProvider({ store, children }: { store: SessionStore; children: ReactNode }) {
  const setSessions = useSetAtom(sessionsAtom);
  const setMode = useSetAtom(modeAtom);
  const signIn = useSyncExternalStore(store.subscribe, store.read, store.read);
  const ended = useSyncExternalStore(store.subscribe, store.endedBy, store.endedBy);
  const signedIn = signIn !== null;

  // Who was signed in before, and is no longer or somebody else is by now, is not who the tokens are of.
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
        // A sign-out that the server answered late is not one of whoever signed in meanwhile.
        if (isOver()) return;
        setSessions({});
        store.end(reason);
      },
      isOver,
    }),
    [signedIn, signIn, ended, store, setMode, setSessions, isOver],
  );
  return <KeeperContext value={keeper}>{children}</KeeperContext>;
}

export function useSessionKeeper(): SessionKeeper {
  const keeper = useContext(KeeperContext);
  if (!keeper) throw new Error('SessionKeeperProvider is missing');
  return keeper;
}
