import { err, ok, type Result, type Rupiah, rupiah, sumRupiah } from '../kernel/index.ts';
import type { RefundProblemCode } from './problems.ts';

/** What an unsettled payment still brings to its settlement: paid amount, less fee, VAT and earlier deductions. */
export type UnsettledPayment = { readonly id: string; readonly left: Rupiah };

export type Deduction = { readonly paymentId: string; readonly amount: Rupiah };

/**
 * A refund is paid from unsettled payments of the same method and balance: first from the refunded payment itself, then in the given
 * order (product spec §8, "insufficient unsettled payments").
 */
export const fundRefund = (
  { paymentId, amount }: { paymentId: string; amount: Rupiah },
  unsettled: readonly UnsettledPayment[],
): Result<readonly Deduction[], RefundProblemCode> => {
  const usable = unsettled.filter(({ left }) => left > 0);
  const available = sumRupiah(usable.map(({ left }) => left));
  if (available < amount) return err('DPAY_REFUND_UNSETTLED_INSUFFICIENT', { available, needed: amount });

  const deductions: Deduction[] = [];
  let needed: number = amount;
  for (const { id, left } of [
    ...usable.filter(({ id }) => id === paymentId),
    ...usable.filter(({ id }) => id !== paymentId),
  ]) {
    if (needed === 0) break;
    const taken = Math.min(needed, left);
    deductions.push({ paymentId: id, amount: rupiah(taken) });
    needed -= taken;
  }
  return ok(deductions);
};
