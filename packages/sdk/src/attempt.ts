import { createDeadline } from './deadline.ts';
import { NetworkError } from './errors.ts';
import { redacted, tell } from './hooks.ts';
import type { ClientOptions } from './options.ts';
import { readError, requestIdOf } from './read-error.ts';
import { requestFor, type Trip } from './request.ts';
import type { Clock } from './session/clock.ts';
import type { WithResponse } from './types.ts';

/** One request and its answer. Rejects with an `ApiError`; with a `TypeError` where the input cannot be sent. */
export async function send(
  options: ClientOptions & { clock: Clock },
  trip: Trip,
  authorization: string | undefined,
  timeoutMs: number,
): Promise<WithResponse<unknown>> {
  const { hooks, clock } = options;
  const { operation, flags, idempotencyKey } = trip;
  const { signal } = trip.input;
  const isStream = flags.includes('stream');
  // A stream is open for as long as somebody reads it: it has the caller's signal and no deadline.
  const deadline = isStream ? { signal, over() {} } : createDeadline(signal, timeoutMs, clock);
  const lost = (cause: unknown) => {
    const timedOut = (cause as Error)?.name === 'TimeoutError';
    const reason = signal?.aborted ? 'aborted' : timedOut ? 'timeout' : 'unreachable';
    throw new NetworkError(operation, reason, cause, idempotencyKey);
  };
  try {
    const request = requestFor(options, trip, authorization, deadline.signal);
    void tell(hooks, 'onRequest', trip, () => ({ headers: redacted(request.headers) }));
    const sentAt = clock.now();
    const response = await (options.fetch ?? fetch)(request).catch(lost);
    const raw = response.ok && isStream ? response.body : await response.text().catch(lost);
    const requestId = requestIdOf(response);
    void tell(hooks, 'onResponse', trip, () => ({
      status: response.status,
      requestId,
      durationMs: clock.now() - sentAt,
      headers: redacted(response.headers),
    }));
    return { body: read(trip, response, raw, clock.now()), response, requestId, idempotencyKey };
  } finally {
    deadline.over();
  }
}

/** The one place where success is decided. */
function read(trip: Trip, response: Response, raw: string | ReadableStream | null, now: number): unknown {
  let { ok } = response;
  let body: unknown = raw || undefined;
  try {
    if (typeof raw === 'string' && raw) body = JSON.parse(raw);
  } catch {
    // A proxy's page, or an answer that was cut off, whatever its status.
    ok = false;
  }
  if (!ok) throw readError(trip, response, body, now);
  return body;
}
