import { createDeadline } from './deadline.ts';
import { NetworkError } from './errors.ts';
import { REDACTED, redacted, tell } from './hooks.ts';
import type { ClientOptions } from './options.ts';
import { readError } from './read-error.ts';
import { requestOf } from './request.ts';
import type { Trip } from './route.ts';
import type { Clock } from './session/clock.ts';
import type { WithResponse } from './types.ts';

/** The options of a client, checked and settled. */
export type Options = ClientOptions & { clock: Clock; authorization?: string };

type Raw = string | Blob | ReadableStream | null;

/** One request and its answer. Rejects with an `ApiError`; with a `ConfigurationError` where the input cannot be sent. */
export async function send(
  options: Options,
  trip: Trip,
  authorization: string | undefined,
  timeoutMs: number,
): Promise<WithResponse<unknown>> {
  const { hooks, clock } = options;
  const { operation, flags, idempotencyKey, input } = trip;
  // Who echoes what they were sent must not put it into an error or a hook. Of `Basic Z…` the Z stays, as every key begins with
  // it, and the padding, which is written as %3D as well; nothing else of a key or a JWT is ever written in another way.
  const sent = authorization?.slice(7).replace(/=+$/, '') ?? REDACTED;
  const hide = (text: string) => text.replaceAll(sent, REDACTED).replaceAll(options.key ?? sent, REDACTED);
  const { url, ...init } = requestOf(options, trip, authorization);
  if (hooks) void tell(hooks, 'onRequest', trip, { headers: redacted(init.headers, hide) });
  const isStream = flags.includes('stream');
  // A stream is open for as long as somebody reads it: it has the caller's signal and no deadline.
  const deadline = createDeadline(input.signal, isStream ? Infinity : timeoutMs, clock);
  const { signal } = isStream ? input : deadline;
  const sentAt = clock.now();
  let response: Response;
  let raw: Raw;
  try {
    // Never followed: a POST would become a GET, and the body and the intent would go wherever somebody points. `error` is not
    // known to Workers, and would not tell a redirect from a lost connection.
    const request = { ...init, redirect: 'manual', signal } as RequestInit;
    // The runtime makes a request of its own in any case, and a signal is dear to follow: one of ours would be for nothing.
    response = await (options.fetch ? options.fetch(new Request(url, request)) : fetch(url, request));
    // A success is handed on as it came.
    raw = response.ok
      ? await (isStream ? response.body : flags.includes('file') ? response.blob() : response.text())
      : hide(await response.text());
  } catch (cause) {
    const timedOut = (cause as Error)?.name === 'TimeoutError';
    const reason = input.signal?.aborted ? 'aborted' : timedOut ? 'timeout' : 'unreachable';
    const failed = (why: unknown) => new NetworkError(operation, reason, why, idempotencyKey);
    const error = failed(cause);
    // A `fetch` of somebody's own may quote what it was to send.
    throw hide(error.message) === error.message ? error : failed(Error(hide(String(cause))));
  } finally {
    deadline.over();
  }
  const requestId = hide(response.headers.get('X-Request-Id') ?? '') || null;
  if (hooks) {
    void tell(hooks, 'onResponse', trip, {
      status: response.status,
      requestId,
      durationMs: clock.now() - sentAt,
      headers: redacted(response.headers, hide),
    });
  }
  return { body: read(trip, response, raw, requestId, clock.now()), response, requestId, idempotencyKey };
}

/** The one place where success is decided. */
function read(trip: Trip, response: Response, raw: Raw, requestId: string | null, now: number): unknown {
  let body: unknown = raw || undefined;
  try {
    body = JSON.parse(raw as string);
  } catch {
    // A file, a stream, or what is no JSON whatever its status: a proxy's page, an answer that was cut off. It stays what it is.
  }
  const isWhole = body === undefined ? trip.flags.includes('empty') : Object(body) === body;
  if (!response.ok || !isWhole) throw readError(trip, response, body, requestId, now);
  return body;
}
