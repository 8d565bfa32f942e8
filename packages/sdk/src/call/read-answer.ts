import {
  type FieldProblem,
  ForbiddenError,
  NotFoundError,
  type Params,
  ProblemError,
  RateLimitedError,
  ServerError,
  UnauthorizedError,
} from '../errors/errors.ts';
import type { Trip } from '../route.ts';

/** What came: text, a file or a stream. */
export type RawBody = string | Blob | ReadableStream | null | void;

/** The one place where an answer becomes a success or an error. `raw` may be anything: JSON, a proxy's HTML, a file, nothing. */
export function readAnswer(
  { operation, flags, idempotencyKey }: Pick<Trip, 'operation' | 'flags' | 'idempotencyKey'>,
  response: Response,
  raw: RawBody,
  requestId: string | null,
  now: number,
): unknown {
  const { status } = response;
  let body: unknown = raw || undefined;
  try {
    body = JSON.parse(raw as string);
  } catch {
    // A file, a stream, or what is no JSON whatever its status: a proxy's page, an answer that was cut off. It stays what it is.
  }
  const said = Object(body) as Readonly<Record<string, unknown>> & {
    params?: Params;
    errors?: readonly FieldProblem[];
  };
  // `data`, or SNAP's `responseCode`, is in every success of the contract that is no file, no stream and not empty.
  const isWhole =
    body === undefined
      ? flags.includes(' empty')
      : Object(raw) === raw
        ? said['size'] !== 0
        : 'data' in said || 'responseCode' in said;
  if (response.ok && isWhole) return body;
  const code = textOf(said['error_code']) ?? textOf(said['responseCode']);
  const facts = {
    operation,
    status,
    code,
    requestId: requestId ?? textOf(said['request_id']),
    params: said.params,
    fields: said.errors,
    retryAfter: secondsOf(response.headers.get('Retry-After') ?? said.params?.['retry_after'], now),
    idempotencyKey,
  };
  // A proxy's 404 says nothing of a payment, so a refusal has a code, or SNAP's. But 401, 413, 414 and 429 mean the same whoever says them:
  // a sign-in is renewed, too much is made less, too often is waited out. The API's own 404 of an address it does not have says that
  // `baseUrl` has a path too many.
  const isRefusal =
    /4../.test(status as never) && code !== 'DPAY_NOT_FOUND' && (code || /01|1[34]|29/.test(status as never));
  // A browser hides the status of a redirect: it is 0 then.
  const words =
    isRefusal || status > 499
      ? (textOf(said['error']) ?? textOf(said['responseMessage']))
      : 'no API, cut off or redirect: see baseUrl';
  // Signing in answers 401, 403 and 404 too: there they are something to show beside the form, not the end of a session.
  const isPublic = flags.includes(' public');
  const refused = !isPublic && { 401: UnauthorizedError, 403: ForbiddenError, 404: NotFoundError }[status];
  const Class = !isRefusal ? ServerError : status === 429 ? RateLimitedError : refused || ProblemError;
  throw new Class(facts, words, { response, body });
}

/** Something before the API may say it in another form, or say nothing. */
export const textOf = (said: unknown) => (typeof said === 'string' ? said || undefined : undefined);

/** `Retry-After` is a number of seconds or a date (RFC 9110 §10.2.3). */
function secondsOf(said: string | number | undefined, now: number) {
  const at = Date.parse(said as string);
  return +said! >= 0 ? +said! : at ? Math.ceil(Math.max(0, at - now) / 1000) : null;
}
