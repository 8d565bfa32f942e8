import { decideOtherPerson } from '../access/index.ts';
import { err, type Result } from '../kernel/index.ts';
import type { WithdrawalProblemCode } from './problems.ts';
import { type WithdrawalStatus, withdrawalTransitions } from './status.ts';

type ToReview = {
  readonly status: WithdrawalStatus;
  /** Null for an automatic withdrawal. */
  readonly makerId: string | null;
};

/** A review of a withdrawal that waits; returns the new status. Its maker may take it back, and never approves it. */
export const decideWithdrawalReview = (
  { status, makerId }: ToReview,
  { personId, verdict }: { readonly personId: string; readonly verdict: 'approve' | 'reject' },
): Result<WithdrawalStatus, WithdrawalProblemCode> => {
  const to = verdict === 'approve' ? 'processing' : 'rejected';
  const moved = withdrawalTransitions.move(status, to);
  if (!moved.ok) return err('DPAY_TRANSITION_NOT_ALLOWED', { from: status, to });
  const other = decideOtherPerson(verdict === 'approve' && makerId !== null ? [makerId] : [], personId);
  return other.ok ? moved : other;
};
