import {
  type ApiError,
  type FieldProblem,
  ForbiddenError,
  NotFoundError,
  type Params,
  ProblemError,
  RateLimitedError,
  ServerError,
  UnauthorizedError,
} from './errors.ts';
import type { Trip } from './route.ts';

/** The one place where an answer becomes an error. `body` may be anything: JSON, a proxy's HTML, nothing. */
export function readError(
  { operation, flags, idempotencyKey }: Pick<Trip, 'operation' | 'flags' | 'idempotencyKey'>,
  response: Response,
  body: unknown,
  requestId: string | null,
  now: number,
): ApiError {
  const { status, headers } = response;
  const said = Object(body) as Partial<{
    error: unknown;
    error_code: unknown;
    request_id: unknown;
    params: Params;
    errors: readonly FieldProblem[];
  }>;
  const facts = {
    operation,
    status,
    code: textOf(said.error_code),
    requestId: requestId ?? textOf(said.request_id),
    params: said.params ?? {},
    fields: said.errors,
    retryAfter: secondsOf(headers.get('Retry-After') ?? said.params?.['retry_after'], now),
    idempotencyKey,
  };
  // A browser hides the status of a redirect: it is 0 then.
  const words = status > 399 ? textOf(said.error) : 'Cut off, no API or a redirect: see baseUrl';
  return new (classOf(status, flags.includes('public')))(facts, words, { response, body });
}

/** Something before the API may say it in another form. */
const textOf = (said: unknown) => (typeof said === 'string' ? said : undefined);

function classOf(status: number, isPublic: boolean) {
  if (status === 429) return RateLimitedError;
  if (status < 400 || status > 499) return ServerError;
  // Signing in answers 401, 403 and 404 too: there they are something to show beside the form, not the end of a session.
  if (isPublic) return ProblemError;
  if (status === 401) return UnauthorizedError;
  if (status === 403) return ForbiddenError;
  if (status === 404) return NotFoundError;
  return ProblemError;
}

/** `Retry-After` is a number of seconds or a date (RFC 9110 §10.2.3). */
function secondsOf(said: string | number | undefined, now: number) {
  const seconds = Number(said);
  if (seconds >= 0) return seconds;
  const at = Date.parse(said as string);
  return at ? Math.ceil(Math.max(0, at - now) / 1000) : null;
}
