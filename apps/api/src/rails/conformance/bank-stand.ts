import { expect } from 'vitest';
import type { AccountToAsk, BankRail, StatusAnswer, TransferToMake } from '../bank/port.ts';
import type { Wire } from './wire.ts';

/** What the bank, or the network before it, does with a transfer. */
export type Fate =
  | 'arrives'
  /** Accepted at once, paid later. */
  | 'takes_long'
  | 'refused'
  /** The bank never receives the first call. */
  | 'call_lost'
  /** The bank acts on the first call, and its answer is lost. */
  | 'answer_lost'
  | 'refused_answer_lost';

export type AccountKind = 'found' | 'not_found' | 'inactive' | 'disturbed' | 'silent_at_first';

/** An adapter and the bank behind it: a simulator, a partner's sandbox, or a server of the test. */
export type BankStand = {
  rail: BankRail;
  /** A transfer with a new reference that meets this fate. */
  transferTo: (fate: Fate) => TransferToMake;
  accountOf: (kind: AccountKind) => AccountToAsk;
  /** Lets the bank finish everything that it received. */
  settle: () => Promise<void>;
  /** The rupiah that left under this reference, by the bank's own books. */
  paidUnder: (reference: string) => Promise<number>;
  close: () => Promise<void>;
};

/** An adapter that calls the bank over HTTP, through a wire that can be cut. */
export type WiredBankStand = BankStand & {
  wire: Wire;
  paths: { transfer: string; status: string; inquiry: string };
};

/** Lets the bank finish, and asks. */
export const outcomeOf = async (stand: BankStand, transfer: TransferToMake): Promise<StatusAnswer> => {
  await stand.settle();
  return stand.rail.status(transfer);
};

export const DONE = { status: 'done', bankReference: expect.stringMatching(/./) };
export const FAILED = { status: 'failed', failure: expect.stringMatching(/^[A-Z_]+$/) };
export const UNKNOWN = { status: 'unknown' };
export const ABSENT = { status: 'absent' };
/** Answers of a bank that accepted a transfer. */
export const ACCEPTED = ['processing', 'done'];
