import { defineTransitions, type Rupiah, sumRupiah } from '../kernel/index.ts';
import { isRetriggerable } from './failures.ts';

/** One transfer at a bank. An unknown result is queried until it is known; the transfer is never sent again under another reference. */
export const TRANSFER_STATUSES = ['waiting', 'sending', 'unknown', 'done', 'failed'] as const;
export type TransferStatus = (typeof TRANSFER_STATUSES)[number];

export const transferTransitions = /* @__PURE__ */ defineTransitions<TransferStatus>({
  // Fails without being sent if it waits for its account and is cancelled.
  waiting: ['sending', 'failed'],
  // Returns to waiting only if the bank confirms that it never received the reference.
  sending: ['unknown', 'waiting', 'done', 'failed'],
  unknown: ['waiting', 'done', 'failed'],
  done: [],
  failed: [],
});

export type EndedTransfer = Extract<TransferStatus, 'done' | 'failed'>;

export const isFinalTransfer = (status: TransferStatus): status is EndedTransfer =>
  transferTransitions.isFinal(status);

/** The status of a withdrawal, a batch's payout or a bank transfer, derived from its transfers. */
export type PayoutStatus = 'processing' | 'done' | 'failed' | 'partially_success';

export const payoutStatusOf = (transfers: readonly TransferStatus[]): PayoutStatus => {
  if (transfers.length === 0 || !transfers.every(isFinalTransfer)) return 'processing';
  if (transfers.every((status) => status === 'done')) return 'done';
  return transfers.some((status) => status === 'done') ? 'partially_success' : 'failed';
};

export type SentTransfer = {
  readonly amount: Rupiah;
  readonly status: TransferStatus;
  readonly failure: string | null;
};

export type PayoutOutcome = {
  readonly status: PayoutStatus;
  /** The paid amount over all attempts. */
  readonly paid: Rupiah;
  /** Why the rest failed; a reason that cannot be retried comes first. */
  readonly failure: string | null;
  /** Whether all of the rest can be retried unchanged. */
  readonly retriggerable: boolean;
};

/** The status of a payout over all its attempts, based on the paid amount rather than the number of attempts. */
export const payoutOutcome = (
  amount: Rupiah,
  { earlier, latest }: { earlier: readonly SentTransfer[]; latest: readonly SentTransfer[] },
): PayoutOutcome => {
  const arrived = [...earlier, ...latest].filter(({ status }) => status === 'done');
  const paid = sumRupiah(arrived.map((transfer) => transfer.amount));
  if (payoutStatusOf(latest.map(({ status }) => status)) === 'processing') {
    return { status: 'processing', paid, failure: null, retriggerable: false };
  }
  if (paid >= amount) return { status: 'done', paid, failure: null, retriggerable: false };
  const failures = latest.flatMap(({ failure }) => (failure === null ? [] : [failure]));
  const lasting = failures.find((failure) => !isRetriggerable(failure));
  return {
    status: paid === 0 ? 'failed' : 'partially_success',
    paid,
    failure: lasting ?? failures[0] ?? null,
    retriggerable: failures.length > 0 && lasting === undefined,
  };
};
