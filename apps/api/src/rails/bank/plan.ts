import type { AccountAnswer } from '@dasbor/domain/payouts';
import { isSameHolder, PAYOUT_FAILURE_CODES } from '@dasbor/domain/payouts';
import type { PayoutFailure } from '@dasbor/domain/payouts';

/** As our references say it of a further attempt. */
const SENT_AGAIN = /-r\d+$/;

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
 * `99` and two digits: fails with that reason of the catalogue (`9900…` the first), and arrives when it is sent again. `98`: arrives, its answer lost. `97`: fails,
 * its answer lost. `96`: the call lost, then arrives. `95`: arrives after a minute. Anything else arrives.
 */
export const planFor = (accountNumber: string, reference: string): Plan => {
  const failure =
    /^99\d\d/.test(accountNumber) && !SENT_AGAIN.test(reference)
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

export type AccountPlan = {
  answer: Exclude<AccountAnswer, { status: 'no_response' }>;
  /** The first time it is asked, nothing comes back. */
  losesAnswer: boolean;
};

/**
 * Whose account it is, by its last digits. `8422647002`, the account of the examples: held by whoever is asked about. Odd: nobody's. `02`: the bank is disturbed. `04`: somebody else's. `06`: not active
 * any more. `08`: no answer the first time. Any other even one is held by whoever is asked about.
 */
export const accountPlanFor = (accountNumber: string, askedName: string): AccountPlan => {
  const usual: AccountPlan = {
    answer: { status: 'found', name: asBanksWrite(askedName) },
    losesAnswer: false,
  };
  if (accountNumber === EXAMPLE_ACCOUNT) return usual;
  if (/[13579]$/.test(accountNumber)) return { ...usual, answer: { status: 'not_found' } };
  switch (accountNumber.slice(-2)) {
    case '02':
      return { ...usual, answer: { status: 'disturbed' } };
    case '04':
      return { ...usual, answer: { status: 'found', name: otherThan(usual.answer) } };
    case '06':
      return { ...usual, answer: { status: 'inactive' } };
    case '08':
      return { ...usual, losesAnswer: true };
    default:
      return usual;
  }
};

/** The demo merchants withdraw to it, and the examples of the contract. */
const EXAMPLE_ACCOUNT = '8422647002';
const SOMEBODY = 'BUDI SANTOSO';

/** Who does not say whom they take it to be is told somebody. */
const asBanksWrite = (name: string): string => name.trim().toUpperCase() || SOMEBODY;

const otherThan = (answer: AccountPlan['answer']): string =>
  answer.status === 'found' && isSameHolder(answer.name, SOMEBODY) ? 'RATNA KUSUMA' : SOMEBODY;
