import { type Rupiah, toldSum } from '../../kernel/index.ts';

/**
 * One balance, method and due day are settled together. If their fees and refunds exceed their payments, they wait until a person decides:
 * nothing is taken from the available balance by itself. So they never reduce what arrives on a day either.
 */
export const settlesByItself = (net: number): boolean => net >= 0;

/** What arrives of the methods of a day, by their net amounts; null if none of them is settled by itself. */
export const netArriving = (nets: readonly number[]): Rupiah | null => {
  const arriving = nets.filter(settlesByItself);
  return arriving.length === 0 ? null : toldSum(arriving);
};
