export { PROBLEM_CODES, type WithdrawalProblemCode } from './problems.ts';
export { decideWithdrawalReview } from './review.ts';
export { decideWithdrawal, SMALLEST_WITHDRAWAL } from './decide.ts';
export {
  WITHDRAWAL_SOURCES,
  WITHDRAWAL_STATUSES,
  type WithdrawalSource,
  type WithdrawalStatus,
  withdrawalTransitions,
} from './status.ts';
export {
  decideScheduleAmount,
  decideScheduledAmount,
  decideRuns,
  runTimeOf,
  type ScheduledRuns,
  type TimeOfDay,
  type WithdrawalSchedule,
} from './schedule.ts';
