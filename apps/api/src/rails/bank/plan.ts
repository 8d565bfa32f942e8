import { PAYOUT_FAILURE_CODES } from '@dasbor/domain/payouts';
import type { PayoutFailure } from '@dasbor/domain/payouts';

/** What the simulated bank does with a transfer, by the account number alone: the same number always fares the same. */
export type Plan = {
  outcome: { status: 'done' } | { status: 'failed'; failure: PayoutFailure };
  /** How long it works on it. */
  takesMs: number;
  /** The answer to the first call gets lost, though the bank took it. */
  losesAnswer: boolean;
  /** The call itself gets lost: the bank never hears of it. */
  losesCall: boolean;
};

const USUAL: Plan = { outcome: { status: 'done' }, takesMs: 800, losesAnswer: false, losesCall: false };

/**
 * `99` and two digits: fails with that reason of the catalogue (`9900…` the first). `98`: arrives, its answer lost. `97`: fails,
 * its answer lost. `96`: the call lost, then arrives. `95`: arrives after a minute. Anything else arrives.
 */
export const planFor = (accountNumber: string): Plan => {
  const failure = /^99\d\d/.test(accountNumber)
    ? PAYOUT_FAILURE_CODES[Number(accountNumber.slice(2, 4))]
    : undefined;
  if (failure) return { ...USUAL, outcome: { status: 'failed', failure } };
  switch (accountNumber.slice(0, 2)) {
    case '98':
      return { ...USUAL, losesAnswer: true };
    case '97':
      return { ...USUAL, outcome: { status: 'failed', failure: 'REJECTED_BY_BANK' }, losesAnswer: true };
    case '96':
      return { ...USUAL, losesCall: true };
    case '95':
      return { ...USUAL, takesMs: 60_000 };
    default:
      return USUAL;
  }
};
