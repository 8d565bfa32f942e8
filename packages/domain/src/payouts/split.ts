import { type Rupiah, rupiah } from '../kernel/index.ts';

/** The smallest bank transfer, so no part may be smaller (docs/decisions/0001). */
export const SMALLEST_PART = 10_000 as Rupiah;

/**
 * The transfers of one payout within its bank's limit: as few as possible, none below the minimum. All but the last are full; if the
 * rest is too small, the part before it is reduced.
 */
export const splitByBankLimit = (amount: Rupiah, limit: Rupiah | null): readonly Rupiah[] => {
  if (limit === null || amount <= limit) return [amount];
  const full = Math.ceil(amount / limit) - 1;
  const rest = rupiah(amount - full * limit);
  const missing = Math.max(SMALLEST_PART - rest, 0);
  return [...Array<Rupiah>(full - 1).fill(limit), rupiah(limit - missing), rupiah(rest + missing)];
};
