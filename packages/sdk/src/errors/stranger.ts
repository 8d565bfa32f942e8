import { type ApiError, ServerError } from './errors.ts';
import type { OperationId, SuccessBody } from '../types.ts';

/**
 * Whether something else answered in the place of the API, with a success: a page, JSON of another form, a stream of other messages.
 * What the API began and did not end, such as a list that was cut off, is no such thing.
 */
export function isOfStranger({ operation, status, response, body }: ApiError): boolean {
  if (status < 200 || status > 299) return false;
  // Without an answer of its own: what `each` took for a page, or a message of a stream. Both have arrived whole.
  if (!response) return body !== undefined && !isPage(body);
  if (SAYS_NOTHING.has(status)) return true;
  // In the place of a file or stream it is not read; elsewhere nothing came, and the type tells of what.
  if (body === undefined) return Object.hasOwn(NOT_JSON, operation) || isOther(response);
  if (body instanceof Blob) return false;
  // Every other answer of the API is an object.
  return typeof body !== 'string' || !/^\s*\{/.test(body);
}

/**
 * Whether something else refused in the place of the API. That a request came too slowly or too early (408, 425) is said of a moment, and
 * by whatever stands before the API.
 */
export const isRefusalOfStranger = (error: ApiError): boolean =>
  error instanceof ServerError && /^4(?!08|25)/.test(String(error.status));

/** Whether this refusal has neither a code of the API nor one of SNAP: 401, 413, 414 and 429 keep their classes without. */
export const hasNoCode = ({ code, status }: ApiError): boolean => code === `HTTP_${status}`;

/** No Content and Reset Content. An operation that answers the first has its success in it and never comes here. */
const SAYS_NOTHING: ReadonlySet<number> = new Set([204, 205]);

/** Where no type came the answer was cut off, or lost it on the way. */
const isOther = ({ headers }: Response) => !/json|^$/i.test(headers.get('Content-Type') ?? '');

/** A page of the API that `each` could not go on from: its cursor leads back to it. */
function isPage(body: unknown): boolean {
  const { data, page } = Object(body) as { data?: unknown; page?: { next_cursor?: unknown } };
  return Array.isArray(data) && data.every(Boolean) && typeof page?.next_cursor === 'string';
}

type NotJson = {
  [Op in OperationId]: SuccessBody<Op> extends Blob | ReadableStream ? Op : never;
}[OperationId];

const NOT_JSON: Readonly<Record<NotJson, true>> = {
  streamEvents: true,
  streamWebhookEvents: true,
  exportBalanceEntries: true,
  getDisbursementErrorFile: true,
  getDisbursementFile: true,
  getDisbursementReceipt: true,
};
