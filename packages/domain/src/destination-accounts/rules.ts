import { err, type Instant, ok, type Result, type Rupiah } from '../kernel/index.ts';
import type { DestinationAccountProblemCode } from './problems.ts';

export const DESTINATION_ACCOUNT_POLICY = {
  mostAccounts: 20,
  /** How long a new account takes only smaller withdrawals, so that a stolen session cannot empty the balance at once. */
  waitHours: 24,
  /** The largest withdrawal to a new account. */
  mostWhileNew: 10_000_000 as Rupiah,
} as const;

const HOUR_MS = 3_600_000;

export type AddedAccount = {
  readonly createdAt: Instant;
  /** The first account that the merchant ever added has nothing to be compared with and does not wait. */
  readonly isFirst: boolean;
};

/** Until when larger withdrawals to the account are refused; null if none are. */
export const waitsUntil = ({ createdAt, isFirst }: AddedAccount, now: Instant): Date | null => {
  const end = new Date(new Date(createdAt).getTime() + DESTINATION_ACCOUNT_POLICY.waitHours * HOUR_MS);
  return isFirst || new Date(now) >= end ? null : end;
};

/** Whether one withdrawal of this amount may go to an account that waits until then. Checked by the form, the API and each automatic run. */
export const decideWaiting = (
  amount: Rupiah,
  until: Instant | null,
): Result<Rupiah, DestinationAccountProblemCode> => {
  const { mostWhileNew: maximum } = DESTINATION_ACCOUNT_POLICY;
  return until === null || amount <= maximum
    ? ok(amount)
    : err('DPAY_DESTINATION_ACCOUNT_WAITING', { maximum, until: new Date(until).toISOString() });
};

/** Whether one more account can be added. */
export const decideAnother = (accounts: number): Result<number, DestinationAccountProblemCode> =>
  accounts < DESTINATION_ACCOUNT_POLICY.mostAccounts ? ok(accounts) : err('DPAY_DESTINATION_ACCOUNT_LIMIT');
