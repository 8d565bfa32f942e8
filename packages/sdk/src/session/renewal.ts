import { refuseTimes } from '../configuration.ts';
import { within } from '../call/deadline.ts';
import { ApiError, NetworkError, ProblemError, UnauthorizedError } from '../errors/errors.ts';
import { routeOf, type Trip } from '../route.ts';
import { systemClock } from './clock.ts';
import type { Call, RenewalOptions, SessionEndReason, SessionStore, Tokens } from './session.ts';

const REFRESH = routeOf('refreshToken', 'post /dashboard/users/refresh_token public');

/**
 * Keeps a store's tokens fresh; the `renewal` of a {@link SessionStore}. A refresh token works once, so this client runs one renewal at
 * a time, and so do all clients that share the store. Each first checks whether another one was faster.
 */
export const renewal = (
  store: SessionStore,
  call: Call,
  { refresh = {}, onSessionEnd, clock = systemClock }: RenewalOptions = {},
) => {
  refuseTimes({ retry: refresh });
  const { beforeExpiryMs = 600_000, retryAfterMs = 120_000, maxAttempts = 3 } = refresh;
  let known: string | undefined;
  // All tokens of a sign-in share a `sid`. For tokens without one, the first token identifies the sign-in, as long as it is renewed
  // here.
  let signIn: string | undefined;
  let failures = 0;
  let earliest = 0;
  let endsAs: SessionEndReason = 'signed_out';
  let timer: unknown;
  // Renewals in progress and their errors, keyed by the token that is renewed, so that they do not affect another person who signs in
  // meanwhile.
  const flights = new Map<string, Promise<unknown>>();

  let wake = (at: number) => {
    clock.cancel(timer);
    // Timers are limited to 31 bits of milliseconds; a longer-lived token is checked again then.
    const delay = Math.min(Math.max(at - clock.now(), 0), 2e9);
    timer = clock.after(delay, () => void (clock.now() < at ? wake(at) : renew(known!)));
    // Must not keep a finished Node process alive; in a browser, a timer is a number.
    (timer as { unref?: () => void }).unref?.();
  };

  /** Also ensures that a session ends exactly once: on the change from tokens to none. */
  const look = () => {
    const token = store.read()?.token;
    if (token === known) return;
    const ended = known && !token;
    const { exp, sid } = claimsOf(token);
    // NaN if the token has no expiry.
    const expiry = exp! * 1000;
    known = token;
    signIn = sid ?? token;
    failures = 0;
    clock.cancel(timer);
    // If the device clock is ahead, every token looks due: renew every two minutes instead of in a loop.
    if (expiry) wake(Math.max(expiry - beforeExpiryMs, earliest));
    if (ended) onSessionEnd?.(endsAs);
    endsAs = 'signed_out';
  };

  /** Checked before changing a session: its tokens may have been renewed, or another person may have signed in. */
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
      // Another tab renewed them while this one waited for the lock.
      if (!isNow(stale)) return;
      const { body } = await call(REFRESH, { body: { token: store.read()!.refresh_token } });
      // Someone signed out or in meanwhile: drop the response.
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
            // Many calls may see one failure: it counts once per interval, even if the clock is set back.
            if (!failures || Math.abs(due - earliest) >= retryAfterMs) {
              failures += 1;
              earliest = due;
            }
            // Any other failure may be temporary: 408, 429 or the network say nothing about the token. A refusal without an API code
            // comes from a proxy with its own authentication.
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
      // In a loop, the first call determines the sign-in.
      const begun = trip.input.loop ?? trip;
      if (trip.attempt === 1) trip.signIn = begun.signIn ??= signIn;
      if (trip.signIn === signIn) return (trip.token = known);
      if (trip.attempt > 1) throw givenUp(trip, 'aborted');
      throw new UnauthorizedError({ operation: trip.operation, status: 401, code: 'DPAY_SESSION_EXPIRED' });
    },
    /**
     * The API authenticates before it does anything (docs/safety.md), so every request is safe to repeat after a 401. A call waits up
     * to its own limit; the renewal continues for the others.
     */
    async after(refused: ApiError, trip: Trip, leftMs: number): Promise<ApiError | undefined> {
      const { token } = trip;
      if (!token || !(refused instanceof UnauthorizedError)) return refused;
      if (trip.renewed) {
        if (!refused.code.startsWith('HTTP')) end(token, 'refused');
      } else if (isNow(token)) {
        const { signal } = trip.input;
        // The sign-in has not ended: the next call by a person, a stream or the retry policy renews again.
        const flight = renew(token).then(
          (failed) => failed && isNow(token) && givenUp(trip, 'unreachable', failed),
        );
        // Only what ends the wait is reported; errors of a store or of `onSessionEnd` belong to the renewal.
        const left = within(signal, leftMs, clock, () => flight).catch(() =>
          givenUp(trip, signal?.aborted ? 'aborted' : 'timeout'),
        );
        const error = await Promise.race([flight, left]);
        if (error) return error as ApiError;
      }
      // The current tokens may be another person's, who did not make this call.
      if (trip.renewed || isNow(token) || trip.signIn !== signIn) return refused;
      trip.renewed = true;
      return undefined;
    },
    close: () => {
      // A pending call may still find other tokens: it must not start a timer.
      wake = () => {};
      unsubscribe();
      clock.cancel(timer);
    },
  };
};

/** If a renewal failed, its error is the cause, and its requested delay applies to the call. */
const givenUp = ({ operation, idempotencyKey }: Trip, reason: NetworkError['reason'], failed?: unknown) =>
  Object.assign(
    new NetworkError(operation, reason, failed, idempotencyKey),
    failed instanceof ApiError && { cause: failed, retryAfter: failed.retryAfter },
  );

/** The claims of a JWT. */
const claimsOf = (token = ''): { exp?: number; sid?: string } => {
  try {
    return Object(JSON.parse(atob(token.split('.')[1]!.replace(/-/g, '+').replace(/_/g, '/'))));
  } catch {
    return {};
  }
};
