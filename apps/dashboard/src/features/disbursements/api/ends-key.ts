import type { ProblemCodeOf } from '@dasbor/sdk';

/** What the API has answered to a try, in words of its own. */
interface Refusal {
  readonly code: string;
  /** It is the first answer to its key once more, as its header says. */
  readonly isReplayed: boolean;
  /** The key was asked under before: what is said of this try alone tells nothing of those. */
  readonly isRepeated: boolean;
}

/**
 * Whether a refusal proves that no batch was made under its key, nor will be by a try that is still on its way: only then may the same
 * payroll be asked for under another key. What the API keeps under a key it answers to every try under it, and a try that comes while
 * another runs waits for that one's answer. So a kept refusal is the key's last word, and a kept batch is no refusal. What is said at the
 * door is not kept: it is of this try alone, and proves it where there was no other.
 */
export function endsKey({ code, isReplayed, isRepeated }: Refusal): boolean {
  // That something was kept under this key, for a try with another body, or that a try runs: what comes of those is not told.
  if (code === 'DPAY_IDEMPOTENCY_MISMATCH' || code === 'DPAY_REQUEST_IN_PROGRESS') return false;
  return isReplayed || !isRepeated || KEPT.has(code);
}

/** Said only once the key is the try's own, and so kept under it. Others may be said at the door too, as a wrong field is. */
const KEPT: ReadonlySet<string> = new Set([
  'DPAY_DISBURSEMENT_FILE_NOT_FOUND',
  'DPAY_DISBURSEMENT_EMPTY',
  'DPAY_DISBURSEMENT_TOO_MANY_ITEMS',
  'DPAY_SUBACCOUNT_NOT_FOUND',
  'DPAY_SUBACCOUNT_NOT_LIVE',
  'DPAY_BANK_TRANSFERS_OFF',
] satisfies ProblemCodeOf<'createDisbursement'>[]);
