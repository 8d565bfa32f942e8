export { PROBLEM_CODES, type ApprovalProblemCode } from './problems.ts';
export { APPROVAL_KINDS, type ApprovalKind, APPROVALS } from './kinds.ts';
export {
  approvalRulesProblems,
  approversNeeded,
  type ApprovalRule,
  type ApprovalRules,
  mostApprovers,
  NO_APPROVAL_RULES,
  type RulesProblems,
  sameApprovalRules,
} from './rules.ts';
export {
  awaitsPerson,
  decideApproval,
  decideRules,
  type Given,
  RULES_STATUSES,
  type RulesStatus,
} from './decide.ts';
