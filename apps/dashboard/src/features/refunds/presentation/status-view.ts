import type { RefundClaimState } from '@dasbor/domain/refund-claims';
import {
  awaitsDecision,
  type DisplayedRefundStatus,
  displayedRefundStatus,
  type RefundStatus,
  type RefundType,
} from '@dasbor/domain/refunds';
import type { Meanings } from '../../../shared/status/meanings.ts';
import type { Refund } from '../api/types.ts';

export const refundMeanings: Meanings<DisplayedRefundStatus> = {
  need_approval: 'waiting_approval',
  requested: 'requested',
  waiting_customer_input: 'waiting_customer',
  processing: 'processing',
  disbursement_pending: 'queued',
  disbursement_processing: 'processing',
  disbursement_failed: 'failed',
  disbursement_re_triggered: 'retrying',
  completed: 'completed',
  failed: 'failed',
  rejected: 'rejected',
};

/** A transfer of an instant refund. */
export const attemptMeanings: Meanings<Refund['attempts'][number]['status']> = {
  waiting: 'queued',
  processing: 'processing',
  done: 'completed',
  failed: 'failed',
};

/** The statuses of a filter. */
export const FILTERED_STATUSES = [
  'started',
  'requested',
  'approved',
  'processing',
  'disbursement_pending',
  'disbursement_processing',
  'disbursement_failed',
  'disbursement_re_triggered',
  'done',
  'failed',
  'rejected',
] as const satisfies readonly RefundStatus[];

export const filterMeanings: Meanings<RefundStatus> = {
  disbursement_pending: 'queued',
  disbursement_processing: 'processing',
  disbursement_failed: 'failed',
  disbursement_re_triggered: 'retrying',
  started: 'waiting_approval',
  requested: 'requested',
  approved: 'approved',
  processing: 'processing',
  done: 'completed',
  failed: 'failed',
  rejected: 'rejected',
};

/** The latest link of a refund is never one that was replaced. */
export const linkMeanings: Meanings<RefundClaimState> = {
  open: 'waiting_customer',
  used: 'processing',
  expired: 'expired',
  replaced: 'cancelled',
  cancelled: 'cancelled',
  paid: 'completed',
  failed: 'failed',
};

/** The status as the product names it. */
export const shownRefundStatus = ({ status, type }: { status: string; type: string }): string =>
  displayedRefundStatus({ status: status as RefundStatus, type: type as RefundType });

/** Nobody has decided about it yet. */
export const isWaiting = ({ status }: Refund): boolean => awaitsDecision(status as RefundStatus);
