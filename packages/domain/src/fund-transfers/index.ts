export { PROBLEM_CODES, type FundTransferProblemCode } from './problems.ts';
export {
  FUND_TRANSFER_STATUSES,
  FUND_TRANSFER_TYPES,
  type FundTransferStatus,
  fundTransferTransitions,
  type FundTransferType,
} from './status.ts';
export { type FundTransferPlan, planFundTransfer } from './plan.ts';
export { fieldsOfOtherKind, type FundTransferField } from './fields.ts';
export { decideReview } from './review.ts';
export { decideBankDestination, decideRoute } from './route.ts';
