import { addRupiah, type Rupiah, rupiah } from '../kernel/index.ts';
import type { LedgerLine } from './transfer.ts';

/**
 * The net change of each account over the steps of a trace, without accounts that are unchanged: where the money is now. Each step
 * balances, so the result does too.
 */
export const standingAfter = (steps: readonly (readonly LedgerLine[])[]): readonly LedgerLine[] => {
  const standing = new Map<string, LedgerLine>();
  for (const line of steps.flat()) {
    const key = `${line.holder} ${line.account}`;
    const before: Rupiah = standing.get(key)?.amount ?? rupiah(0);
    standing.set(key, { ...line, amount: addRupiah(before, line.amount) });
  }
  return [...standing.values()].filter(({ amount }) => amount !== 0);
};
