export { PROBLEM_CODES, type PolicyProblemCode } from './problems.ts';
export {
  type Action,
  ACTIONS,
  decideMoment,
  type Decision,
  nextPause,
  pauseEndsAt,
  POLICIES,
  policy,
  type PolicyContext,
  type PolicyRule,
} from './policy.ts';
