import { renewal } from './renewal.ts';
import type { SessionStore, Tokens } from './session.ts';
import { createListeners, createQueue } from './store.ts';

/**
 * Keeps tokens in memory: for servers, scripts and tests. Lost when the process ends.
 * @example
 * const session = memorySession();
 * session.write((await client.login({ body })).data);
 */
export const memorySession = (tokens: Tokens | null = null): SessionStore => {
  const listeners = createListeners();
  return {
    read: () => tokens,
    write: (next) => {
      // Stores only the pair; the rest of the `login` response is the app's.
      tokens = next && { token: next.token, refresh_token: next.refresh_token };
      listeners.tell();
    },
    subscribe: listeners.add,
    lock: createQueue(),
    renewal,
  };
};
