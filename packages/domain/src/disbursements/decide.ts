import { decideOtherPerson } from '../access/index.ts';
import { err, ok, type Result, type Rupiah } from '../kernel/index.ts';
import { type BatchStatus, batchTransitions } from './status.ts';
import type { DisbursementProblemCode } from './problems.ts';
import { decideBatchSize, type SplitNotice } from './split-notice.ts';

export type BatchToDecide = {
  readonly status: BatchStatus;
  /** Everyone who edited it; the approver must be someone else, whatever their role. */
  readonly makerIds: readonly string[];
  /** Increases with every change of a row. */
  readonly version: number;
  readonly notice: SplitNotice;
};

type Decided = Result<true, DisbursementProblemCode>;

/** Rows can be edited before submission and after rejection. They cannot change while an approver reviews them. */
export const decideEdit = ({ status }: Pick<BatchToDecide, 'status'>): Decided => {
  if (status === 'draft' || status === 'need_revision') return ok(true);
  return err('DPAY_DISBURSEMENT_NOT_EDITABLE', { status });
};

/** The batch as its maker saw it, and the current state of its rows. */
export type Submission = {
  readonly version: number;
  readonly invalidItems: number;
  readonly validatingItems: number;
};

export const decideSubmit = (
  batch: BatchToDecide,
  { version, invalidItems, validatingItems }: Submission,
): Decided => {
  const moved = batchTransitions.move(batch.status, 'need_approval');
  if (!moved.ok) return moved;
  if (version !== batch.version) return err('DPAY_DISBURSEMENT_CHANGED');
  if (validatingItems > 0) return err('DPAY_DISBURSEMENT_VALIDATING', { count: validatingItems });
  if (invalidItems > 0) return err('DPAY_DISBURSEMENT_HAS_INVALID_ITEMS', { count: invalidItems });
  return decideBatchSize(batch.notice);
};

/** The batch as the approver saw it. */
export type Approval = {
  readonly approverId: string;
  readonly version: number;
  readonly total: Rupiah;
};

/**
 * An approval applies to one version and one total, by someone other than the makers, with enough balance. All checks run before money
 * is reserved.
 */
export const decideApprove = (
  batch: BatchToDecide,
  { approverId, version, total }: Approval,
  { available }: { available: Rupiah },
): Decided => {
  const moved = batchTransitions.move(batch.status, 'processing');
  if (!moved.ok || batch.status !== 'need_approval') {
    return err('DPAY_TRANSITION_NOT_ALLOWED', { from: batch.status, to: 'processing' });
  }
  const other = decideOtherPerson(batch.makerIds, approverId);
  if (!other.ok) return other;
  if (version !== batch.version || total !== batch.notice.total) return err('DPAY_DISBURSEMENT_CHANGED');
  if (total > available) return err('DPAY_INSUFFICIENT_BALANCE', { available, needed: total });
  return ok(true);
};

/** Makers cannot reject either, so that a rejection is never a way around the second person. */
export const decideReject = (
  batch: Pick<BatchToDecide, 'status' | 'makerIds'>,
  approverId: string,
): Decided => {
  const moved = batchTransitions.move(batch.status, 'need_revision');
  return moved.ok ? decideOtherPerson(batch.makerIds, approverId) : moved;
};

/** Number of payouts that can be retried, and number still pending. */
export type FailedPayouts = {
  readonly retriggerable: number;
  readonly processing: number;
};

/** Retries failed payouts once the whole batch has ended, if the cause was the balance or a provider. */
export const decideSendAgain = (
  { status }: Pick<BatchToDecide, 'status'>,
  { retriggerable, processing }: FailedPayouts,
): Decided => {
  if (status === 'processing') return err('DPAY_DISBURSEMENT_STILL_SENDING', { count: processing });
  const moved = batchTransitions.move(status, 'processing');
  if (!moved.ok || status === 'need_approval') {
    return err('DPAY_TRANSITION_NOT_ALLOWED', { from: status, to: 'processing' });
  }
  return retriggerable === 0 ? err('DPAY_DISBURSEMENT_NOTHING_TO_RETRIGGER') : ok(true);
};

/** The same check, plus enough balance. */
export const decideRetrigger = (
  batch: Pick<BatchToDecide, 'status'>,
  { needed, available, ...payouts }: FailedPayouts & { needed: Rupiah; available: Rupiah },
): Decided => {
  const again = decideSendAgain(batch, payouts);
  if (!again.ok) return again;
  if (needed > available) return err('DPAY_INSUFFICIENT_BALANCE', { available, needed });
  return ok(true);
};
