export { PROBLEM_CODES, type SubaccountProblemCode } from './problems.ts';
export {
  initialStatus,
  SUBACCOUNT_STATUSES,
  SUBACCOUNT_TYPES,
  type SubaccountStatus,
  subaccountTransitions,
  type SubaccountType,
} from './status.ts';
export { accountIdProblem, subaccountNameProblem } from './fields.ts';
export { decideMoneyIn, decideMoneyToBanks, type Standing } from './standing.ts';
