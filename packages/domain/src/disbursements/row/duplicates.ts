import type { Payout } from './check-row.ts';

type Destination = Pick<Payout, 'bank_code' | 'account_number' | 'amount'>;

/**
 * Rows that pay the same amount to the same account, by row number, each with the first such row. They may be pasted twice or really be
 * two wages; only a person knows, so this is a warning.
 */
export const duplicatesIn = (
  payouts: Iterable<readonly [row: number, payout: Destination]>,
): ReadonlyMap<number, number> => {
  const first = new Map<string, number>();
  const duplicates = new Map<number, number>();
  for (const [row, { bank_code, account_number, amount }] of payouts) {
    const key = `${bank_code} ${account_number} ${amount}`;
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, row);
    else duplicates.set(row, earlier);
  }
  return duplicates;
};
