import { ForbiddenError, NetworkError, ProblemError, RateLimitedError, UnauthorizedError } from '@dasbor/sdk';

/** An error in the four ways that a person would act differently. */
export interface Failure {
  kind: 'problem' | 'network' | 'rate-limited' | 'unexpected';
  code?: string | undefined;
  params?: Readonly<Record<string, string | number>> | undefined;
  /** The server's own sentence, already in the reader's language. */
  title?: string | undefined;
  requestId?: string | undefined;
  retryAfterSeconds?: number | undefined;
}

export function describeFailure(error: unknown): Failure {
  if (error instanceof NetworkError) return { kind: 'network' };
  if (error instanceof RateLimitedError && !error.code) {
    return { kind: 'rate-limited', requestId: error.requestId, retryAfterSeconds: error.retryAfter };
  }
  if (
    error instanceof ProblemError ||
    error instanceof ForbiddenError ||
    error instanceof UnauthorizedError ||
    error instanceof RateLimitedError
  ) {
    const { code, params, title, requestId } = error;
    return { kind: 'problem', code, params, title, requestId };
  }
  return { kind: 'unexpected' };
}
