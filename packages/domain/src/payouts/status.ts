import { defineTransitions } from '../kernel/index.ts';

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
