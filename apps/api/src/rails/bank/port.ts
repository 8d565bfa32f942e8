import type { AccountAnswer } from '@dasbor/domain/payouts';
import type { PayoutFailure } from '@dasbor/domain/payouts';
import type { Mode } from '../../platform/merchant/mode.ts';

export type TransferToMake = {
  /** The bank's idempotency key: the same reference is paid once, however often it is sent. */
  reference: string;
  mode: Mode;
  bankCode: string;
  accountNumber: string;
  accountName: string;
  /** Rupiah. */
  amount: number;
};

export type TransferAnswer =
  | { status: 'done'; bankReference: string }
  | { status: 'failed'; failure: PayoutFailure }
  /** The bank accepted it and answers later. */
  | { status: 'processing' }
  /** Unknown: no answer in time, or an unintelligible one. It is enquired about, and never sent with another reference. */
  | { status: 'unknown' };

/** A bank's answer about a transfer; `absent`: it never received the reference, so nothing was paid. */
export type StatusAnswer = TransferAnswer | { status: 'absent' };

/** The account to look up. The name is the expected holder, which some banks require. */
export type AccountToAsk = Pick<TransferToMake, 'mode' | 'bankCode' | 'accountNumber' | 'accountName'>;

/**
 * The interface to the banks. Called outside transactions. An adapter must answer within `TRANSFER_TIMEOUT_MS`, and returns `unknown` (for
 * an account `no_response`) after it. It never throws. `conformance/bank.ts` tests all of this on any adapter.
 */
export type BankRail = {
  transfer: (transfer: TransferToMake) => Promise<TransferAnswer>;
  /**
   * The state of a transfer that was sent before. A bank that knows the reference with another amount or account made another transfer:
   * the answer is `unknown`, and a person decides.
   */
  status: (transfer: TransferToMake) => Promise<StatusAnswer>;
  inquire: (account: AccountToAsk) => Promise<AccountAnswer>;
};

export const TRANSFER_TIMEOUT_MS = 10_000;
