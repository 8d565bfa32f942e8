import { ProblemError } from '@dasbor/sdk';

/**
 * Whether an error is the last word on its idempotency key: nothing was done under the key, and nothing will be. Then the same wish later is
 * another wish. It is the last word if the API itself refused, and
 * - no earlier try under this key is without an answer, or
 * - the answer is kept under the key (it has the header `Idempotent-Replayed`), so every other try gets it too.
 *
 * With an earlier try unanswered, a refusal at the door (rate limit, session, permission) says nothing of that try: it may have been done.
 *
 * @param unanswered earlier tries under this key whose answer was lost
 */
export function endsKey(error: unknown, unanswered: number): boolean {
  if (!isRefusal(error) || error.code === 'DPAY_REQUEST_IN_PROGRESS') return false;
  return unanswered === 0 || error.response?.headers.has('Idempotent-Replayed') === true;
}

/** An answer of the API, not of something between: this try has done nothing. */
export function isRefusal(error: unknown): error is ProblemError {
  return error instanceof ProblemError && error.code.startsWith('DPAY_');
}
