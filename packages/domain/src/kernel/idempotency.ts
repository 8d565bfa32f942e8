/** How long a server answers a repeated idempotency key as it did first; after that, the same key is a new call. */
export const IDEMPOTENCY_KEY_HOURS = 24;
