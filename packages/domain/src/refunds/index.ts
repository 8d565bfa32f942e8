export { PROBLEM_CODES, type RefundProblemCode } from './problems.ts';
export {
  type DisplayedRefundStatus,
  displayedRefundStatus,
  REFUND_STATUSES,
  REFUND_TYPES,
  type RefundStatus,
  refundTransitions,
  type RefundType,
  refundTypeOf,
} from './status.ts';
export { type RefundRule, refundRuleOf } from './rules.ts';
export {
  decideRefund,
  decideRefundable,
  decideRefundMoment,
  needsPayout,
  type Refundable,
  type RefundablePayment,
  refundEndsAt,
  refundPossibleAt,
  SMALLEST_REFUND,
} from './refundable.ts';
export { type Deduction, fundRefund, type UnsettledPayment } from './funding.ts';
export { decideReturn, leftToReturn, type ReturnablePayment } from './returns.ts';
export { awaitsDecision, decideRefundCancel, decideRefundReview, refundNotesProblem } from './review.ts';
export {
  decideInstant,
  decideInstantAmount,
  fundInstant,
  INSTANT_LIMITS,
  instantCost,
  refundSentAfter,
} from './instant.ts';
export {
  decideRefundRetrigger,
  decideResend,
  resendPossibleAt,
  RETRIGGER_WAYS,
  type RetriggerWay,
} from './resend.ts';
