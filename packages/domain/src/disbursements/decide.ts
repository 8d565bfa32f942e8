import { decideOtherPerson } from '../access/index.ts';
import { err, ok, type Result, type Rupiah } from '../kernel/index.ts';
import { type BatchStatus, batchTransitions } from './status.ts';
import type { DisbursementProblemCode } from './problems.ts';
import { decideBatchSize, type SplitNotice } from './split-notice.ts';

export interface BatchToDecide {
  readonly status: BatchStatus;
  /** Everybody who had a hand in it; an approver is somebody else, whatever their role. */
  readonly makerIds: readonly string[];
  /** Grows with every change of a row. */
  readonly version: number;
  readonly notice: SplitNotice;
}

type Decided = Result<true, DisbursementProblemCode>;

/** Rows are mended before a batch is handed over, and after it was sent back; what an approver looks at stays as it is. */
export function decideEdit({ status }: Pick<BatchToDecide, 'status'>): Decided {
  if (status === 'draft' || status === 'need_revision') return ok(true);
  return err('DPAY_DISBURSEMENT_NOT_EDITABLE', { status });
}

/** What its maker had before their eyes, and how its rows stand now. */
export interface Submission {
  readonly version: number;
  readonly invalidItems: number;
  readonly validatingItems: number;
}

export function decideSubmit(
  batch: BatchToDecide,
  { version, invalidItems, validatingItems }: Submission,
): Decided {
  const moved = batchTransitions.move(batch.status, 'need_approval');
  if (!moved.ok) return moved;
  if (version !== batch.version) return err('DPAY_DISBURSEMENT_CHANGED');
  if (validatingItems > 0) return err('DPAY_DISBURSEMENT_VALIDATING', { count: validatingItems });
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
  const other = decideOtherPerson(batch.makerIds, approverId);
  if (!other.ok) return other;
  if (version !== batch.version || total !== batch.notice.total) return err('DPAY_DISBURSEMENT_CHANGED');
  if (total > available) return err('DPAY_INSUFFICIENT_BALANCE', { available, needed: total });
  return ok(true);
}

/** Rejecting is the approver's too, so that nobody waves their own work through by way of a rejection. */
export function decideReject(batch: Pick<BatchToDecide, 'status' | 'makerIds'>, approverId: string): Decided {
  const moved = batchTransitions.move(batch.status, 'need_revision');
  return moved.ok ? decideOtherPerson(batch.makerIds, approverId) : moved;
}

/** How many of the payouts may be sent again, and how many are still under way. */
export interface FailedPayouts {
  readonly retriggerable: number;
  readonly processing: number;
}

/** What failed is sent again when the whole batch has ended, for what lies with the balance or a provider. */
export function decideSendAgain(
  { status }: Pick<BatchToDecide, 'status'>,
  { retriggerable, processing }: FailedPayouts,
): Decided {
  if (status === 'processing') return err('DPAY_DISBURSEMENT_STILL_SENDING', { count: processing });
  const moved = batchTransitions.move(status, 'processing');
  if (!moved.ok || status === 'need_approval') {
    return err('DPAY_TRANSITION_NOT_ALLOWED', { from: status, to: 'processing' });
  }
  return retriggerable === 0 ? err('DPAY_DISBURSEMENT_NOTHING_TO_RETRIGGER') : ok(true);
}

/** The same, with the money for it there. */
export function decideRetrigger(
  batch: Pick<BatchToDecide, 'status'>,
  { needed, available, ...payouts }: FailedPayouts & { needed: Rupiah; available: Rupiah },
): Decided {
  const again = decideSendAgain(batch, payouts);
  if (!again.ok) return again;
  if (needed > available) return err('DPAY_INSUFFICIENT_BALANCE', { available, needed });
  return ok(true);
}
