import { addRupiah, type Rupiah, subtractRupiah } from '../kernel/index.ts';
import { type FeePayer, feePayerOf, type FeeRate, feesOf, PPN_BASIS_POINTS } from './fees.ts';
import { PAYMENT_METHODS, type PaymentMethod } from './methods.ts';

export type FeePreview = {
  readonly method: PaymentMethod;
  readonly payer: FeePayer;
  /** The fee and its PPN. */
  readonly fee: Rupiah;
  /** What the customer pays. */
  readonly total: Rupiah;
  /** What the merchant receives; null if the fee is more than the price. */
  readonly net: Rupiah | null;
};

/** What a price costs by each method under a setting, at the usual rate of the method. */
export const previewFees = (price: Rupiah, ofOrder: FeePayer): readonly FeePreview[] =>
  PAYMENT_METHODS.map((method) => {
    const payer = feePayerOf(method, ofOrder);
    const { mdrFee, ppn, adminFee } = feesOf(price, { method, channel: '', payer });
    const fee = addRupiah(mdrFee, ppn);
    const total = addRupiah(price, adminFee);
    return { method, payer, fee, total, net: fee > total ? null : subtractRupiah(total, fee) };
  });

/** A rate with PPN on it: 1,5 % becomes 1,665 %, and Rp 4.000 becomes Rp 4.440. */
export const rateWithPpn = (
  { basisPoints, flat }: FeeRate,
  ppnBasisPoints: number = PPN_BASIS_POINTS,
): FeeRate => ({
  basisPoints: (basisPoints * (10_000 + ppnBasisPoints)) / 10_000,
  flat: Math.round((flat * (10_000 + ppnBasisPoints)) / 10_000),
});
