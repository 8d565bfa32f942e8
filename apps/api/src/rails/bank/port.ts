import type { AccountAnswer } from '@dasbor/domain/payouts';
import type { PayoutFailure } from '@dasbor/domain/payouts';
import type { Mode } from '../../platform/merchant/mode.ts';

export type TransferToMake = {
  /** By which the bank knows it: the same reference is paid once, however often it is sent. */
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
  /** The bank has it and will say later. */
  | { status: 'processing' }
  /** Nobody knows: no answer in time, or none that makes sense. It is asked about, and never sent under another reference. */
  | { status: 'unknown' };

/** What a bank says of a reference; `absent`: it never heard of it, so nothing was paid. */
export type StatusAnswer = TransferAnswer | { status: 'absent' };

/** Whose account it is; the name is whom the asker takes its holder to be, as some banks want to be told it. */
export type AccountToAsk = Pick<TransferToMake, 'mode' | 'bankCode' | 'accountNumber' | 'accountName'>;

/**
 * The way to the banks. Called outside of any transaction; an adapter must answer within `TRANSFER_TIMEOUT_MS` and says
 * `unknown` (`no_response` of an account) after it. It never throws.
 */
export type BankRail = {
  transfer: (transfer: TransferToMake) => Promise<TransferAnswer>;
  status: (transfer: Pick<TransferToMake, 'reference' | 'mode' | 'bankCode'>) => Promise<StatusAnswer>;
  inquire: (account: AccountToAsk) => Promise<AccountAnswer>;
};

export const TRANSFER_TIMEOUT_MS = 10_000;
