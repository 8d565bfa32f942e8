/** Minutes from a failed attempt to the next (docs/decisions); after the last one, only a manual replay is left. */
export const RETRY_MINUTES = [2, 5, 10, 90, 210] as const;

/** The receiver's time to answer. */
export const WEBHOOK_TIMEOUT_MS = 10_000;

/** How much of a response is read, so that the connection can be reused. */
export const WEBHOOK_ANSWER_BYTES = 65_536;

/** Characters of a response that are stored and shown: enough for an error message, too few to read a page through us. */
export const WEBHOOK_EXCERPT_LENGTH = 200;

/** Sent and held deliveries are kept at least this long; a month is dropped as a whole. */
export const WEBHOOK_LOG_DAYS = 30;

/**
 * When a delivery with this many failures in the current round is retried; undefined if no attempt is left. Waits for the pause that
 * the receiver requested, up to the longest pause of the list.
 */
export const nextAttemptAt = (failedTries: number, failedAt: Date, requestedMs = 0): Date | undefined => {
  const minutes = RETRY_MINUTES[failedTries - 1];
  if (minutes === undefined) return undefined;
  const pauseMs = Math.max(minutes * 60_000, Math.min(requestedMs, LONGEST_PAUSE_MS));
  return new Date(failedAt.getTime() + pauseMs);
};

const LONGEST_PAUSE_MS = Math.max(...RETRY_MINUTES) * 60_000;

/** The pause requested by `Retry-After` of a 429 or 503, in seconds or as a date (RFC 9110, 10.2.3). */
export const requestedPauseMs = (
  { status, retryAfter }: { readonly status: number | null; readonly retryAfter: string | null },
  answeredAt: Date,
): number => {
  if ((status !== 429 && status !== 503) || retryAfter === null) return 0;
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter) * 1000;
  const until = HTTP_DATE.test(retryAfter) ? Date.parse(retryAfter) : Number.NaN;
  return Number.isNaN(until) ? 0 : Math.max(0, until - answeredAt.getTime());
};

// `Fri, 20 Nov 2026 03:10:00 GMT`, the only form still in use.
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/** Why an attempt failed; the first three are responses, the others happened before a response. */
export const ATTEMPT_ERRORS = [
  'bad_status',
  'redirect',
  'bad_response',
  'timeout',
  'dns_failed',
  'address_blocked',
  'refused',
  'tls_failed',
  'connection_failed',
] as const;

export type AttemptError = (typeof ATTEMPT_ERRORS)[number];

/** Null for success: any 2xx. Redirects are never followed, because they could lead anywhere. */
export const errorOfStatus = (status: number): AttemptError | null => {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'redirect' : 'bad_status';
};
