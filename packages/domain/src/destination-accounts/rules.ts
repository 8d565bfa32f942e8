import { err, type Instant, ok, type Result, type Rupiah, rupiah } from '../kernel/index.ts';
import type { DestinationAccountProblemCode } from './problems.ts';
import type { AccountUse } from './uses.ts';

export const DESTINATION_ACCOUNT_POLICY = {
  /** By what they may receive. An own account that also receives fund transfers counts as an own account. */
  mostAccounts: { withdrawals: 20, fund_transfers: 200 } satisfies Record<AccountUse, number>,
  /** How long a new account takes only smaller withdrawals, so that a stolen session cannot empty the balance at once. */
  waitHours: 24,
  /** What a new account takes in all. */
  mostWhileNew: 10_000_000 as Rupiah,
} as const;

const HOUR_MS = 3_600_000;

export type AddedAccount = {
  /** Since when it receives withdrawals. */
  readonly ownSince: Instant;
  /** The first account that the merchant ever added has nothing to be compared with and does not wait. */
  readonly isFirst: boolean;
};

/** Until when the account is new; null if it does not wait. */
const waitsUntil = ({ ownSince, isFirst }: AddedAccount, now: Instant): Date | null => {
  const end = new Date(new Date(ownSince).getTime() + DESTINATION_ACCOUNT_POLICY.waitHours * HOUR_MS);
  return isFirst || new Date(now) >= end ? null : end;
};

/** What a new account still takes, and until when; null if it takes any amount. `taken` is what was withdrawn to it since then. */
export type NewAccountLimit = { readonly until: Instant; readonly most: Rupiah };

export const limitOf = (account: AddedAccount, taken: Rupiah, now: Instant): NewAccountLimit | null => {
  const until = waitsUntil(account, now);
  const { mostWhileNew } = DESTINATION_ACCOUNT_POLICY;
  return until && { until, most: rupiah(Math.max(0, mostWhileNew - taken)) };
};

/** Whether a withdrawal of this amount may go to an account. Checked by the form, the API and each automatic run. */
export const decideWaiting = (
  amount: Rupiah,
  limit: NewAccountLimit | null,
): Result<Rupiah, DestinationAccountProblemCode> =>
  limit === null || amount <= limit.most
    ? ok(amount)
    : err('DPAY_DESTINATION_ACCOUNT_WAITING', {
        maximum: limit.most,
        until: new Date(limit.until).toISOString(),
      });

/** Whether one more account of its kind can be added. */
export const decideAnother = (
  use: AccountUse,
  accounts: number,
): Result<number, DestinationAccountProblemCode> =>
  accounts < DESTINATION_ACCOUNT_POLICY.mostAccounts[use]
    ? ok(accounts)
    : err('DPAY_DESTINATION_ACCOUNT_LIMIT');
