import { refuseTimes } from '../configuration.ts';
import { within } from '../call/deadline.ts';
import { ApiError, NetworkError, ProblemError, UnauthorizedError } from '../errors/errors.ts';
import { routeOf, type Trip } from '../route.ts';
import { systemClock } from './clock.ts';
import type { Call, RenewalOptions, SessionEndReason, SessionStore, Tokens } from './session.ts';

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
  // All tokens of one sign-in have the same `sid`, renewed or not. Of those that do not say it is the first, as far as they were renewed here.
  let signIn: string | undefined;
  let failures = 0;
  let earliest = 0;
  let endsAs: SessionEndReason = 'signed_out';
  let timer: unknown;
  // What failed, if anything did. By the token that is renewed: whoever signs in meanwhile has nothing to do with what comes of it.
  const flights = new Map<string, Promise<unknown>>();

  let wake = (at: number) => {
    clock.cancel(timer);
    // Timers hold 31 bits of milliseconds; a token that outlives them is looked at again then.
    const delay = Math.min(Math.max(at - clock.now(), 0), 2e9);
    timer = clock.after(delay, () => void (clock.now() < at ? wake(at) : renew(known!)));
    // Must not keep a finished Node process alive; in a browser a timer is a plain number.
    (timer as { unref?: () => void }).unref?.();
  };

  /** Also the reason why a session ends exactly once: there is one change from tokens to none. */
  const look = () => {
    const token = store.read()?.token;
    if (token === known) return;
    const ended = known && !token;
    const { exp, sid } = claimsOf(token);
    // Not a number where the token does not say.
    const expiry = exp! * 1000;
    known = token;
    signIn = sid ?? token;
    failures = 0;
    clock.cancel(timer);
    // A device whose clock runs ahead sees every token as due: it renews every two minutes, not in a loop.
    if (expiry) wake(Math.max(expiry - beforeExpiryMs, earliest));
    if (ended) onSessionEnd?.(endsAs);
    endsAs = 'signed_out';
  };

  /** Asked before anything is done to a session: its tokens may have been renewed, and somebody else may have signed in. */
  const isNow = (token: string) => {
    look();
    return token === known;
  };

  const end = (token: string, reason: SessionEndReason) => {
    if (!isNow(token)) return;
    endsAs = reason;
    store.write(null);
    look();
  };

  const attempt = async (stale: string) =>
    store.lock(async () => {
      // Another tab was faster while this one waited for its turn.
      if (!isNow(stale)) return;
      const { body } = await call(REFRESH, { body: { token: store.read()!.refresh_token } });
      // Signed out, or in as somebody else, in the meantime: the answer belongs to nobody.
      if (!isNow(stale)) return;
      const { data } = body as { data: Tokens };
      const { token } = data;
      const same = signIn;
      earliest = clock.now() + retryAfterMs;
      store.write(data);
      if (isNow(token)) signIn = same;
    });

  const renew = (stale: string) => {
    const flight =
      flights.get(stale) ??
      attempt(stale)
        .catch((failed: unknown) => failed)
        .then((failed) => {
          flights.delete(stale);
          if (failed && isNow(stale)) {
            const due = clock.now() + retryAfterMs;
            // Many calls may meet one failure: it counts once in that time, also where the clock was set back meanwhile.
            if (!failures || Math.abs(due - earliest) >= retryAfterMs) {
              failures += 1;
              earliest = due;
            }
            // Any other failure may pass: it is of a moment (408, 429) or of the way to the API, and says nothing of the token. Nor does a
            // refusal without a code of the API: it is a proxy's, which asks for a password of its own.
            if (failed instanceof ProblemError && failed.status < 404 && !failed.code.startsWith('HTTP'))
              end(stale, 'refused');
            else if (failures >= maxAttempts) end(stale, 'unreachable');
            else wake(due);
          }
          return failed;
        });
    flights.set(stale, flight);
    return flight;
  };

  const unsubscribe = store.subscribe(look);
  look();

  return {
    token(trip: Trip): string | undefined {
      if (trip.flags.includes(' public')) return undefined;
      look();
      // Of several calls in one loop the first says whose it is.
      const begun = trip.input.loop ?? trip;
      if (trip.attempt === 1) trip.signIn = begun.signIn ??= signIn;
      if (trip.signIn === signIn) return (trip.token = known);
      if (trip.attempt > 1) throw givenUp(trip, 'aborted');
      throw new UnauthorizedError({ operation: trip.operation, status: 401, code: 'DPAY_SESSION_EXPIRED' });
    },
    /**
     * Who is asking is settled before anything is done (docs/safety.md), so that after a 401 every request is safe to repeat. A call
     * waits for as long as it may: the renewal goes on for the others.
     */
    async after(refused: ApiError, trip: Trip, leftMs: number): Promise<ApiError | undefined> {
      const { token } = trip;
      if (!token || !(refused instanceof UnauthorizedError)) return refused;
      if (trip.renewed) {
        if (!refused.code.startsWith('HTTP')) end(token, 'refused');
      } else if (isNow(token)) {
        const { signal } = trip.input;
        // Nobody said that the sign-in is over: whoever makes the call again, a person, a stream or the policy of retries, renews again.
        const flight = renew(token).then(
          (failed) => failed && isNow(token) && givenUp(trip, 'unreachable', failed),
        );
        // What ends the wait alone is told; what a store or `onSessionEnd` throws is the flight's own.
        const left = within(signal, leftMs, clock, () => flight).catch(() =>
          givenUp(trip, signal?.aborted ? 'aborted' : 'timeout'),
        );
        const error = await Promise.race([flight, left]);
        if (error) return error as ApiError;
      }
      // What is known by now may be of somebody else, who did not ask for this.
      if (trip.renewed || isNow(token) || trip.signIn !== signIn) return refused;
      trip.renewed = true;
      return undefined;
    },
    close: () => {
      // A call that is still to come may find other tokens: it arms no timer.
      wake = () => {};
      unsubscribe();
      clock.cancel(timer);
    },
  };
}

/** Where a renewal failed its error is the cause, whose seconds to wait are those of the call. */
const givenUp = ({ operation, idempotencyKey }: Trip, reason: NetworkError['reason'], failed?: unknown) =>
  Object.assign(
    new NetworkError(operation, reason, failed, idempotencyKey),
    failed instanceof ApiError && { cause: failed, retryAfter: failed.retryAfter },
  );

/** What a JWT says of itself. */
function claimsOf(token = ''): { exp?: number; sid?: string } {
  try {
    return Object(JSON.parse(atob(token.split('.')[1]!.replace(/-/g, '+').replace(/_/g, '/'))));
  } catch {
    return {};
  }
}
