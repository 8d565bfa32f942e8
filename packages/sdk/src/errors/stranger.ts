import { type ApiError, ServerError } from './errors.ts';
import type { OperationId, SuccessBody } from '../types.ts';

/**
 * Whether another server answered with a success: a page, JSON of another form, a stream of other messages. A truncated response from
 * the API, such as an incomplete list, does not count.
 */
export const isOfStranger = ({ operation, status, response, body }: ApiError): boolean => {
  if (status < 200 || status > 299) return false;
  // Without a response of its own: a page that `each` received, or a message of a stream. Both are complete.
  if (!response) return body !== undefined && !isPage(body);
  if (SAYS_NOTHING.has(status)) return true;
  // Instead of a file or stream, the body is not read; elsewhere it is empty, and only the content type tells.
  if (body === undefined) return Object.hasOwn(NOT_JSON, operation) || isOther(response);
  if (body instanceof Blob) return false;
  // Every other response of the API is an object.
  return typeof body !== 'string' || !/^\s*\{/.test(body);
};

/** Whether another server refused. 408 and 425 are about timing and may come from any server in front of the API. */
export const isRefusalOfStranger = (error: ApiError): boolean =>
  error instanceof ServerError && /^4(?!08|25)/.test(String(error.status));

/** Whether this refusal has neither an API nor a SNAP code: 401, 413, 414 and 429 keep their classes without one. */
export const hasNoCode = ({ code, status }: ApiError): boolean => code === `HTTP_${status}`;

/** No Content and Reset Content. If an operation returns 204, it is a success and never reaches this check. */
const SAYS_NOTHING: ReadonlySet<number> = new Set([204, 205]);

/** Without a content type, the response was truncated. */
const isOther = ({ headers }: Response) => !/json|^$/i.test(headers.get('Content-Type') ?? '');

/** A page of the API from which `each` could not continue: its cursor points to itself. */
const isPage = (body: unknown): boolean => {
  const { data, page } = Object(body) as { data?: unknown; page?: { next_cursor?: unknown } };
  return Array.isArray(data) && data.every(Boolean) && typeof page?.next_cursor === 'string';
};

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
  convertInvoiceFile: true,
  getInvoiceCustomerStatement: true,
  getInvoiceDocument: true,
  getInvoiceUploadFile: true,
  getInvoiceUploadResult: true,
  getPaymentLinkUploadFile: true,
  getPaymentLinkUploadResult: true,
  getQuotationDocument: true,
  downloadExport: true,
  getSettlementFile: true,
};
