import { defineTransitions } from '../kernel/index.ts';
import type { PaymentMethod } from '../payments/index.ts';

/** How the money goes back: through the payment method, to an account that the customer names, or through the card issuer. */
export const REFUND_TYPES = ['normal', 'instant', 'card'] as const;
export type RefundType = (typeof REFUND_TYPES)[number];

/** Card issuers carry refunds out themselves; all other methods refund at once. A link to the customer is a person's choice. */
export const refundTypeOf = (method: PaymentMethod, byLink = false): RefundType => {
  if (byLink) return 'instant';
  return method === 'card' ? 'card' : 'normal';
};

/** Product spec §4. A person's request is `started`, a request by a merchant's software `requested`. Both wait for approval. */
export const REFUND_STATUSES = [
  'started',
  'requested',
  'approved',
  'rejected',
  'failed',
  'processing',
  'disbursement_pending',
  'disbursement_processing',
  'disbursement_failed',
  'disbursement_re_triggered',
  'done',
] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/**
 * Product spec §4. An approved refund by card waits for the issuer, an approved instant one for the customer; every other approved refund is
 * sent at once. An instant refund can be cancelled while no transfer is on its way (docs/decisions/0036).
 */
export const refundTransitions = /* @__PURE__ */ defineTransitions<RefundStatus>({
  started: ['approved', 'processing', 'rejected'],
  requested: ['approved', 'processing', 'rejected'],
  approved: ['done', 'failed', 'disbursement_pending', 'rejected'],
  processing: ['done', 'failed'],
  disbursement_pending: ['disbursement_processing', 'disbursement_failed', 'done'],
  disbursement_processing: ['disbursement_failed', 'done'],
  disbursement_failed: ['disbursement_re_triggered', 'approved', 'rejected'],
  disbursement_re_triggered: ['disbursement_processing', 'disbursement_failed', 'done'],
  done: [],
  failed: [],
  rejected: [],
});

/** The words of product spec §4. */
export type DisplayedRefundStatus =
  | 'need_approval'
  | 'waiting_customer_input'
  | 'completed'
  | Exclude<RefundStatus, 'started' | 'approved' | 'done'>;

/** `started` is shown as "need approval", `done` as "completed", and `approved` by what it waits for. */
export const displayedRefundStatus = ({
  status,
  type,
}: {
  status: RefundStatus;
  type: RefundType;
}): DisplayedRefundStatus => {
  if (status === 'started') return 'need_approval';
  if (status === 'done') return 'completed';
  if (status === 'approved') return type === 'instant' ? 'waiting_customer_input' : 'processing';
  return status;
};
