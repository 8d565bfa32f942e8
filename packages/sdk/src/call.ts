import { ApiError, NetworkError, ProblemError, RateLimitedError, UnauthorizedError } from './errors.ts';
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
  const mark = parts[2];
  const { signal, timeoutMs = options.timeoutMs ?? 30_000 } = input;
  // A stream is open for as long as somebody reads it.
  const late = timeoutMs && mark !== 'stream' ? AbortSignal.timeout(timeoutMs) : null;
  const request = requestFor(
    options,
    parts,
    input,
    token,
    late && signal ? AbortSignal.any([late, signal]) : (late ?? signal ?? null),
  );
  try {
    const response = await (options.fetch ?? fetch)(request);
    const body = response.ok && mark === 'stream' ? response.body : await response.text();
    return read(operation, mark === 'public', response, body);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new NetworkError(
      operation,
      late?.aborted ? 'timeout' : signal?.aborted ? 'aborted' : 'unreachable',
      error,
    );
  }
}

/** The one place where success is decided. */
function read(
  operation: string,
  isPublic: boolean,
  response: Response,
  raw: string | ReadableStream | null,
): WithResponse<unknown> {
  let body: unknown = raw;
  let readable = true;
  try {
    if (typeof raw === 'string') body = raw ? JSON.parse(raw) : undefined;
  } catch {
    // A proxy's page, whatever its status.
    readable = false;
  }
  if (!response.ok || !readable) throw readError(operation, isPublic, response, body);
  return { body, response, requestId: requestIdOf(response) };
}
