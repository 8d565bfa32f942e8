import type { ApiError } from './errors.ts';
import type { OperationId, SuccessBody } from './types.ts';

/**
 * Whether something else answered in the place of the API, with a success: a page, JSON of another form, a stream of other messages.
 * What the API began and did not end, such as a list that was cut off, is no such thing.
 */
export function isOfStranger({ operation, status, response, body }: ApiError): boolean {
  if (status < 200 || status > 299) return false;
  // A message of a stream has arrived whole, and comes without an answer of its own.
  if (!response) return body !== undefined;
  if (status === 204) return true;
  // In the place of a file or stream it is not read; elsewhere nothing came.
  if (body === undefined) return Object.hasOwn(NOT_JSON, operation);
  if (body instanceof Blob) return false;
  // Every other answer of the API is an object.
  return typeof body !== 'string' || !/^\s*\{/.test(body);
}

type NotJson = {
  [Op in OperationId]: SuccessBody<Op> extends Blob | ReadableStream ? Op : never;
}[OperationId];

const NOT_JSON: Readonly<Record<NotJson, true>> = {
  streamEvents: true,
  streamWebhookEvents: true,
  exportBalanceEntries: true,
  getDisbursementErrorFile: true,
  getDisbursementReceipt: true,
};
