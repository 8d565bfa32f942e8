import { defineTransitions } from '../kernel/index.ts';
import type { PaymentMethod } from '../payments/index.ts';

/** How the money goes back: through the payment method, or through the issuer of the card. */
export const REFUND_TYPES = ['normal', 'card'] as const;
export type RefundType = (typeof REFUND_TYPES)[number];

/** Card issuers carry refunds out themselves; all other methods refund at once. */
export const refundTypeOf = (method: PaymentMethod): RefundType => (method === 'card' ? 'card' : 'normal');

/** Product spec §4. A person's request is `started`; a request by API key is `requested`. Both wait for approval. */
export const REFUND_STATUSES = [
  'started',
  'requested',
  'approved',
  'processing',
  'done',
  'failed',
  'rejected',
] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** Product spec §4. An approved card refund waits for its issuer; every other approved refund is sent at once. */
export const refundTransitions = /* @__PURE__ */ defineTransitions<RefundStatus>({
  started: ['approved', 'processing', 'rejected'],
  requested: ['approved', 'processing', 'rejected'],
  approved: ['done', 'failed'],
  processing: ['done', 'failed'],
  done: [],
  failed: [],
  rejected: [],
});

/** The words of product spec §4 (`started` is shown as "need approval", `done` as "completed"). */
export const DISPLAYED_REFUND_STATUSES = [
  'need_approval',
  'requested',
  'processing',
  'completed',
  'failed',
  'rejected',
] as const;
export type DisplayedRefundStatus = (typeof DISPLAYED_REFUND_STATUSES)[number];

const DISPLAYED: Readonly<Record<RefundStatus, DisplayedRefundStatus>> = {
  started: 'need_approval',
  requested: 'requested',
  // Approved card refunds are shown as processing.
  approved: 'processing',
  processing: 'processing',
  done: 'completed',
  failed: 'failed',
  rejected: 'rejected',
};

export const displayedRefundStatus = (status: RefundStatus): DisplayedRefundStatus => DISPLAYED[status];

/** Statuses in which the amount counts against the payment: it went back, or may still go back. */
export const countsAgainstPayment = (status: RefundStatus): boolean =>
  status !== 'failed' && status !== 'rejected';
