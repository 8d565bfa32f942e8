/** How long a server repeats the first response to an idempotency key; afterwards, the same key starts a new call. */
export const IDEMPOTENCY_KEY_HOURS = 24;
