import { decideOtherPerson } from '../access/index.ts';
import { err, type Result } from '../kernel/index.ts';
import type { FundTransferProblemCode } from './problems.ts';
import { type FundTransferStatus, fundTransferTransitions, type FundTransferType } from './status.ts';

interface ToReview {
  readonly status: FundTransferStatus;
  readonly type: FundTransferType;
  readonly makerId: string;
}

/** Yes or no by somebody else than its maker; what it is afterwards. */
export function decideReview(
  { status, type, makerId }: ToReview,
  { approverId, verdict }: { approverId: string; verdict: 'approve' | 'reject' },
): Result<FundTransferStatus, FundTransferProblemCode> {
  const approved = type === 'balance_to_bank' ? 'processing' : 'completed';
  const to = verdict === 'approve' ? approved : 'rejected';
  const moved = fundTransferTransitions.move(status, to);
  if (!moved.ok || status !== 'need_approval')
    return err('DPAY_TRANSITION_NOT_ALLOWED', { from: status, to });
  const other = decideOtherPerson([makerId], approverId);
  return other.ok ? moved : other;
}

/** An account of the whitelist before it may be paid, and after somebody else said yes to it. */
export const WHITELIST_STATUSES = ['need_approval', 'approved'] as const;
export type WhitelistStatus = (typeof WHITELIST_STATUSES)[number];

interface AccountToReview {
  readonly status: WhitelistStatus;
  readonly makerId: string;
}

/** Where money may go is decided as money itself is: by somebody else than whoever wrote it down. */
export function decideAccountReview(
  { status, makerId }: AccountToReview,
  approverId: string,
): Result<true, FundTransferProblemCode> {
  if (status !== 'need_approval') return err('DPAY_TRANSITION_NOT_ALLOWED', { from: status, to: 'approved' });
  return decideOtherPerson([makerId], approverId);
}
