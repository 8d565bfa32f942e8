/** Minutes from a failed attempt to the next (docs/decisions); after the last one a person sends it again. */
export const RETRY_MINUTES = [2, 5, 10, 90, 210] as const;

/** What the receiver has to answer in. */
export const WEBHOOK_TIMEOUT_MS = 10_000;

/** How much of an answer is read. */
export const WEBHOOK_ANSWER_BYTES = 65_536;

/** How long what was sent, and what is held, is kept. */
export const WEBHOOK_LOG_DAYS = 30;

/** When a delivery that has failed so often in this round is tried again; undefined when no attempt is left. */
export function nextAttemptAt(failedTries: number, failedAt: Date): Date | undefined {
  const minutes = RETRY_MINUTES[failedTries - 1];
  return minutes === undefined ? undefined : new Date(failedAt.getTime() + minutes * 60_000);
}

/** Why an attempt did not succeed; the first three are answers, the others never came to one. */
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

/** Null is success: any 2xx. A redirect is never followed, as it could lead anywhere. */
export function errorOfStatus(status: number): AttemptError | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'redirect' : 'bad_status';
}
