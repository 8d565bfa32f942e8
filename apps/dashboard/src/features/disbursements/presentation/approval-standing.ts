import { type BatchToDecide, decideApprove } from '@dasbor/domain/disbursements';
import { type Problem, rupiah } from '@dasbor/domain/kernel';
import type { Decision } from '@dasbor/domain/policy';
import type { Evidence } from '../api/types.ts';

type Refusal = Extract<Decision, { allowed: false }>;

/** Whether an approver can say yes now, and what they wait for if not. */
export type ApprovalStanding =
  | { readonly kind: 'ready' }
  /** By the clock, by rights, or by the account's standing: no look at the batch helps. */
  | { readonly kind: 'policy'; readonly decision: Refusal }
  | { readonly kind: 'changed' }
  | { readonly kind: 'loading' }
  /** What is new about it could not be read, and nobody says yes to what they have not seen. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'short'; readonly problem: Problem; readonly missing: number }
  | { readonly kind: 'refused'; readonly problem: Problem };

interface Question {
  readonly batch: BatchToDecide;
  readonly approverId: string;
  /** What the approver had before their eyes. */
  readonly seen: { readonly version: number; readonly total: number };
  readonly evidence: Evidence | undefined;
  readonly isFailed: boolean;
  readonly policy: Decision;
}

/** The domain's two rules, asked in the order in which waiting helps least. */
export function approvalStanding(question: Question): ApprovalStanding {
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
}
