import { ApiError, NetworkError, RateLimitedError, ServerError } from '@dasbor/sdk';
import { PageLoadError } from './load-page.ts';

/** An error by what a person would do differently. */
export interface Failure {
  kind: 'problem' | 'network' | 'page' | 'rate-limited' | 'unexpected';
  /** A code of the contract, with the values of its words. */
  code?: string;
  params?: Readonly<Record<string, string | number>>;
  /** The server was reached and did not answer in time. */
  timedOut?: boolean;
  requestId?: string | null;
  retryAfterSeconds?: number | null;
  /** What was refused field by field, for the words beside them. */
  fields?: readonly (FieldFailure & { field: string })[];
}

/** What is said beside a field. */
export interface FieldFailure {
  code: string;
  params?: Failure['params'];
}

export function describeFailure(error: unknown): Failure {
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
}

/** `HTTP_502` and the like come from something in between: there are no words for them but the general ones. */
function isOurs(code: string): boolean {
  return code.startsWith('DPAY_');
}
