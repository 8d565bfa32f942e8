import { within } from './deadline.ts';
import { NetworkError } from '../errors/errors.ts';
import { REDACTED, redacted, tell } from './hooks.ts';
import type { ClientOptions, FetchInit } from '../options.ts';
import { type RawBody, readAnswer } from './read-answer.ts';
import { requestOf } from './request.ts';
import type { Trip } from '../route.ts';
import type { Clock } from '../session/clock.ts';
import type { WithResponse } from '../types.ts';

/** The options of a client, checked and settled; `elapsed` are milliseconds that pass however the clock is set. */
export type Options = ClientOptions & { clock: Clock; elapsed: () => number; authorization?: string };

/** One request and its answer. Rejects with an `ApiError`; with a `ConfigurationError` where the input cannot be sent. */
export async function send(
  options: Options,
  trip: Trip,
  authorization: string | undefined,
  timeoutMs: number,
): Promise<WithResponse<unknown>> {
  const { hooks, clock, elapsed } = options;
  const { operation, flags, idempotencyKey, input } = trip;
  // Of `Basic Z…` the Z stays, as every key begins with it, and the padding, which is written as %3D as well; nothing else of a
  // key or a JWT is ever written in another way.
  const basic = authorization?.slice(7).replace(/=+$/, '');
  const inBody = (input.body as { token?: string } | undefined)?.token;
  // Shorter than eight it is no secret, but letters of the answer: a link that was cut has a token of one.
  const secrets = [basic, options.key, input.otpToken, inBody].filter((one) => one?.[7]) as string[];
  // Who echoes what they were sent must not put it into an error or a hook.
  const hide = (text: string) => secrets.reduce((said, secret) => said.replaceAll(secret, REDACTED), text);
  const { url, ...init } = requestOf(options, trip, authorization);
  const isStream = flags.includes(' stream');
  const isFile = flags.includes(' file');
  const sentAt = elapsed();
  let response!: Response;
  let raw: RawBody;
  try {
    // A stream is open for as long as somebody reads it: it has the caller's signal and no deadline.
    raw = await within(
      input.signal,
      isStream ? Infinity : timeoutMs,
      clock,
      async (ends): Promise<RawBody> => {
        if (hooks) void tell(hooks, 'onRequest', trip, { headers: redacted(init.headers, hide) });
        // Never followed: a POST would become a GET, and the body and the intent would go wherever somebody points. `error` is not
        // known to Workers, and would not tell a redirect from a lost connection.
        const request = {
          ...init,
          redirect: 'manual',
          signal: (isStream ? input.signal : ends) ?? null,
        } as const;
        response = (await (options.fetch
          ? options.fetch(url, { ...request, headers: Object.fromEntries(init.headers) } as FetchInit)
          : fetch(url, request))) as Response;
        // A `fetch` of the caller's own may answer after the call is over: nobody reads that.
        if (ends.aborted) return response.body?.cancel();
        // A success is handed on as it came. What stands in the place of a file or stream is not read: it may have no end.
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
}
