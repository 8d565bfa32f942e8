/**
 * When a call is retried automatically. Only reads, and operations with an idempotency key, are retried, because repeating them is
 * safe. Retried: no response, 408, 425, 429, 5xx except 501, an empty or truncated success, and the 409 for a first attempt that is
 * still in progress.
 */
export type RetryPolicy = {
  /** Total attempts, including the first. Default 3; 1 disables retries. */
  maxAttempts?: number | undefined;
  /** Maximum milliseconds before the second attempt; doubles with each retry. The actual wait is random, up to this value. Default 500. */
  baseMs?: number | undefined;
  /** The upper bound for doubling, in milliseconds. Default 8 000. */
  maxDelayMs?: number | undefined;
  /**
   * The longest `Retry-After` that is waited for, in milliseconds; if it is longer, the call rejects at once with `retryAfter` set.
   * Default 60 000.
   */
  maxRetryAfterMs?: number | undefined;
};
