import type { Mode } from '@dasbor/domain/access';
import { renewal, type SessionStore as ModeSession, tabLock, type Tokens } from '@dasbor/sdk';
import { browserStorage, type TextStorage } from '../storage.ts';

/** A sign-in: the tokens of both modes (product spec §1: each mode has its own). */
export type SignIn = {
  live: Tokens;
  sandbox: Tokens;
  /** Epoch milliseconds. A sign-in lasts three hours, even if refreshed. */
  signedInAt: number;
};

/** Why a sign-in ended. The login page shows it. */
export type SessionEnd = 'signed-out' | 'expired' | 'idle' | 'guesses';
/** The reason as one tab sees it. `elsewhere` is a sign-out in another tab while this one was in use. */
export type SeenEnd = SessionEnd | 'elsewhere';

type Stored = { signIn: SignIn } | { ended: SessionEnd };

export type SessionStore = {
  read: () => SignIn | null;
  endedBy: () => SeenEnd | null;
  begin: (signIn: SignIn) => void;
  end: (reason: SessionEnd) => void;
  /** The part that the SDK client of one mode reads and refreshes. */
  ofMode: (mode: Mode) => ModeSession;
  /** Called on every change, in this tab or another. */
  subscribe: (onChange: () => void) => () => void;
};

const KEY = 'dasbor.session';

/**
 * Tokens are in localStorage, because all tabs must share one pair: refresh tokens are single-use, and a second tab
 * that sends an old one would end the sign-in as stolen. sessionStorage is per tab. An HttpOnly cookie would be safer
 * against injected scripts, but the API requires a bearer header (product spec §7) and
 * has another host per mode. Against theft: the page's CSP allows no foreign script, access tokens live one hour,
 * refresh tokens rotate, and an idle or ended session removes them from all tabs. If the browser blocks storage, a
 * sign-in lasts as long as the page.
 */
export const createSessionStore = (storage: TextStorage = browserStorage): SessionStore => {
  const listeners = new Set<() => void>();
  // One lock for both modes: their tokens are written together, so concurrent refreshes would overwrite each other.
  const lock = tabLock({ key: KEY, storage });
  let text: string | null = null;
  let stored: Stored | null = null;
  let workedHere = false;

  /** Always read from storage: another tab's refresh may be stored before its event arrives. */
  const now = (): Stored | null => {
    const current = storage.getItem(KEY);
    if (current !== text) stored = parse((text = current));
    if (stored && 'signIn' in stored) workedHere = true;
    return stored;
  };

  const signedIn = (): SignIn | null => {
    const current = now();
    return current && 'signIn' in current ? current.signIn : null;
  };

  const write = (next: Stored) => {
    storage.setItem(KEY, JSON.stringify(next));
    for (const listener of listeners) listener();
  };

  const onStorage = (event: StorageEvent) => {
    if (event.key !== KEY && event.key !== null) return;
    for (const listener of listeners) listener();
  };

  const end = (reason: SessionEnd) => {
    if (!signedIn()) return;
    workedHere = false;
    write({ ended: reason });
  };

  const subscribe = (onChange: () => void) => {
    if (listeners.size === 0) addEventListener('storage', onStorage);
    listeners.add(onChange);
    return () => {
      listeners.delete(onChange);
      if (listeners.size === 0) removeEventListener('storage', onStorage);
    };
  };

  return {
    subscribe,
    end,
    read: signedIn,
    endedBy: () => {
      const current = now();
      if (!current || !('ended' in current)) return null;
      return current.ended === 'signed-out' && workedHere ? 'elsewhere' : current.ended;
    },
    begin: (signIn) => write({ signIn }),
    ofMode: (mode) => ({
      subscribe,
      lock,
      renewal,
      read: () => signedIn()?.[mode] ?? null,
      write: (tokens) => {
        const signIn = signedIn();
        if (!tokens) end('expired');
        // A refresh that completes after a sign-out in another tab must not sign in again.
        else if (signIn) write({ signIn: { ...signIn, [mode]: tokens } });
      },
    }),
  };
};

const parse = (text: string | null): Stored | null => {
  if (!text) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isStored(value) ? value : null;
  } catch {
    return null;
  }
};

/** Stored by another version, or edited by hand: incomplete data is not a sign-in. */
const isStored = (value: unknown): value is Stored => {
  if (!isRecord(value)) return false;
  const { ended, signIn } = value;
  if (ended !== undefined) return ENDS.some((known) => known === ended);
  return (
    isRecord(signIn) &&
    isTokens(signIn['live']) &&
    isTokens(signIn['sandbox']) &&
    Number.isFinite(signIn['signedInAt'])
  );
};

const ENDS: readonly SessionEnd[] = ['signed-out', 'expired', 'idle', 'guesses'];

const isTokens = (value: unknown): value is Tokens =>
  isRecord(value) && typeof value['token'] === 'string' && typeof value['refresh_token'] === 'string';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
