import type { LedgerHolder } from './accounts.ts';

/** An entry of an available balance, with the sums of its account after it. In rupiah. */
export type BalanceEntry = {
  readonly holder: LedgerHolder;
  readonly amount: number;
  readonly creditedAfter: number;
  readonly balanceAfter: number;
};

/** Rupiah number `from` (excluded) to `to` (included) of all that a balance received, or of all that it paid. */
export type MoneyRange = {
  readonly holder: LedgerHolder;
  readonly direction: 'received' | 'paid';
  readonly from: number;
  readonly to: number;
};

/**
 * Money leaves a balance in the order in which it arrived. So what the balance paid from rupiah number n on is spent money of what it
 * received from rupiah number n on. Adjacent entries, such as the payouts of a batch, are one range.
 */
export const rangesOf = (entries: readonly BalanceEntry[]): readonly MoneyRange[] => {
  const ranges: MoneyRange[] = [];
  for (const { holder, amount, creditedAfter, balanceAfter } of entries) {
    const direction = amount > 0 ? 'received' : 'paid';
    const to = amount > 0 ? creditedAfter : creditedAfter - balanceAfter;
    const from = to - Math.abs(amount);
    const before = ranges.at(-1);
    if (before?.holder === holder && before.direction === direction && before.to === from)
      ranges[ranges.length - 1] = { ...before, to };
    else ranges.push({ holder, direction, from, to });
  }
  return ranges;
};
