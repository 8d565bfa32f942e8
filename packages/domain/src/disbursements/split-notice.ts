import { err, ok, type Result, type Rupiah, rupiah, sumRupiah } from '../kernel/index.ts';
import { costOfTransfers, splitByBankLimit } from '../payouts/index.ts';
import { DISBURSEMENT_POLICY } from './policy.ts';
import type { DisbursementProblemCode } from './problems.ts';

export type PayoutToSplit = {
  readonly amount: Rupiah;
  /** The bank's limit for one transfer; null without a limit. */
  readonly splitLimit: Rupiah | null;
};

/** The totals of a batch, shown before submission and before approval. */
export type SplitNotice = {
  readonly payouts: number;
  readonly transfers: number;
  /** Payouts split into more than one transfer. */
  readonly split: number;
  readonly amount: Rupiah;
  readonly fee: Rupiah;
  readonly ppn: Rupiah;
  /** The balance needed: amount, fee and PPN. */
  readonly total: Rupiah;
};

export const splitNotice = (payouts: readonly PayoutToSplit[]): SplitNotice => {
  const parts = payouts.map(({ amount, splitLimit }) => splitByBankLimit(amount, splitLimit).length);
  const transfers = parts.reduce((sum, count) => sum + count, 0);
  const { fee, ppn } = costOfTransfers(transfers);
  const amount = sumRupiah(payouts.map((payout) => payout.amount));
  return {
    payouts: payouts.length,
    transfers,
    split: parts.filter((count) => count > 1).length,
    amount,
    fee,
    ppn,
    total: rupiah(amount + fee + ppn),
  };
};

/** Whether a batch of this size may be submitted. */
export const decideBatchSize = ({
  payouts,
  transfers,
}: Pick<SplitNotice, 'payouts' | 'transfers'>): Result<true, DisbursementProblemCode> => {
  const { mostItems, mostTransfers } = DISBURSEMENT_POLICY;
  if (payouts === 0) return err('DPAY_DISBURSEMENT_EMPTY');
  if (payouts > mostItems) return err('DPAY_DISBURSEMENT_TOO_MANY_ITEMS', { maximum: mostItems });
  if (transfers > mostTransfers)
    return err('DPAY_DISBURSEMENT_TOO_MANY_TRANSFERS', { maximum: mostTransfers });
  return ok(true);
};
