import { type ApiError, NetworkError } from '../errors/errors.ts';
import type { RetryPolicy } from './retry-policy.ts';

/**
 * Milliseconds until the next attempt; Infinity when there is none. Full jitter: of a thousand callers that failed together no
 * two come back together (https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/).
 */
export function delayAfter(
  error: ApiError,
  attempt: number,
  { maxAttempts = 3, baseMs = 500, maxDelayMs = 8_000, maxRetryAfterMs = 60_000 }: RetryPolicy,
): number {
  const askedMs = (error.retryAfter ?? 0) * 1_000;
  const mayPass =
    error instanceof NetworkError
      ? error.reason !== 'aborted'
      : // A success that could not be read is as good as no answer.
        /2..|408|42[59]|5(?!01)../.test(error.status as never) ||
        // The first attempt got through and is not done: giving up now would call a payment failed that is being made.
        error.code === 'DPAY_REQUEST_IN_PROGRESS';
  if (attempt >= maxAttempts || askedMs > maxRetryAfterMs || !mayPass) return Infinity;
  return askedMs + Math.random() * Math.min(maxDelayMs, baseMs * 2 ** (attempt - 1));
}
