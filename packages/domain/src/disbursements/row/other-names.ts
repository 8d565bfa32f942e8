import { isSameHolder } from '../../payouts/index.ts';
import type { Payout } from './check-row.ts';
import type { Issue } from './issues.ts';

type Holder = Pick<Payout, 'bank_code' | 'account_number' | 'account_owner_name'>;

/**
 * Rows that name an account differently from the first row that pays it, by row number. One account under many names pays one person
 * many times; only a person knows if that is intended.
 */
export const otherNamesIn = (
  payouts: Iterable<readonly [row: number, payout: Holder]>,
): ReadonlyMap<number, number> => {
  const first = new Map<string, { row: number; name: string }>();
  const others = new Map<number, number>();
  for (const [row, { bank_code, account_number, account_owner_name: name }] of payouts) {
    const key = `${bank_code} ${account_number}`;
    const earlier = first.get(key);
    if (!earlier) first.set(key, { row, name });
    else if (!isOneHolder(earlier.name, name)) others.set(row, earlier.row);
  }
  return others;
};

export const otherNameIssue = (first: number): Issue => ({
  field: 'account_owner_name',
  code: 'ACCOUNT_UNDER_OTHER_NAME',
  params: { row: first },
});

/** Either name may be the one written by a bank or wallet. */
const isOneHolder = (a: string, b: string): boolean => a === b || isSameHolder(a, b) || isSameHolder(b, a);
