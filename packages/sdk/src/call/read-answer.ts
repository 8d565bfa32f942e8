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

/** The raw response: text, a file or a stream. */
export type RawBody = string | Blob | ReadableStream | null | void;

/** The only place where a response becomes a success or an error. `raw` may be anything: JSON, a proxy's HTML, a file, nothing. */
export const readAnswer = (
  { operation, flags, idempotencyKey }: Pick<Trip, 'operation' | 'flags' | 'idempotencyKey'>,
  response: Response,
  raw: RawBody,
  requestId: string | null,
  now: number,
): unknown => {
  const { status } = response;
  let body: unknown = raw || undefined;
  try {
    body = JSON.parse(raw as string);
  } catch {
    // A file, a stream or text that is not JSON, such as a proxy's page or a truncated response: kept as it is.
  }
  const said = Object(body) as Readonly<Record<string, unknown>> & {
    params?: Params;
    errors?: readonly FieldProblem[];
  };
  // Every success in the contract has `data`, or SNAP's `responseCode`, unless it is a file, a stream or empty.
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
  // A proxy's 404 says nothing about a payment, so a refusal needs an API or SNAP code. But 401, 413, 414 and 429 mean the same from
  // any sender: renew the sign-in, send less, or wait. The API's own 404 for an unknown path means that `baseUrl` contains an extra
  // path.
  const isRefusal =
    /4../.test(status as never) && code !== 'DPAY_NOT_FOUND' && (code || /01|1[34]|29/.test(status as never));
  // In a browser, a redirect has status 0.
  const words =
    isRefusal || status > 499
      ? (textOf(said['error']) ?? textOf(said['responseMessage']))
      : 'no API, cut off or redirect: see baseUrl';
  // Sign-in also returns 401, 403 and 404: they belong beside the form and do not end a session.
  const isPublic = flags.includes(' public');
  const refused = !isPublic && { 401: UnauthorizedError, 403: ForbiddenError, 404: NotFoundError }[status];
  const Class = !isRefusal ? ServerError : status === 429 ? RateLimitedError : refused || ProblemError;
  throw new Class(facts, words, { response, body });
};

/** A server in front of the API may use another type or leave it out. */
export const textOf = (said: unknown) => (typeof said === 'string' ? said || undefined : undefined);

/** `Retry-After` is a number of seconds or a date (RFC 9110 §10.2.3). */
const secondsOf = (said: string | number | undefined, now: number) => {
  const at = Date.parse(said as string);
  return +said! >= 0 ? +said! : at ? Math.ceil(Math.max(0, at - now) / 1000) : null;
};
