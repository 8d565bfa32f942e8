/**
 * When a call is tried again by itself. Only reading, and operations that carry an idempotency key, ever are: a second attempt
 * of those does nothing twice. What is tried again: no answer, 408, 425, 429, 5xx but 501, a success that came cut off or
 * empty, and the 409 that says that the first attempt is still being worked on.
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
