import { err, ok, type Result, type Rupiah } from '../kernel/index.ts';
import { type BatchStatus, batchTransitions } from './status.ts';
import type { DisbursementProblemCode } from './problems.ts';
import { decideBatchSize, type SplitNotice } from './split-notice.ts';

export interface BatchToDecide {
  readonly status: BatchStatus;
  /** Whoever changed a row, or submitted it, last; an approver is somebody else, whatever their role. */
  readonly makerId: string;
  /** Grows with every change of a row. */
  readonly version: number;
  readonly notice: SplitNotice;
}

type Decided = Result<true, DisbursementProblemCode>;

export function decideSubmit(batch: BatchToDecide, { invalidItems }: { invalidItems: number }): Decided {
  const moved = batchTransitions.move(batch.status, 'need_approval');
  if (!moved.ok) return moved;
  if (invalidItems > 0) return err('DPAY_DISBURSEMENT_HAS_INVALID_ITEMS', { count: invalidItems });
  return decideBatchSize(batch.notice);
}

/** What the approver had before their eyes when they said yes. */
export interface Approval {
  readonly approverId: string;
  readonly version: number;
  readonly total: Rupiah;
}

/**
 * Yes is said to one version and one total, by another person than the maker, with the money there. Each refusal comes before
 * any money is set aside.
 */
export function decideApprove(
  batch: BatchToDecide,
  { approverId, version, total }: Approval,
  { available }: { available: Rupiah },
): Decided {
  const moved = batchTransitions.move(batch.status, 'processing');
  if (!moved.ok || batch.status !== 'need_approval') {
    return err('DPAY_TRANSITION_NOT_ALLOWED', { from: batch.status, to: 'processing' });
  }
  if (approverId === batch.makerId) return err('DPAY_MAKER_IS_APPROVER');
  if (version !== batch.version || total !== batch.notice.total) return err('DPAY_DISBURSEMENT_CHANGED');
  if (total > available) return err('DPAY_INSUFFICIENT_BALANCE', { available, needed: total });
  return ok(true);
}

/** Rejecting is the approver's too, so that nobody waves their own work through by way of a rejection. */
export function decideReject(batch: Pick<BatchToDecide, 'status' | 'makerId'>, approverId: string): Decided {
  const moved = batchTransitions.move(batch.status, 'need_revision');
  if (!moved.ok) return moved;
  return approverId === batch.makerId ? err('DPAY_MAKER_IS_APPROVER') : ok(true);
}
