import { type Rupiah, sumRupiah } from '../kernel/index.ts';
import type { LedgerAccount, LedgerHolder } from './accounts.ts';

/** What may happen to money. `kind` names it in the history, in the export and in the trace. */
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
] as const;

export type TransferKind = (typeof TRANSFER_KINDS)[number];

/** Into an account above zero, out of it below. */
export interface LedgerLine {
  readonly holder: LedgerHolder;
  readonly account: LedgerAccount;
  readonly amount: Rupiah;
}

/** One fact about money. The same fact, by kind, `ref` and `step`, is posted once however often it is told. */
export interface Transfer {
  readonly kind: TransferKind;
  /** The payment, payout, withdrawal … it is about. */
  readonly ref: string;
  /** Tells apart what may happen to one thing more than once: the attempt of a payout. */
  readonly step: number;
  readonly lines: readonly LedgerLine[];
}

/** Money only moves: what leaves one account arrives in others, to the rupiah. */
export function closes({ lines }: Pick<Transfer, 'lines'>): boolean {
  return (
    lines.length >= 2 &&
    lines.every(({ amount }) => amount !== 0) &&
    sumRupiah(lines.map(({ amount }) => amount)) === 0
  );
}
