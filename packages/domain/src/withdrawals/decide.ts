import { err, ok, type Result, type Rupiah } from '../kernel/index.ts';
import type { WithdrawalProblemCode } from './problems.ts';

/** Product spec §5 and §9. */
export const SMALLEST_WITHDRAWAL = 10_000 as Rupiah;

/** Checked by the form while the amount is typed, and by the API when the money is reserved. */
export const decideWithdrawal = (
  amount: Rupiah,
  { available, maximum }: { available: Rupiah; maximum: Rupiah },
): Result<Rupiah, WithdrawalProblemCode> => {
  if (amount < SMALLEST_WITHDRAWAL) {
    return err('DPAY_AMOUNT_BELOW_MINIMUM', { minimum: SMALLEST_WITHDRAWAL });
  }
  if (amount > maximum) return err('DPAY_AMOUNT_ABOVE_MAXIMUM', { maximum });
  if (amount > available) return err('DPAY_INSUFFICIENT_BALANCE', { available, needed: amount });
  return ok(amount);
};
