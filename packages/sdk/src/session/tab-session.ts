import { renewal } from './renewal.ts';
import type { SessionStore, Tokens } from './session.ts';
import { createListeners } from './store.ts';
import { tabLock, type TabSessionOptions } from './tab-lock.ts';

/**
 * Tokens shared by all tabs of a browser: a sign-in, renewal or sign-out in one tab is visible in the others at once, and one tab at a
 * time uses the refresh token (with Web Locks, or a short lease in the storage on insecure origins without them).
 * @example
 * const session = tabSession({ key: 'dasbor.live' });
 */
export const tabSession = ({ key, storage = localStorage }: TabSessionOptions): SessionStore => {
  const listeners = createListeners();
  let text: string | null = null;
  let tokens: Tokens | null = null;

  // Browsers fire it in all tabs except the one that wrote; the key is null when the whole storage was cleared.
  globalThis.addEventListener?.('storage', ({ key: changed }) => {
    if (changed === key || changed === null) listeners.tell();
  });

  return {
    // Reads the storage each time: another tab's tokens may be there before its event.
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
};

/** Null if empty or written by other code. */
const parse = (text: string | null): Tokens | null => {
  try {
    const { token, refresh_token } = JSON.parse(text ?? '');
    return typeof token === 'string' && typeof refresh_token === 'string' ? { token, refresh_token } : null;
  } catch {
    return null;
  }
};
