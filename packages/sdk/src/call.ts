import { NetworkError, ProblemError, RateLimitedError, UnauthorizedError } from './errors.ts';
import { createDeadline } from './deadline.ts';
import { readError, requestIdOf } from './read-error.ts';
import { type AnyInput, requestFor } from './request.ts';
import type { ClientOptions } from './options.ts';
import { createRenewal } from './session/renewal.ts';
import type { Tokens } from './session/store.ts';
import type { WithResponse } from './types.ts';

/** The way every operation takes to the API and back. `route` is a line of an operation table. */
export function createCall(options: ClientOptions) {
  const { session } = options;

  async function call(
    operation: string,
    route: string,
    input: AnyInput = {},
  ): Promise<WithResponse<unknown>> {
    const token = route.endsWith(' public') ? undefined : session?.read()?.token;
    try {
      return await once(options, operation, route, input, token);
    } catch (error) {
      // Who is asking is settled before anything is done (docs/safety.md), so that after a 401 every request is safe to repeat.
      if (!(error instanceof UnauthorizedError) || !token || !(await renewal?.replace(token))) throw error;
      return once(options, operation, route, input, session?.read()?.token).catch((again: unknown) => {
        if (again instanceof UnauthorizedError) renewal?.end();
        throw again;
      });
    }
  }

  /** Null when the API will not renew; rejects when it may, later. */
  async function spend(refreshToken: string) {
    try {
      const input = { body: { token: refreshToken } };
      const answer = await once(options, 'refreshToken', 'post /dashboard/users/refresh_token public', input);
      return (answer.body as { data: Tokens }).data;
    } catch (error) {
      if (error instanceof ProblemError && !(error instanceof RateLimitedError)) return null;
      throw error;
    }
  }

  const renewal = session && createRenewal(session, spend, options);
  return { call, close: () => renewal?.close() };
}

async function once(
  options: ClientOptions,
  operation: string,
  route: string,
  input: AnyInput,
  token?: string,
) {
  const parts = route.split(' ');
  const isStream = parts[2] === 'stream';
  const { signal, timeoutMs = options.timeoutMs ?? 30_000 } = input;
  // A stream is open for as long as somebody reads it: it has the caller's signal and no deadline.
  const deadline = isStream ? { signal, over() {} } : createDeadline(signal, timeoutMs);
  try {
    const request = requestFor(options, parts, input, token, deadline.signal);
    const response = await (options.fetch ?? fetch)(request).catch(lost(operation, signal));
    const body =
      response.ok && isStream ? response.body : await response.text().catch(lost(operation, signal));
    return read(operation, parts[2] === 'public', response, body);
  } finally {
    deadline.over();
  }
}

const lost = (operation: string, signal: AbortSignal | undefined) => (cause: unknown) => {
  const timedOut = (cause as Error)?.name === 'TimeoutError';
  throw new NetworkError(
    operation,
    signal?.aborted ? 'aborted' : timedOut ? 'timeout' : 'unreachable',
    cause,
  );
};

/** The one place where success is decided. */
function read(
  operation: string,
  isPublic: boolean,
  response: Response,
  raw: string | ReadableStream | null,
): WithResponse<unknown> {
  let { ok } = response;
  let body: unknown = raw || undefined;
  try {
    if (typeof raw === 'string' && raw) body = JSON.parse(raw);
  } catch {
    // A proxy's page, whatever its status.
    ok = false;
  }
  if (!ok) throw readError(operation, isPublic, response, body);
  return { body, response, requestId: requestIdOf(response) };
}
