import { type Rupiah, rupiah } from '../rupiah.ts';

export type Percentage = {
  /** Hundredths of a percent: 0,7 % is 70, PPN of 11 % is 1100. */
  readonly basisPoints: number;
  /** Fees are rounded half up to the rupiah; a customer's surcharge is rounded up. */
  readonly round: 'half-up' | 'up';
};

const WHOLE = 10_000n;

/**
 * A share of an amount. Computed exactly before rounding, because amount × basis points can exceed a double's integer range. A negative
 * amount gives the negated share, so that reversing a fee cancels it to the rupiah.
 */
export const percentOf = (amount: Rupiah, { basisPoints, round }: Percentage): Rupiah => {
  if (!Number.isSafeInteger(basisPoints) || basisPoints < 0) {
    throw new RangeError(`Not a whole number of basis points: ${basisPoints}`);
  }
  const exact = BigInt(Math.abs(amount)) * BigInt(basisPoints);
  const remainderAdded = round === 'up' ? WHOLE - 1n : WHOLE / 2n;
  const rounded = Number((exact + remainderAdded) / WHOLE);
  return rupiah(amount < 0 ? -rounded : rounded);
};
