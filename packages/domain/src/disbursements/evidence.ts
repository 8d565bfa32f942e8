import type { Rupiah } from '../kernel/index.ts';
import { DISBURSEMENT_POLICY } from './policy.ts';

/** What an account received before, of one merchant in one mode. */
export interface EarlierPayouts {
  readonly payouts: number;
  /** The lower of the two in the middle where they are even, so that it is an amount that was really paid. */
  readonly median: Rupiah;
  readonly largest: Rupiah;
}

/** Null where nothing was ever paid. */
export function earlierPayouts(amounts: readonly Rupiah[]): EarlierPayouts | null {
  const sorted = amounts.toSorted((a, b) => a - b);
  const median = sorted[Math.ceil(sorted.length / 2) - 1];
  const largest = sorted.at(-1);
  return median === undefined || largest === undefined ? null : { payouts: sorted.length, median, largest };
}

/** Whether something is usual of an account yet. */
export function isComparable(usual: EarlierPayouts | null): usual is EarlierPayouts {
  return usual !== null && usual.payouts >= DISBURSEMENT_POLICY.unusual.leastEarlier;
}

/** Far from what this account usually receives, up or down; with too few payouts nothing is usual yet. */
export function isUnusualAmount(amount: Rupiah, usual: EarlierPayouts | null): boolean {
  const { times } = DISBURSEMENT_POLICY.unusual;
  if (!isComparable(usual)) return false;
  return amount > times * usual.median || times * amount < usual.median;
}
