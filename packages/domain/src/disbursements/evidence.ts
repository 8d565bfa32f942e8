import type { Rupiah } from '../kernel/index.ts';
import { DISBURSEMENT_POLICY } from './policy.ts';

/** Earlier payouts to an account by one merchant in one mode. */
export type EarlierPayouts = {
  readonly payouts: number;
  /** The lower of the two middle values for an even count, so that it is an amount that was really paid. */
  readonly median: Rupiah;
  readonly largest: Rupiah;
};

/** Null if there were no payouts. */
export const earlierPayouts = (amounts: readonly Rupiah[]): EarlierPayouts | null => {
  const sorted = amounts.toSorted((a, b) => a - b);
  const median = sorted[Math.ceil(sorted.length / 2) - 1];
  const largest = sorted.at(-1);
  return median === undefined || largest === undefined ? null : { payouts: sorted.length, median, largest };
};

/** Whether there are enough payouts to compare with. */
export const isComparable = (usual: EarlierPayouts | null): usual is EarlierPayouts =>
  usual !== null && usual.payouts >= DISBURSEMENT_POLICY.unusual.leastEarlier;

/** Far above or below the account's usual amount. Never unusual with too few payouts. */
export const isUnusualAmount = (amount: Rupiah, usual: EarlierPayouts | null): boolean => {
  const { times } = DISBURSEMENT_POLICY.unusual;
  if (!isComparable(usual)) return false;
  return amount > times * usual.median || times * amount < usual.median;
};
