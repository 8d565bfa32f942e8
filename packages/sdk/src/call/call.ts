import { type Options, send } from './attempt.ts';
import { configurationOf, refuseTimes } from '../configuration.ts';
import { ApiError } from '../errors/errors.ts';
import { tell } from './hooks.ts';
import { intent } from '../intent.ts';
import type { ClientOptions } from '../options.ts';
import { pause } from './pause.ts';
import type { AnyInput, Route } from '../route.ts';
import { delayAfter } from './retry.ts';
import { systemClock } from '../session/clock.ts';
import type { WithResponse } from '../types.ts';

/** The path that every operation takes to the API and back. */
export const createCall = (given: ClientOptions) => {
  const { clock = systemClock, session, hooks } = given;
  const elapsed = () => given.clock?.now() ?? performance.now();
  const options: Options = { ...given, ...configurationOf(given), clock, elapsed };

  const call = async (route: Route, input: AnyInput = {}): Promise<WithResponse<unknown>> => {
    refuseTimes(input);
    const { method, flags } = route;
    const { signal, retry = options.retry ?? {}, idempotencyKey: kept } = input;
    const timeoutMs = (input.timeoutMs ?? options.timeoutMs ?? 30_000) || Infinity;
    const totalMs = (input.totalTimeoutMs ?? options.totalTimeoutMs) || Infinity;
    const isOnce = flags.includes(' once');
    // Null or empty is a lost intent: a new one could cause a second payment.
    const idempotencyKey = kept !== undefined ? intent(kept) : isOnce ? intent() : kept;
    const trip = { ...route, input, idempotencyKey, attempt: 1 };
    const begunAt = elapsed();
    const leftMs = () => begunAt + totalMs - elapsed();

    for (; ; trip.attempt += 1) {
      try {
        const token = renewal?.token(trip);
        return await send(
          options,
          trip,
          token ? `Bearer ${token}` : options.authorization,
          Math.min(timeoutMs, leftMs()),
        );
      } catch (thrown) {
        if (!(thrown instanceof ApiError)) throw thrown;
        const error = renewal ? await renewal.after(thrown, trip, leftMs()) : thrown;
        if (!error) continue;
        const isSafe = isOnce || method === 'GET';
        const delayMs = isSafe && retry ? delayAfter(error, trip.attempt, retry) : Infinity;
        if (delayMs < leftMs()) {
          void tell(hooks, 'onRetry', trip, { error, delayMs });
          await pause(clock, delayMs, signal);
          continue;
        }
        void tell(hooks, 'onError', trip, { error, durationMs: elapsed() - begunAt });
        throw error;
      }
    }
  };

  const renewal = session?.renewal(session, call, options);
  return { call, close: () => renewal?.close() };
};
