import type { components } from '../generated/schema.gen.ts';
import type { ApiError } from '../errors/errors.ts';
import type { AnyInput, Route, Trip } from '../route.ts';
import type { WithResponse } from '../types.ts';
import type { Clock } from './clock.ts';

/** `{ token, refresh_token }` as returned by `login` and `refreshToken`: the access token (a JWT) and a single-use refresh token. */
export type Tokens = components['schemas']['TokenPair'];

/**
 * The token store of one mode. The client reads it for every call and writes renewed tokens; the app writes the `login` response, and
 * `null` to sign out.
 */
export type SessionStore = {
  /** The current tokens, or null if nobody is signed in. Called often, so return them from memory. */
  read(): Tokens | null;
  /** Replaces the tokens; null ends the session. */
  write(tokens: Tokens | null): void;
  /** Calls the listener after every change, here or in another tab; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Runs `work` exclusively among all holders of the same tokens, so that a refresh token is used once. */
  lock<T>(work: () => Promise<T>): Promise<T>;
  /** How the tokens are kept fresh: a custom store uses this package's `renewal`. */
  readonly renewal: Renew;
};

/**
 * Why a session ended. `signed_out`: its tokens were removed, here or in another tab; other tabs also get this when one tab ends the
 * session for another reason. `refused`: the API refused to renew it, or refused the renewed token. `unreachable`: all renewal attempts
 * that {@link RefreshPolicy} allows failed, including those that calls waited for.
 */
export type SessionEndReason = 'signed_out' | 'refused' | 'unreachable';

/** When tokens are renewed. Defaults: 10 minutes before expiry, then every 2 minutes, three attempts in total. */
export type RefreshPolicy = {
  /** Milliseconds before the access token expires at which renewal begins. Default 600 000. */
  beforeExpiryMs?: number;
  /** Milliseconds between renewal attempts, unless a call needs one earlier. Default 120 000. */
  retryAfterMs?: number;
  /** Consecutive failed renewals before the session ends; failures within `retryAfterMs` count as one. Default 3. */
  maxAttempts?: number;
};

export type RenewalOptions = {
  /** When tokens are renewed. */
  refresh?: RefreshPolicy | undefined;
  /** Called once when a session ends, for any reason and any number of calls in progress. The store is already empty. */
  onSessionEnd?: ((reason: SessionEndReason) => void) | undefined;
  /** The clock; tests pass their own. */
  clock?: Clock | undefined;
};

/** Calls the API for the client. */
export type Call = (route: Route, input?: AnyInput) => Promise<WithResponse<unknown>>;

/** Keeps a store's tokens fresh; implemented by {@link renewal}. */
export type Renew = (
  store: SessionStore,
  call: Call,
  options: RenewalOptions,
) => {
  /**
   * The token for one attempt, undefined for a public call. Throws once the call's (or its loop's) sign-in has been replaced or has
   * ended.
   */
  token(trip: Trip): string | undefined;
  /** The remaining error of an attempt: undefined after a 401 if there are other tokens to retry with. */
  after(refused: ApiError, trip: Trip, leftMs: number): Promise<ApiError | undefined>;
  /** Stops renewing. */
  close(): void;
};
