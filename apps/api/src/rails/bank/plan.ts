import type { AccountAnswer } from '@dasbor/domain/payouts';
import { isSameHolder, PAYOUT_FAILURE_CODES } from '@dasbor/domain/payouts';
import type { PayoutFailure } from '@dasbor/domain/payouts';

/** Marks a further attempt in our references. */
const SENT_AGAIN = /-r\d+$/;

/** How the simulated bank handles a transfer. Depends only on the account number, so that results are reproducible. */
export type Plan = {
  outcome: { status: 'done' } | { status: 'failed'; failure: PayoutFailure };
  /** The processing time. */
  takesMs: number;
  /** The answer to the first call is lost, although the bank received it. */
  losesAnswer: boolean;
  /** The call is lost: the bank never receives it. */
  losesCall: boolean;
};

const USUAL: Plan = { outcome: { status: 'done' }, takesMs: 800, losesAnswer: false, losesCall: false };

/**
 * `99` and two digits: fails with that reason of the catalogue (`9900…` is the first), and arrives when retried. `98`: arrives, answer
 * lost. `97`: fails, answer lost. `96`: call lost, then arrives. `95`: arrives after a minute. All others arrive.
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
  /** The first question gets no answer. */
  losesAnswer: boolean;
};

/**
 * The account holder by the last digits. `8422647002`, the example account: held by any name asked. Odd: unknown account. `02`: bank error.
 * `04`: another holder. `06`: inactive. `08`: no answer the first time. Other even digits: held by any name asked.
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

/** Used by the demo merchants' withdrawals and the contract's examples. */
const EXAMPLE_ACCOUNT = '8422647002';
const SOMEBODY = 'BUDI SANTOSO';

/** Without an expected name, the bank returns a made-up one. */
const asBanksWrite = (name: string): string => name.trim().toUpperCase() || SOMEBODY;

const otherThan = (answer: AccountPlan['answer']): string =>
  answer.status === 'found' && isSameHolder(answer.name, SOMEBODY) ? 'RATNA KUSUMA' : SOMEBODY;
