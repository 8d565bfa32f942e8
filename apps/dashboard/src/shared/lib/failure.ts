import { ApiError, NetworkError, RateLimitedError, ServerError } from '@dasbor/sdk';
import { PageLoadError } from './load-page.ts';

/** An error, classified by what the user can do about it. */
export type Failure = {
  kind: 'problem' | 'network' | 'page' | 'rate-limited' | 'unexpected';
  /** A contract error code, with the params of its text. */
  code?: string;
  params?: Readonly<Record<string, string | number>>;
  /** The server was reached but did not respond in time. */
  timedOut?: boolean;
  requestId?: string | null;
  retryAfterSeconds?: number | null;
  /** Errors by field, shown beside the fields. */
  fields?: readonly (FieldFailure & { field: string })[];
};

/** An error shown beside a field. */
export type FieldFailure = {
  code: string;
  params?: Failure['params'];
};

export const describeFailure = (error: unknown): Failure => {
  if (error instanceof NetworkError) return { kind: 'network', timedOut: error.reason === 'timeout' };
  if (error instanceof PageLoadError) return { kind: 'page' };
  if (!(error instanceof ApiError)) return { kind: 'unexpected' };

  const { code, params, requestId, fields } = error;
  if (error instanceof ServerError)
    return { kind: 'unexpected', requestId, ...(isOurs(code) && { code, params }) };
  if (isOurs(code)) return { kind: 'problem', code, params, requestId, fields };
  if (error instanceof RateLimitedError) {
    return { kind: 'rate-limited', requestId, retryAfterSeconds: error.retryAfter };
  }
  return { kind: 'unexpected', requestId };
};

/** Codes such as `HTTP_502` come from a proxy and only have a generic text. */
const isOurs = (code: string): boolean => code.startsWith('DPAY_');
