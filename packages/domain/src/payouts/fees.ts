import { percentOf, type Rupiah, rupiah } from '../kernel/index.ts';
import { PPN_BASIS_POINTS } from '../payments/index.ts';

/** Rupiah per bank transfer, before PPN (docs/decisions/0001). A withdrawal to the merchant's own account is free. */
export const FEE_PER_TRANSFER = 3_000 as Rupiah;

export type PayoutCost = {
  readonly fee: Rupiah;
  readonly ppn: Rupiah;
};

/** The cost of one transfer; PPN is rounded half up for each. */
export const costOfTransfer = (fee: Rupiah = FEE_PER_TRANSFER): PayoutCost => ({
  fee,
  ppn: percentOf(fee, { basisPoints: PPN_BASIS_POINTS, round: 'half-up' }),
});

export const costOfTransfers = (count: number, fee?: Rupiah): PayoutCost => {
  const one = costOfTransfer(fee);
  return { fee: rupiah(one.fee * count), ppn: rupiah(one.ppn * count) };
};
