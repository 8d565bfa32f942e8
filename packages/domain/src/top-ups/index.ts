export { PROBLEM_CODES, type TopUpProblemCode } from './problems.ts';
export {
  decideTopUp,
  decideTopUpPayment,
  TOP_UP_BANKS,
  TOP_UP_EXPIRY_MINUTES,
  TOP_UP_LIMITS,
  TOP_UP_STATUSES,
  type TopUpBank,
  type TopUpStatus,
  topUpTransitions,
} from './top-ups.ts';
