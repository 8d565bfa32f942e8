import { isSameHolder } from '../payouts/index.ts';
import type { Payout } from './check-row.ts';
import type { Issue } from './issues.ts';

type Holder = Pick<Payout, 'bank_code' | 'account_number' | 'account_owner_name'>;

/**
 * Rows that name an account otherwise than the first row that pays it, by the number of the row: each with that first one. One
 * number typed under many names pays one person many times; only a person knows whether it is meant.
 */
export function otherNamesIn(
  payouts: Iterable<readonly [row: number, payout: Holder]>,
): ReadonlyMap<number, number> {
  const first = new Map<string, { row: number; name: string }>();
  const others = new Map<number, number>();
  for (const [row, { bank_code, account_number, account_owner_name: name }] of payouts) {
    const key = `${bank_code} ${account_number}`;
    const earlier = first.get(key);
    if (!earlier) first.set(key, { row, name });
    else if (!isOneHolder(earlier.name, name)) others.set(row, earlier.row);
  }
  return others;
}

export function otherNameIssue(first: number): Issue {
  return { field: 'account_owner_name', code: 'ACCOUNT_UNDER_OTHER_NAME', params: { row: first } };
}

/** Either may be the one that a bank or a wallet wrote. */
function isOneHolder(a: string, b: string): boolean {
  return a === b || isSameHolder(a, b) || isSameHolder(b, a);
}
