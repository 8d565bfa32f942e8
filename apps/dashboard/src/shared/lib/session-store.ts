import type { Mode } from '@dasbor/domain/access';
import type { SessionStore as ModeSession, Tokens } from '@dasbor/sdk';

/** A sign-in: the tokens of both modes (product spec §1: each mode has its own). */
export interface SignIn {
  live: Tokens;
  sandbox: Tokens;
  /** Epoch milliseconds; a sign-in lasts three hours, refreshed or not. */
  signedInAt: number;
}

/** Why a sign-in is over; the login page says it. */
export type SessionEnd = 'signed-out' | 'expired' | 'idle';

type Stored = { signIn: SignIn } | { ended: SessionEnd };

export interface SessionStore {
  read: () => SignIn | null;
  endedBy: () => SessionEnd | null;
  begin: (signIn: SignIn) => void;
  end: (reason: SessionEnd) => void;
  /** The part of it that the SDK's client of one mode reads and renews. */
  ofMode: (mode: Mode) => ModeSession;
  /** Told of every change, in this tab or another. */
  subscribe: (onChange: () => void) => () => void;
}

const KEY = 'dasbor.session';

/**
 * Tokens live in localStorage, because every tab must use the same pair: refresh tokens work once, and a second tab
 * presenting an old one would end the whole sign-in as stolen. sessionStorage belongs to one tab. A cookie that scripts
 * cannot read would be safer against injected script, but the API is asked with a bearer header (product spec §7) and
 * stands on another host per mode. Against theft: the page's CSP allows no foreign script, access tokens live one hour,
 * refresh tokens rotate, and an idle or finished session removes them from every tab at once.
 */
export function createSessionStore(storage: Storage = localStorage): SessionStore {
  const listeners = new Set<() => void>();
  let stored = parse(storage.getItem(KEY));

  function write(next: Stored) {
    stored = next;
    storage.setItem(KEY, JSON.stringify(next));
    for (const listener of listeners) listener();
  }

  function onStorage(event: StorageEvent) {
    if (event.storageArea !== storage || (event.key !== KEY && event.key !== null)) return;
    stored = parse(storage.getItem(KEY));
    for (const listener of listeners) listener();
  }

  function end(reason: SessionEnd) {
    if (stored && 'signIn' in stored) write({ ended: reason });
  }

  function subscribe(onChange: () => void) {
    if (listeners.size === 0) addEventListener('storage', onStorage);
    listeners.add(onChange);
    return () => {
      listeners.delete(onChange);
      if (listeners.size === 0) removeEventListener('storage', onStorage);
    };
  }

  return {
    subscribe,
    end,
    read: () => (stored && 'signIn' in stored ? stored.signIn : null),
    endedBy: () => (stored && 'ended' in stored ? stored.ended : null),
    begin: (signIn) => write({ signIn }),
    ofMode: (mode) => ({
      subscribe,
      read: () => (stored && 'signIn' in stored ? stored.signIn[mode] : null),
      write: (tokens) => {
        if (!tokens) end('expired');
        // A renewal that comes back after the sign-out of another tab must not sign in again.
        else if (stored && 'signIn' in stored) write({ signIn: { ...stored.signIn, [mode]: tokens } });
      },
      lock: (work) => lockAcrossTabs(`${KEY}.${mode}`, work),
    }),
  };
}

/** One tab renews, the others find its result. Without locks (a page served over plain http) each tab is on its own. */
function lockAcrossTabs<T>(name: string, work: () => Promise<T>): Promise<T> {
  const { locks } = navigator as { locks?: LockManager };
  return locks ? locks.request(name, work) : work();
}

function parse(text: string | null): Stored | null {
  if (!text) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isStored(value) ? value : null;
  } catch {
    return null;
  }
}

function isStored(value: unknown): value is Stored {
  if (typeof value !== 'object' || value === null) return false;
  if ('ended' in value) return typeof value.ended === 'string';
  return 'signIn' in value && typeof value.signIn === 'object' && value.signIn !== null;
}
