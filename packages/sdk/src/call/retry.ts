import { type ApiError, NetworkError } from '../errors/errors.ts';
import type { RetryPolicy } from './retry-policy.ts';

/**
 * Milliseconds until the next attempt; Infinity if there is none. Full jitter: callers that failed together do not retry together
 * (https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/).
 */
export const delayAfter = (
  error: ApiError,
  attempt: number,
  { maxAttempts = 3, baseMs = 500, maxDelayMs = 8_000, maxRetryAfterMs = 60_000 }: RetryPolicy,
): number => {
  const askedMs = (error.retryAfter ?? 0) * 1_000;
  const mayPass =
    error instanceof NetworkError
      ? error.reason !== 'aborted'
      : // An unreadable success counts as no response.
        /2..|408|42[59]|5(?!01)../.test(error.status as never) ||
        // The first attempt is still in progress: giving up now would report a payment as failed that may succeed.
        error.code === 'DPAY_REQUEST_IN_PROGRESS';
  if (attempt >= maxAttempts || askedMs > maxRetryAfterMs || !mayPass) return Infinity;
  return askedMs + Math.random() * Math.min(maxDelayMs, baseMs * 2 ** (attempt - 1));
};
