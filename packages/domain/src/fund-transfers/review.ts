import { decideOtherPerson } from '../access/index.ts';
import { err, type Result } from '../kernel/index.ts';
import type { FundTransferProblemCode } from './problems.ts';
import { type FundTransferStatus, fundTransferTransitions, type FundTransferType } from './status.ts';

type ToReview = {
  readonly status: FundTransferStatus;
  readonly type: FundTransferType;
  readonly makerId: string;
};

/** A review by someone other than the maker; returns the new status. */
export const decideReview = (
  { status, type, makerId }: ToReview,
  { approverId, verdict }: { approverId: string; verdict: 'approve' | 'reject' },
): Result<FundTransferStatus, FundTransferProblemCode> => {
  const approved = type === 'balance_to_bank' ? 'processing' : 'completed';
  const to = verdict === 'approve' ? approved : 'rejected';
  const moved = fundTransferTransitions.move(status, to);
  if (!moved.ok || status !== 'need_approval')
    return err('DPAY_TRANSITION_NOT_ALLOWED', { from: status, to });
  const other = decideOtherPerson([makerId], approverId);
  return other.ok ? moved : other;
};
