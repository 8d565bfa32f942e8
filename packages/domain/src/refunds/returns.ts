import { err, ok, type Result, type Rupiah, rupiah } from '../kernel/index.ts';
import { type LedgerHolder, THE_MERCHANT } from '../ledger/index.ts';
import type { PaymentStatus } from '../payments/index.ts';
import type { RefundProblemCode } from './problems.ts';

type GivenBack = {
  readonly paidAmount: Rupiah;
  /** Sum of refunds that are neither rejected nor failed. */
  readonly refundAmount: Rupiah;
  /** Sum of payouts that return it and did not fail; drafts count too. */
  readonly returnedAmount: Rupiah;
};

/** What of a payment was neither refunded nor returned by a payout, and is not about to be. */
export const leftToReturn = ({ paidAmount, refundAmount, returnedAmount }: GivenBack): Rupiah =>
  rupiah(Math.max(0, paidAmount - refundAmount - returnedAmount));

export type ReturnablePayment = GivenBack & {
  readonly id: string;
  readonly status: PaymentStatus;
  /** Whose balance received it. */
  readonly holder: LedgerHolder;
};

/**
 * Whether payouts may return this much more of a payment (docs/decisions/0034). An edit of a row may also return less: a negative amount.
 * @param holder whose balance pays the batch
 */
export const decideReturn = (
  amount: number,
  { id, status, holder: receiver, ...given }: ReturnablePayment,
  { holder }: { holder: LedgerHolder },
): Result<number, RefundProblemCode> => {
  if (status !== 'completed') return err('DPAY_RETURN_PAYMENT_NOT_COMPLETED', { payment_id: id, status });
  if (holder !== THE_MERCHANT && holder !== receiver)
    return err('DPAY_RETURN_OTHER_BALANCE', { payment_id: id });
  const left = leftToReturn(given);
  return amount > left ? err('DPAY_RETURN_ABOVE_PAID', { payment_id: id, left }) : ok(amount);
};
