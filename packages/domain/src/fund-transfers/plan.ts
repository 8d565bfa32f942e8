import { err, ok, type Result, type Rupiah, rupiah, sumRupiah } from '../kernel/index.ts';
import { costOfTransfer, SMALLEST_PART } from '../payouts/index.ts';
import type { FundTransferProblemCode } from './problems.ts';
import type { FundTransferType } from './status.ts';

/** What leaves the source, with its fees. */
export type FundTransferPlan = {
  readonly amount: Rupiah;
  readonly fee: Rupiah;
  readonly ppn: Rupiah;
  readonly total: Rupiah;
};

/** Transfers between balances are free and have no minimum; a bank has a minimum and a fee. */
const smallestFundTransfer = (type: FundTransferType): Rupiah =>
  type === 'balance_to_bank' ? SMALLEST_PART : rupiah(1);

/**
 * Checked by the form while the amount is typed, on request and on approval.
 * @param limits `maximum`: the bank's limit for one transfer; a fund transfer is never split
 */
export const planFundTransfer = (
  type: FundTransferType,
  amount: Rupiah,
  { available, maximum }: { available: Rupiah; maximum: Rupiah | null },
): Result<FundTransferPlan, FundTransferProblemCode> => {
  const minimum = smallestFundTransfer(type);
  if (amount < minimum) return err('DPAY_AMOUNT_BELOW_MINIMUM', { minimum });
  if (maximum !== null && amount > maximum) return err('DPAY_AMOUNT_ABOVE_MAXIMUM', { maximum });
  const { fee, ppn } = type === 'balance_to_bank' ? costOfTransfer() : { fee: rupiah(0), ppn: rupiah(0) };
  const total = sumRupiah([amount, fee, ppn]);
  if (total > available) return err('DPAY_INSUFFICIENT_BALANCE', { available, needed: total });
  return ok({ amount, fee, ppn, total });
};
