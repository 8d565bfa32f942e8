export { type DestinationAccountProblemCode, PROBLEM_CODES } from './problems.ts';
export {
  type AddedAccount,
  decideAnother,
  decideWaiting,
  DESTINATION_ACCOUNT_POLICY,
  limitOf,
  type NewAccountLimit,
} from './rules.ts';
