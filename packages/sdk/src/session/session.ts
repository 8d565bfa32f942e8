import type { components } from '../generated/schema.gen.ts';
import type { ApiError } from '../errors/errors.ts';
import type { AnyInput, Route, Trip } from '../route.ts';
import type { WithResponse } from '../types.ts';
import type { Clock } from './clock.ts';

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
  readonly renewal: Renew;
}

/**
 * Why a session ended: its tokens were taken away (the person signed out, here or in another tab; also where another tab ended it for one
 * of the other reasons, which that tab alone is told), the API refused to renew it (or the renewed token was refused), or could not be
 * reached for it: at every try that {@link RefreshPolicy} allows, those that calls waited for included.
 */
export type SessionEndReason = 'signed_out' | 'refused' | 'unreachable';

/** When tokens are renewed. The defaults are the product's: 10 minutes before expiry, again after 2, three times in all. */
export type RefreshPolicy = {
  /** How long before the access token expires a renewal begins. Default 600 000. */
  beforeExpiryMs?: number;
  /** How long after a failed renewal the next begins, unless a call asks for it before. Default 120 000. */
  retryAfterMs?: number;
  /** How many renewals may fail in a row before the session ends; all that fail within `retryAfterMs` count as one. Default 3. */
  maxAttempts?: number;
};

export type RenewalOptions = {
  /** When tokens are renewed. */
  refresh?: RefreshPolicy | undefined;
  /** Called once when a session is over, whatever the reason and however many calls were under way. The store is empty by then. */
  onSessionEnd?: ((reason: SessionEndReason) => void) | undefined;
  /** The time; tests give their own. */
  clock?: Clock | undefined;
};

/** The client's way to the API. */
export type Call = (route: Route, input?: AnyInput) => Promise<WithResponse<unknown>>;

/** Keeps the tokens of a store fresh: {@link renewal} is the one there is. */
export type Renew = (
  store: SessionStore,
  call: Call,
  options: RenewalOptions,
) => {
  /** The token for one attempt of a call, none for one that is public. Throws once another sign-in, or none, has taken the place of the one that the call, or its loop, began in. */
  token(trip: Trip): string | undefined;
  /** What is left of the error of an attempt: nothing after a 401 to its token, when there is another one to try with. */
  after(refused: ApiError, trip: Trip, leftMs: number): Promise<ApiError | undefined>;
  /** Stops renewing. */
  close(): void;
};
