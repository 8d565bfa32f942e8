import { type Rupiah, rupiah, sumRupiah } from '../kernel/index.ts';
import { costOfTransfers } from '../payouts/index.ts';
import type { SplitNotice } from './split-notice.ts';

export interface OutcomePart {
  readonly payouts: number;
  readonly amount: Rupiah;
  readonly fee: Rupiah;
  readonly ppn: Rupiah;
  readonly total: Rupiah;
}

/** Where the money of a batch went. The three parts come to what was taken from the balance, to the rupiah. */
export interface BatchOutcome {
  /** Whole payouts; the amount has also what arrived of the others. */
  readonly arrived: OutcomePart;
  /** Payouts that did not arrive, or not wholly; it is back in the balance, with fee and PPN. */
  readonly returned: OutcomePart;
  readonly sending: OutcomePart;
}

interface Moved {
  readonly amount: Rupiah;
  readonly transfers: number;
}

interface Sent {
  readonly notice: Pick<SplitNotice, 'amount' | 'transfers'>;
  readonly counts: Readonly<Record<'processing' | 'done' | 'failed' | 'partially_success', number>>;
  readonly arrived: Moved;
  readonly sending: Moved;
}

/** Of a batch that was sent. What neither arrived nor is on its way came back. */
export function batchOutcome({ notice, counts, arrived, sending }: Sent): BatchOutcome {
  const returned = {
    amount: rupiah(notice.amount - arrived.amount - sending.amount),
    transfers: notice.transfers - arrived.transfers - sending.transfers,
  };
  return {
    arrived: part(counts.done, arrived),
    returned: part(counts.failed + counts.partially_success, returned),
    sending: part(counts.processing, sending),
  };
}

function part(payouts: number, { amount, transfers }: Moved): OutcomePart {
  const { fee, ppn } = costOfTransfers(transfers);
  return { payouts, amount, fee, ppn, total: sumRupiah([amount, fee, ppn]) };
}
