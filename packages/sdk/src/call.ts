import createFetch from 'openapi-fetch';
import { ApiError, NetworkError, ProblemError, RateLimitedError, UnauthorizedError } from './errors.ts';
import { readError, requestIdOf } from './read-error.ts';
import type { ClientOptions } from './options.ts';
import { createRenewal } from './session/renewal.ts';
import type { Tokens } from './session/store.ts';
import type { CallOptions, WithResponse } from './types.ts';

/** An operation's input with its types taken off; the client's method put them on. */
export type AnyInput = CallOptions & {
  path?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
  idempotencyKey?: string;
  otpToken?: string;
};

type Exchange = { data?: string | ReadableStream; error?: unknown; response: Response };
type Http = { request(method: string, path: string, init: object): Promise<Exchange> };

/** The way every operation takes to the API and back. `route` is a line of an operation table. */
export function createCall(options: ClientOptions) {
  const { baseUrl, fetch, session, mode, timezone, language, timeoutMs: patience = 30_000 } = options;
  const http = createFetch({ baseUrl, ...(fetch && { fetch }) }) as unknown as Http;

  async function once(operation: string, route: string, input: AnyInput, token?: string) {
    const [method = '', path = '', mark] = route.split(' ');
    const { signal, timeoutMs = patience } = input;
    // A stream is open for as long as somebody reads it.
    const late = timeoutMs && mark !== 'stream' ? AbortSignal.timeout(timeoutMs) : undefined;
    const signals = [signal, late].filter((one) => one !== undefined && one !== null);
    try {
      const answer = await http.request(method, path, {
        params: { path: checked(path, input.path), query: asText(input.query) },
        body: input.body,
        headers: {
          Authorization: token && `Bearer ${token}`,
          'Is-Live': mode && String(mode === 'live'),
          Timezone: timezone,
          'Accept-Language': typeof language === 'function' ? language() : language,
          'Idempotency-Key': input.idempotencyKey,
          'X-Otp-Token': input.otpToken,
          ...input.headers,
        },
        signal: signals.length > 1 ? AbortSignal.any(signals) : signals[0],
        // Read as text, because a proxy's page with status 200 is not JSON.
        parseAs: mark === 'stream' ? mark : 'text',
      });
      return read(operation, mark === 'public', answer);
    } catch (error) {
      if (error instanceof ApiError || error instanceof InputError) throw error;
      const reason = late?.aborted ? 'timeout' : signal?.aborted ? 'aborted' : 'unreachable';
      // A runtime that refuses a header quotes it, token and all.
      throw new NetworkError(operation, reason, token && String(error).includes(token) ? undefined : error);
    }
  }

  async function spend(refreshToken: string) {
    try {
      const answer = await once('refreshToken', 'post /dashboard/users/refresh_token public', {
        body: { token: refreshToken },
      });
      return (answer.body as { data: Tokens }).data;
    } catch (error) {
      if (error instanceof ProblemError && !(error instanceof RateLimitedError)) return null;
      throw error;
    }
  }

  const renewal =
    session && createRenewal(session, spend, options.refresh, options.onSessionEnd, options.clock);

  async function call(
    operation: string,
    route: string,
    input: AnyInput = {},
  ): Promise<WithResponse<unknown>> {
    const token = route.endsWith(' public') ? undefined : session?.read()?.token;
    try {
      return await once(operation, route, input, token);
    } catch (error) {
      if (!(error instanceof UnauthorizedError) || !token || !renewal) throw error;
      // Who is asking is settled before anything is done (docs/safety.md), so that after a 401 every request is safe to repeat.
      if (!(await renewal.replace(token))) throw error;
      return once(operation, route, input, session.read()?.token).catch((again: unknown) => {
        if (again instanceof UnauthorizedError) renewal.end();
        throw again;
      });
    }
  }

  return { call, close: () => renewal?.close() };
}

/** The one place where success is decided. */
function read(
  operation: string,
  isPublic: boolean,
  { data, error, response }: Exchange,
): WithResponse<unknown> {
  if (!response.ok) throw readError(operation, isPublic, response, error);
  try {
    const body: unknown = typeof data === 'string' ? (data ? JSON.parse(data) : undefined) : data;
    return { body, response, requestId: requestIdOf(response) };
  } catch {
    throw readError(operation, isPublic, response, undefined);
  }
}

/** Objects (`filters`) travel as JSON, lists (`expand`) repeated, the rest as it is. */
function asText(query: AnyInput['query'] = {}) {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      value && typeof value === 'object' && !Array.isArray(value) ? JSON.stringify(value) : value,
    ]),
  );
}

class InputError extends TypeError {}

/** An empty id or a dot would make the address of another operation. */
function checked(path: string, values: AnyInput['path'] = {}) {
  for (const [, name = ''] of path.matchAll(/{(\w+)}/g)) {
    if (/^\.{0,2}$/.test(String(values[name] ?? ''))) throw new InputError(`${path} needs a ${name}`);
  }
  return values;
}
