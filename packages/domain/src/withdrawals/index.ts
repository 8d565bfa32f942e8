export { PROBLEM_CODES, type WithdrawalProblemCode } from './problems.ts';
export { decideWithdrawal, SMALLEST_WITHDRAWAL } from './decide.ts';
export {
  WITHDRAWAL_SOURCES,
  WITHDRAWAL_STATUSES,
  type WithdrawalSource,
  type WithdrawalStatus,
  withdrawalTransitions,
} from './status.ts';
export {
  decideSchedule,
  decideScheduleAmount,
  decideScheduledAmount,
  decideScheduleTime,
  decideRuns,
  type ScheduledRuns,
  type TimeOfDay,
  type WithdrawalSchedule,
} from './schedule.ts';
