import { ProblemError } from '@dasbor/sdk';

/**
 * Whether an error is final for its idempotency key: nothing was or will be done under the key, so a later attempt needs
 * a new key. An error is final if the API itself rejected the call, and
 * - no earlier attempt with this key is unanswered, or
 * - the response is stored under the key (it has the header `Idempotent-Replayed`), so every other attempt gets it too.
 *
 * If an earlier attempt is unanswered, a rate limit, session or permission error does not say whether that attempt succeeded.
 *
 * @param unanswered earlier attempts with this key whose response was lost
 */
export const endsKey = (error: unknown, unanswered: number): boolean => {
  if (!isRefusal(error) || error.code === 'DPAY_REQUEST_IN_PROGRESS') return false;
  return unanswered === 0 || error.response?.headers.has('Idempotent-Replayed') === true;
};

/** The API itself responded, not a proxy: this attempt did nothing. */
export const isRefusal = (error: unknown): error is ProblemError =>
  error instanceof ProblemError && error.code.startsWith('DPAY_');
