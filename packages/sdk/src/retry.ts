import { type ApiError, NetworkError } from './errors.ts';

/**
 * When a call is tried again by itself. Only reading, and operations that carry an idempotency key, ever are: a second attempt
 * of those does nothing twice. What is tried again: no answer, 408, 425, 429, 5xx but 501, and the 409 that says that the first
 * attempt is still being worked on.
 */
export type RetryPolicy = {
  /** Attempts in all, the first included. Default 3; 1 never tries again. */
  maxAttempts?: number | undefined;
  /** Milliseconds before the second attempt at most; doubles with each. The wait is any time up to it, at random. Default 500. */
  baseMs?: number | undefined;
  /** The longest that doubling goes. Default 8 000. */
  maxDelayMs?: number | undefined;
  /** The longest `Retry-After` that is waited for; beyond it the call rejects at once and says so in `retryAfter`. Default 60 000. */
  maxRetryAfterMs?: number | undefined;
};

const mayPass = (error: ApiError) =>
  error instanceof NetworkError
    ? error.reason !== 'aborted'
    : /408|425|429|5(?!01)../.test(String(error.status)) ||
      // The first attempt got through and is not done: giving up now would call a payment failed that is being made.
      error.code === 'DPAY_REQUEST_IN_PROGRESS';

/**
 * Milliseconds until the next attempt; Infinity when there is none. Full jitter: of a thousand callers that failed together no
 * two come back together (https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/).
 */
export function delayAfter(
  error: ApiError,
  attempt: number,
  { maxAttempts = 3, baseMs = 500, maxDelayMs = 8_000, maxRetryAfterMs = 60_000 }: RetryPolicy,
  random: () => number = Math.random,
): number {
  const askedMs = (error.retryAfter ?? 0) * 1_000;
  if (attempt >= maxAttempts || askedMs > maxRetryAfterMs || !mayPass(error)) return Infinity;
  return askedMs + random() * Math.min(maxDelayMs, baseMs * 2 ** (attempt - 1));
}
