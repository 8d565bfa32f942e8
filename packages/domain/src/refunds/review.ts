import { decideOtherPerson } from '../access/index.ts';
import { err, notesProblem, ok, problem, type Problem, type Result } from '../kernel/index.ts';
import type { RefundProblemCode } from './problems.ts';
import { type RefundStatus, refundTransitions, type RefundType } from './status.ts';

type ToReview = {
  readonly status: RefundStatus;
  readonly type: RefundType;
  /** Everyone with a hand in the request. */
  readonly makerIds: readonly string[];
};

/** Nobody has decided about it yet. */
export const awaitsDecision = (status: RefundStatus): boolean =>
  status === 'started' || status === 'requested';

/**
 * A review by someone other than the maker; returns the new status. Money that has not left can still be cancelled by a rejection: of an
 * instant refund that nobody claimed, or whose transfer failed. A card issuer is not called back.
 */
export const decideRefundReview = (
  { status, type, makerIds }: ToReview,
  { approverId, verdict }: { approverId: string; verdict: 'approve' | 'reject' },
): Result<RefundStatus, RefundProblemCode> => {
  const to = verdict === 'reject' ? 'rejected' : type === 'normal' ? 'processing' : 'approved';
  const moved = refundTransitions.move(status, to);
  const isInTime = awaitsDecision(status) || (verdict === 'reject' && type === 'instant');
  if (!moved.ok || !isInTime) return err('DPAY_TRANSITION_NOT_ALLOWED', { from: status, to });
  const other = decideOtherPerson(makerIds, approverId);
  return other.ok ? moved : other;
};

/**
 * Makers may withdraw their own request while nobody has decided about it. It needs no permission to decide, because no money moves. Product
 * spec §4 has no status for it, so it is `rejected` (docs/decisions/0034).
 */
export const decideRefundCancel = (
  { status, makerIds }: Omit<ToReview, 'type'>,
  personId: string,
): Result<'rejected', RefundProblemCode> => {
  if (!awaitsDecision(status)) return err('DPAY_TRANSITION_NOT_ALLOWED', { from: status, to: 'rejected' });
  return makerIds.includes(personId) ? ok('rejected') : err('DPAY_REFUND_NOT_YOURS');
};

/** The reason of a request or a rejection is required, and shown to other people. */
export const refundNotesProblem = (
  notes: string,
): Problem<'DPAY_REQUIRED'> | ReturnType<typeof notesProblem> =>
  notes.trim() === '' ? problem('DPAY_REQUIRED') : notesProblem(notes);
