import { decideOtherPerson } from '../access/index.ts';
import { err, ok, type Result } from '../kernel/index.ts';
import type { ApprovalProblemCode } from './problems.ts';

/** Approvals of one record, since it was last submitted. */
export type Given = {
  readonly needed: number;
  readonly approverIds: readonly string[];
};

/**
 * One more approval. Returns how many are missing after it; with 0 the record goes on. Nobody approves twice, unless the rules meanwhile ask
 * for fewer people: then anybody who may approve completes it.
 */
export const decideApproval = (
  { needed, approverIds }: Given,
  approverId: string,
): Result<{ readonly missing: number }, ApprovalProblemCode> => {
  const people = new Set([...approverIds, approverId]).size;
  if (approverIds.includes(approverId) && people < needed) return err('DPAY_ALREADY_APPROVED');
  return ok({ missing: Math.max(0, needed - people) });
};

/** Whether a record waits for this person: somebody else made it, and their approval would count. */
export const awaitsPerson = (
  { needed, approverIds, makerIds }: Given & { readonly makerIds: readonly string[] },
  personId: string,
): boolean =>
  decideOtherPerson(makerIds, personId).ok && decideApproval({ needed, approverIds }, personId).ok;

export const RULES_STATUSES = ['proposed', 'active', 'rejected', 'replaced'] as const;
export type RulesStatus = (typeof RULES_STATUSES)[number];

type Proposal = { readonly status: RulesStatus; readonly proposedById: string };

/** Rules change what one person alone may do, so nobody changes them alone. The proposer may withdraw a proposal. */
export const decideRules = (
  { status, proposedById }: Proposal,
  { personId, verdict }: { personId: string; verdict: 'approve' | 'reject' },
): Result<'active' | 'rejected', ApprovalProblemCode> => {
  const to = verdict === 'approve' ? 'active' : 'rejected';
  if (status !== 'proposed') return err('DPAY_TRANSITION_NOT_ALLOWED', { from: status, to });
  const other = verdict === 'reject' ? ok(true) : decideOtherPerson([proposedById], personId);
  return other.ok ? ok(to) : other;
};
