import type { Rupiah } from '../kernel/index.ts';
import { problem, type Problem } from '../kernel/index.ts';
import { APPROVAL_KINDS, type ApprovalKind, APPROVALS } from './kinds.ts';
import type { ApprovalProblemCode } from './problems.ts';

/** From which amount one or two people more must approve; null for never. */
export type ApprovalRule = {
  readonly one_more_from: Rupiah | null;
  readonly two_more_from: Rupiah | null;
};
export type ApprovalRules = Readonly<Record<ApprovalKind, ApprovalRule>>;

export const NO_APPROVAL_RULES: ApprovalRules = /* @__PURE__ */ Object.fromEntries(
  APPROVAL_KINDS.map((kind) => [kind, { one_more_from: null, two_more_from: null }]),
) as unknown as ApprovalRules;

/** How many different people must approve this amount. */
export const approversNeeded = (rules: ApprovalRules, kind: ApprovalKind, amount: number): number =>
  APPROVALS[kind].least + peopleMore(rules[kind], amount);

const peopleMore = ({ one_more_from: one, two_more_from: two }: ApprovalRule, amount: number): number => {
  if (two !== null && amount >= two) return 2;
  return one !== null && amount >= one ? 1 : 0;
};

/** The most that these rules ask for, whatever the amount. */
export const mostApprovers = (rules: ApprovalRules, kind: ApprovalKind): number =>
  approversNeeded(rules, kind, Number.MAX_SAFE_INTEGER);

export type RulesProblems = Partial<Record<ApprovalKind, Problem<ApprovalProblemCode>>>;

/**
 * What is wrong with new rules, by kind. `people` is how many may approve each kind: the maker of a record is one of them at times, so the
 * rules need one person more than they ask for.
 */
export const approvalRulesProblems = (
  rules: ApprovalRules,
  people: Readonly<Record<ApprovalKind, number>>,
): RulesProblems => {
  const found: RulesProblems = {};
  for (const kind of APPROVAL_KINDS) {
    const wrong = ruleProblem(rules, kind, people[kind]);
    if (wrong) found[kind] = wrong;
  }
  return found;
};

const ruleProblem = (
  rules: ApprovalRules,
  kind: ApprovalKind,
  people: number,
): Problem<ApprovalProblemCode> | undefined => {
  const { one_more_from: one, two_more_from: two } = rules[kind];
  if (one !== null && two !== null && two <= one) return problem('DPAY_APPROVAL_RULES_ORDER', { above: one });
  const needed = mostApprovers(rules, kind) + 1;
  const asksMore = one !== null || two !== null;
  return asksMore && people < needed ? problem('DPAY_APPROVERS_TOO_FEW', { needed, people }) : undefined;
};

export const sameApprovalRules = (a: ApprovalRules, b: ApprovalRules): boolean =>
  APPROVAL_KINDS.every(
    (kind) =>
      a[kind].one_more_from === b[kind].one_more_from && a[kind].two_more_from === b[kind].two_more_from,
  );
