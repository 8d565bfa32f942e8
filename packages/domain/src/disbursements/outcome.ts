import { type Rupiah, rupiah, sumRupiah } from '../kernel/index.ts';
import {
  costOfTransfers,
  isFinalTransfer,
  type PayoutStatus,
  type TransferStatus,
} from '../payouts/index.ts';
import type { SplitNotice } from './split-notice.ts';

export type OutcomePart = {
  readonly payouts: number;
  readonly amount: Rupiah;
  readonly fee: Rupiah;
  readonly ppn: Rupiah;
  readonly total: Rupiah;
};

/** Where the money of a batch went. The three parts add up exactly to what left the balance. */
export type BatchOutcome = {
  /** Complete payouts; the amount also includes the paid parts of others. */
  readonly arrived: OutcomePart;
  /** Payouts that failed fully or in part; their amount, fee and PPN are back in the balance. */
  readonly returned: OutcomePart;
  readonly sending: OutcomePart;
};

type Moved = {
  readonly amount: Rupiah;
  readonly transfers: number;
};

type Sent = {
  readonly notice: Pick<SplitNotice, 'amount' | 'transfers'>;
  readonly counts: Readonly<Record<'processing' | 'done' | 'failed' | 'partially_success', number>>;
  readonly arrived: Moved;
  readonly sending: Moved;
};

/** For a batch that was sent. What has neither arrived nor is pending came back. */
export const batchOutcome = ({ notice, counts, arrived, sending }: Sent): BatchOutcome => {
  const returned = {
    amount: rupiah(notice.amount - arrived.amount - sending.amount),
    transfers: notice.transfers - arrived.transfers - sending.transfers,
  };
  return {
    arrived: part(counts.done, arrived),
    returned: part(counts.failed + counts.partially_success, returned),
    sending: part(counts.processing, sending),
  };
};

const part = (payouts: number, { amount, transfers }: Moved): OutcomePart => {
  const { fee, ppn } = costOfTransfers(transfers);
  return { payouts, amount, fee, ppn, total: sumRupiah([amount, fee, ppn]) };
};

/** One transfer of an item, as it was charged. */
export type ChargedTransfer = {
  /** 1 for the first; each retry adds one. */
  readonly attempt: number;
  readonly amount: Rupiah;
  readonly fee: Rupiah;
  readonly ppn: Rupiah;
  readonly status: TransferStatus;
};

/**
 * Where the money of one item is. The sums over all items equal those of the batch. Failed earlier attempts count nowhere: their money
 * came back in full and was reserved again.
 */
export const itemOutcome = (status: PayoutStatus, transfers: readonly ChargedTransfer[]): BatchOutcome => {
  const latest = Math.max(0, ...transfers.map(({ attempt }) => attempt));
  const of = (wanted: (transfer: ChargedTransfer) => boolean, counts: boolean): OutcomePart =>
    sumOf(transfers.filter(wanted), counts);
  return {
    arrived: of((transfer) => transfer.status === 'done', status === 'done'),
    returned: of(
      (transfer) => transfer.status === 'failed' && transfer.attempt === latest,
      status === 'failed' || status === 'partially_success',
    ),
    sending: of((transfer) => !isFinalTransfer(transfer.status), status === 'processing'),
  };
};

const sumOf = (transfers: readonly ChargedTransfer[], counts: boolean): OutcomePart => {
  const sum = (what: 'amount' | 'fee' | 'ppn') => sumRupiah(transfers.map((transfer) => transfer[what]));
  const [amount, fee, ppn] = [sum('amount'), sum('fee'), sum('ppn')];
  return { payouts: counts ? 1 : 0, amount, fee, ppn, total: sumRupiah([amount, fee, ppn]) };
};
