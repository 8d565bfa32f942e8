import type { renewal } from './renewal.ts';
import type { components } from '../generated/schema.gen.ts';

/** `{ token, refresh_token }` as `login` and `refreshToken` answer them: the access token (a JWT) and the one that renews it, once. */
export type Tokens = components['schemas']['TokenPair'];

/**
 * Where the tokens of one mode are kept. The client reads it for every call and writes renewed tokens into it; the app writes
 * what `login` answered, and `null` to sign out.
 */
export interface SessionStore {
  /** The tokens now, or null when nobody is signed in. Called often: answer from memory. */
  read(): Tokens | null;
  /** Replaces the tokens; null ends the session. */
  write(tokens: Tokens | null): void;
  /** Calls the listener after every change, made here or in another tab; answers the way to stop. */
  subscribe(listener: () => void): () => void;
  /** Runs `work` while no other holder of the same tokens does, so that a refresh token is spent once. */
  lock<T>(work: () => Promise<T>): Promise<T>;
  /** How the tokens are kept fresh: a store of your own has the `renewal` of this package here. */
  readonly renewal: typeof renewal;
}

/** Why a session ended: the person signed out (here or in another tab), the API refused to renew it, or could not be reached. */
export type SessionEndReason = 'signed_out' | 'refused' | 'unreachable';

/** Listeners of one store. */
export function createListeners() {
  const all = new Set<() => void>();
  return {
    tell: () => {
      for (const listener of all) listener();
    },
    add: (listener: () => void) => {
      all.add(listener);
      return () => void all.delete(listener);
    },
  };
}

/** One piece of work after the other. */
export function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work, work);
    last = mine;
    return mine;
  };
}
