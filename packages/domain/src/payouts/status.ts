import { defineTransitions, type Rupiah, sumRupiah } from '../kernel/index.ts';
import { isRetriggerable } from './failures.ts';

/** One transfer at a bank. What nobody knows is asked about until it is known; it is never sent again under another reference. */
export const TRANSFER_STATUSES = ['waiting', 'sending', 'unknown', 'done', 'failed'] as const;
export type TransferStatus = (typeof TRANSFER_STATUSES)[number];

export const transferTransitions = /* @__PURE__ */ defineTransitions<TransferStatus>({
  waiting: ['sending'],
  // Back to waiting only when the bank says that it never heard of the reference.
  sending: ['unknown', 'waiting', 'done', 'failed'],
  unknown: ['waiting', 'done', 'failed'],
  done: [],
  failed: [],
});

export type EndedTransfer = Extract<TransferStatus, 'done' | 'failed'>;

export function isFinalTransfer(status: TransferStatus): status is EndedTransfer {
  return transferTransitions.isFinal(status);
}

/** Of a withdrawal, a payout of a batch, or a transfer to a bank account: as its transfers stand together. */
export type PayoutStatus = 'processing' | 'done' | 'failed' | 'partially_success';

export function payoutStatusOf(transfers: readonly TransferStatus[]): PayoutStatus {
  if (transfers.length === 0 || !transfers.every(isFinalTransfer)) return 'processing';
  if (transfers.every((status) => status === 'done')) return 'done';
  return transfers.some((status) => status === 'done') ? 'partially_success' : 'failed';
}

export interface SentTransfer {
  readonly amount: Rupiah;
  readonly status: TransferStatus;
  readonly failure: string | null;
}

export interface PayoutOutcome {
  readonly status: PayoutStatus;
  /** What arrived, over all attempts. */
  readonly paid: Rupiah;
  /** Why the rest did not. Of several reasons one that sending again does not mend comes first. */
  readonly failure: string | null;
  /** Whether all of the rest may be sent again as it is. */
  readonly retriggerable: boolean;
}

/** How a payout stands that may have been sent more than once: by what arrived of it, not by how often it was tried. */
export function payoutOutcome(
  amount: Rupiah,
  { earlier, latest }: { earlier: readonly SentTransfer[]; latest: readonly SentTransfer[] },
): PayoutOutcome {
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
}
