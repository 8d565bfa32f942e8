import { type Rupiah, rupiah } from '../kernel/index.ts';

/** A bank takes no transfer below this, so no part may be smaller (docs/decisions/0001). */
export const SMALLEST_PART = 10_000 as Rupiah;

/**
 * One payout as the transfers that its bank's limit allows: as few as can be, each at most the limit, none below the
 * smallest. All but the last are full; a rest that would be too small is filled up from the part before it.
 */
export function splitByBankLimit(amount: Rupiah, limit: Rupiah | null): readonly Rupiah[] {
  if (limit === null || amount <= limit) return [amount];
  const full = Math.ceil(amount / limit) - 1;
  const rest = rupiah(amount - full * limit);
  const missing = Math.max(SMALLEST_PART - rest, 0);
  return [...Array<Rupiah>(full - 1).fill(limit), rupiah(limit - missing), rupiah(rest + missing)];
}
