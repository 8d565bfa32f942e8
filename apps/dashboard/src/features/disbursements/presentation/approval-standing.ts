import { type BatchToDecide, decideApprove } from '@dasbor/domain/disbursements';
import { type Problem, rupiah } from '@dasbor/domain/kernel';
import type { Decision } from '@dasbor/domain/policy';
import type { Evidence } from '../api/types.ts';

type Refusal = Extract<Decision, { allowed: false }>;

/** Whether an approver can approve now and, if not, why. */
export type ApprovalStanding =
  | { readonly kind: 'ready' }
  /** Blocked by time, permissions or account status. Reviewing the batch does not help. */
  | { readonly kind: 'policy'; readonly decision: Refusal }
  | { readonly kind: 'changed' }
  | { readonly kind: 'loading' }
  /** The evidence could not be loaded, and nobody may approve what they have not seen. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'short'; readonly problem: Problem; readonly missing: number }
  | { readonly kind: 'refused'; readonly problem: Problem };

type Question = {
  readonly batch: BatchToDecide;
  readonly approverId: string;
  /** What the approver saw. */
  readonly seen: { readonly version: number; readonly total: number };
  readonly evidence: Evidence | undefined;
  readonly isFailed: boolean;
  readonly policy: Decision;
};

/** Applies the domain's two rules. Blockers that waiting cannot resolve come first. */
export const approvalStanding = (question: Question): ApprovalStanding => {
  const { batch, approverId, seen, evidence, isFailed, policy } = question;
  if (!policy.allowed) return { kind: 'policy', decision: policy };
  if (seen.version !== batch.version || seen.total !== batch.notice.total) return { kind: 'changed' };
  if (!evidence) return { kind: isFailed ? 'unknown' : 'loading' };

  const total = rupiah(seen.total);
  const available = rupiah(evidence.balance.available);
  const decided = decideApprove(batch, { approverId, version: seen.version, total }, { available });
  if (decided.ok) return { kind: 'ready' };
  const { problem } = decided;
  return problem.code === 'DPAY_INSUFFICIENT_BALANCE'
    ? { kind: 'short', problem, missing: total - available }
    : { kind: 'refused', problem };
};
