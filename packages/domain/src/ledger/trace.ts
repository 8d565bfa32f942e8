import { addRupiah, type Rupiah, rupiah } from '../kernel/index.ts';
import type { LedgerLine } from './transfer.ts';

/**
 * What the steps of a trace come to, in each account they touched and did not leave as it was: where the money stands now. As
 * every step closes, so does what they come to.
 */
export function standingAfter(steps: readonly (readonly LedgerLine[])[]): readonly LedgerLine[] {
  const standing = new Map<string, LedgerLine>();
  for (const line of steps.flat()) {
    const key = `${line.holder} ${line.account}`;
    const before: Rupiah = standing.get(key)?.amount ?? rupiah(0);
    standing.set(key, { ...line, amount: addRupiah(before, line.amount) });
  }
  return [...standing.values()].filter(({ amount }) => amount !== 0);
}
