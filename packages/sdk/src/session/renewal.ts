import { refuseTimes } from '../configuration.ts';
import { pause } from '../pause.ts';
import { type ApiError, NetworkError, ProblemError, RateLimitedError, UnauthorizedError } from '../errors.ts';
import { routeOf, type Trip } from '../route.ts';
import { systemClock } from './clock.ts';
import type { Call, RenewalOptions, SessionEndReason, SessionStore, Tokens } from './session.ts';

/** `renewed`: there are fresh tokens; `refused`: the API will not give any; `unreachable`: it may, later. */
type Outcome = 'renewed' | 'refused' | 'unreachable';

const REFRESH = routeOf('refreshToken', 'post /dashboard/users/refresh_token public');

/**
 * Keeps the tokens of a store fresh, the `renewal` of a {@link SessionStore}. A refresh token works once: so there is one renewal
 * at a time in this client, and one at a time among all that share the store, each of which looks first whether another was faster.
 */
export function renewal(
  store: SessionStore,
  call: Call,
  { refresh = {}, onSessionEnd, clock = systemClock }: RenewalOptions = {},
) {
  refuseTimes({ retry: refresh });
  const { beforeExpiryMs = 600_000, retryAfterMs = 120_000, maxAttempts = 3 } = refresh;
  let known: string | undefined;
  let failures = 0;
  let earliest = 0;
  let endsAs: SessionEndReason = 'signed_out';
  let timer: unknown;
  let flight: Promise<Outcome> | undefined;

  /** Null when the API will not renew; rejects when it may, later. */
  const spend = async (refreshToken: string) => {
    try {
      const { body } = await call(REFRESH, { body: { token: refreshToken } });
      return (body as { data: Tokens }).data;
    } catch (error) {
      if (error instanceof ProblemError && !(error instanceof RateLimitedError)) return null;
      throw error;
    }
  };

  const wake = (at: number) => {
    clock.cancel(timer);
    // Timers hold 31 bits of milliseconds; a token that outlives them is looked at again then.
    const delay = Math.min(Math.max(at - clock.now(), 0), 2e9);
    timer = clock.after(delay, () => void (clock.now() < at ? wake(at) : renew()));
    // Must not keep a finished Node process alive; in a browser a timer is a plain number.
    (timer as { unref?: () => void }).unref?.();
  };

  /** Also the reason why a session ends exactly once: there is one change from tokens to none. */
  const look = () => {
    const token = store.read()?.token;
    if (token === known) return;
    const ended = known && !token;
    known = token;
    failures = 0;
    clock.cancel(timer);
    const expiry = token && expiryOf(token);
    // A device whose clock runs ahead sees every token as due: it renews every two minutes, not in a loop.
    if (expiry) wake(Math.max(expiry - beforeExpiryMs, earliest));
    if (ended) onSessionEnd?.(endsAs);
    endsAs = 'signed_out';
  };

  const end = (reason: SessionEndReason) => {
    if (!known) return;
    endsAs = reason;
    store.write(null);
    look();
  };

  const attempt = (stale = known) =>
    store.lock<Outcome>(async () => {
      const held = store.read();
      if (!held) return 'refused';
      // Another tab was faster while this one waited for its turn.
      if (held.token !== stale) return 'renewed';
      const fresh = await spend(held.refresh_token);
      // Signed out, or in as somebody else, in the meantime: the answer belongs to nobody.
      if (store.read()?.token !== held.token) return store.read() ? 'renewed' : 'refused';
      if (!fresh) return 'refused';
      earliest = clock.now() + retryAfterMs;
      store.write(fresh);
      return 'renewed';
    });

  const renew = () =>
    (flight ??= attempt()
      .catch((): Outcome => 'unreachable')
      .then((outcome) => {
        flight = undefined;
        look();
        if (outcome === 'refused') end('refused');
        if (outcome === 'unreachable' && known) {
          if (++failures >= maxAttempts) end('unreachable');
          else wake(clock.now() + retryAfterMs);
        }
        return outcome;
      }));

  const unsubscribe = store.subscribe(look);
  look();

  return {
    token(trip: Trip): string | undefined {
      if (trip.flags.includes(' public')) return undefined;
      const token = store.read()?.token;
      // What a token says is looked at only once there may be another: it costs more than the rest of a call.
      if (trip.attempt === 1) trip.token = token;
      else if (isOfOther(trip.token, token)) throw givenUp(trip, 'aborted');
      return token;
    },
    /**
     * Who is asking is settled before anything is done (docs/safety.md), so that after a 401 every request is safe to repeat. A call
     * waits for as long as it may: the renewal goes on for the others.
     */
    async after(refused: ApiError, trip: Trip, token: string, leftMs: number): Promise<ApiError | undefined> {
      if (!(refused instanceof UnauthorizedError)) return refused;
      look();
      if (known === token) {
        if (trip.renewed) end('refused');
        else {
          const { signal } = trip.input;
          let outcome: Outcome | undefined;
          await pause(
            clock,
            leftMs,
            signal,
            renew().then((came) => (outcome = came)),
          );
          if (!outcome) return givenUp(trip, signal?.aborted ? 'aborted' : 'timeout');
          if (outcome !== 'renewed') end(outcome);
        }
      }
      // What is known by now may be of somebody else, who did not ask for this.
      if (trip.renewed || !known || known === token || isOfOther(known, token)) return refused;
      trip.renewed = true;
      return undefined;
    },
    close: () => {
      unsubscribe();
      clock.cancel(timer);
    },
  };
}

/** In milliseconds; undefined for a token that does not say. */
const expiryOf = (token: string): number | undefined => claimsOf(token).exp! * 1000 || undefined;

/** All tokens of one sign-in have the same `sid`, renewed or not; tokens that do not say are taken for one's own. */
const isOfOther = (one: string | undefined, other: string | undefined) =>
  claimsOf(one).sid !== claimsOf(other).sid;

const givenUp = ({ operation, idempotencyKey }: Trip, reason: 'aborted' | 'timeout') =>
  new NetworkError(operation, reason, undefined, idempotencyKey);

/** What a JWT says of itself. */
function claimsOf(token = ''): { exp?: number; sid?: string } {
  try {
    return Object(JSON.parse(atob(token.split('.')[1]!.replace(/-/g, '+').replace(/_/g, '/'))));
  } catch {
    return {};
  }
}
