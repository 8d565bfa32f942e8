import { within } from './deadline.ts';
import { NetworkError } from '../errors/errors.ts';
import { REDACTED, redacted, tell } from './hooks.ts';
import type { ClientOptions, FetchInit } from '../options.ts';
import { type RawBody, readAnswer } from './read-answer.ts';
import { requestOf } from './request.ts';
import type { Trip } from '../route.ts';
import type { Clock } from '../session/clock.ts';
import type { WithResponse } from '../types.ts';

/** Validated client options with defaults; `elapsed` is a monotonic clock in milliseconds. */
export type Options = ClientOptions & { clock: Clock; elapsed: () => number; authorization?: string };

/** One request and its response. Rejects with an `ApiError`, or with a `ConfigurationError` if the input cannot be sent. */
export const send = async (
  options: Options,
  trip: Trip,
  authorization: string | undefined,
  timeoutMs: number,
): Promise<WithResponse<unknown>> => {
  const { hooks, clock, elapsed } = options;
  const { operation, flags, idempotencyKey, input } = trip;
  // Without the Z of `Basic Z…`, because every key starts with it, and without the padding, which may be encoded as %3D. Nothing else
  // in a key or JWT has a second encoding.
  const basic = authorization?.slice(7).replace(/=+$/, '');
  const inBody = (input.body as { token?: string } | undefined)?.token;
  // Fewer than eight characters are not a secret but ordinary text: a truncated link has a one-letter token.
  const secrets = [basic, options.key, input.otpToken, inBody].filter((one) => one?.[7]) as string[];
  // A server that echoes its input must not put it into an error or hook.
  const hide = (text: string) => secrets.reduce((said, secret) => said.replaceAll(secret, REDACTED), text);
  const { url, ...init } = requestOf(options, trip, authorization);
  const isStream = flags.includes(' stream');
  const isFile = flags.includes(' file');
  const sentAt = elapsed();
  let response!: Response;
  let raw: RawBody;
  try {
    // A stream stays open while it is read, so it has the caller's signal but no deadline.
    raw = await within(
      input.signal,
      isStream ? Infinity : timeoutMs,
      clock,
      async (ends): Promise<RawBody> => {
        if (hooks) void tell(hooks, 'onRequest', trip, { headers: redacted(init.headers, hide) });
        // Redirects are never followed: a POST would become a GET, and the body and idempotency key would go to another server. Workers
        // do not support `error`, which also looks like a lost connection.
        const request = {
          ...init,
          redirect: 'manual',
          signal: (isStream ? input.signal : ends) ?? null,
        } as const;
        response = (await (options.fetch
          ? options.fetch(url, { ...request, headers: Object.fromEntries(init.headers) } as FetchInit)
          : fetch(url, request))) as Response;
        // A custom `fetch` may respond after the call has ended: the response is discarded.
        if (ends.aborted) return response.body?.cancel();
        // A success is passed on as it is. An unexpected response instead of a file or stream is not read, because it may never end.
        if (!response.ok) return hide(await response.text());
        if ((isStream || isFile) && /html|json|plain/.test(response.headers.get('Content-Type') as string))
          return response.body?.cancel();
        return isStream ? response.body : isFile ? response.blob() : response.text();
      },
    );
  } catch (cause) {
    const timedOut = (cause as Error)?.name === 'TimeoutError';
    const reason = input.signal?.aborted ? 'aborted' : timedOut ? 'timeout' : 'unreachable';
    throw new NetworkError(operation, reason, cause, idempotencyKey, hide);
  }
  const requestId = hide(response.headers.get('X-Request-Id') ?? '') || null;
  if (hooks) {
    void tell(hooks, 'onResponse', trip, {
      status: response.status,
      requestId,
      durationMs: elapsed() - sentAt,
      headers: redacted(response.headers, hide),
    });
  }
  return {
    body: readAnswer(trip, response, raw, requestId, clock.now()),
    response,
    requestId,
    idempotencyKey,
  };
};
