import { type Rupiah, sumRupiah } from '../kernel/index.ts';
import type { LedgerAccount, LedgerHolder } from './accounts.ts';

/** The kinds of transfers, as named in the history, exports and the money trail. */
export const TRANSFER_KINDS = [
  'payment.completed',
  'settlement.settled',
  'top_up.paid',
  'withdrawal.reserved',
  'withdrawal.delivered',
  'withdrawal.released',
  'disbursement.reserved',
  'disbursement.delivered',
  'disbursement.released',
  'fund_transfer.reserved',
  'fund_transfer.delivered',
  'fund_transfer.released',
  'fund_transfer.moved',
  'snap_transfer.reserved',
  'snap_transfer.delivered',
  'snap_transfer.released',
  'refund.reserved',
  'refund.delivered',
  'refund.released',
] as const;

export type TransferKind = (typeof TRANSFER_KINDS)[number];

/** Positive into an account, negative out of it. */
export type LedgerLine = {
  readonly holder: LedgerHolder;
  readonly account: LedgerAccount;
  readonly amount: Rupiah;
};

/** One movement of money. Identified by kind, `ref` and `step`, and posted once however often it is reported. */
export type Transfer = {
  readonly kind: TransferKind;
  /** The id of the payment, payout or withdrawal. */
  readonly ref: string;
  /** Distinguishes repeated movements of one record: the attempt of a payout. */
  readonly step: number;
  readonly lines: readonly LedgerLine[];
};

/** Money only moves: the lines add up to zero. */
export const closes = ({ lines }: Pick<Transfer, 'lines'>): boolean =>
  lines.length >= 2 &&
  lines.every(({ amount }) => amount !== 0) &&
  sumRupiah(lines.map(({ amount }) => amount)) === 0;
