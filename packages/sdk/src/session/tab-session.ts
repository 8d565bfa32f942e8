import { renewal } from './renewal.ts';
import type { SessionStore, Tokens } from './session.ts';
import { createListeners } from './store.ts';
import { tabLock, type TabSessionOptions } from './tab-lock.ts';

/**
 * Tokens that all tabs of a browser share: signing in, renewing and signing out in one is seen by the others at once, and one
 * tab at a time spends the refresh token (Web Locks; where an insecure origin has none, a short lease in the storage).
 * @example
 * const session = tabSession({ key: 'dasbor.live' });
 */
export function tabSession({ key, storage = localStorage }: TabSessionOptions): SessionStore {
  const listeners = createListeners();
  let text: string | null = null;
  let tokens: Tokens | null = null;

  // Browsers raise it in all tabs but the one that wrote; null is the key when the whole storage was cleared.
  globalThis.addEventListener?.('storage', ({ key: changed }) => {
    if (changed === key || changed === null) listeners.tell();
  });

  return {
    // Asked of the storage each time: another tab's tokens can be there before its event is here.
    read: () => {
      const now = storage.getItem(key);
      if (now !== text) tokens = parse((text = now));
      return tokens;
    },
    write: (next) => {
      if (next)
        storage.setItem(key, JSON.stringify({ token: next.token, refresh_token: next.refresh_token }));
      else storage.removeItem(key);
      listeners.tell();
    },
    subscribe: listeners.add,
    renewal,
    lock: tabLock({ key, storage }),
  };
}

/** Null for nothing, and for what somebody else wrote there. */
function parse(text: string | null): Tokens | null {
  try {
    const { token, refresh_token } = JSON.parse(text ?? '');
    return typeof token === 'string' && typeof refresh_token === 'string' ? { token, refresh_token } : null;
  } catch {
    return null;
  }
}
