export { withdrawalsEnded } from './ended.ts';
export { runSchedules } from './run-schedules.ts';
export { nextScheduledRun } from './schedule.ts';
export { holdFromNow, lastRuns } from './schedule-repository.ts';
export { beginWithdrawal } from './begin.ts';
export { findWithdrawal, selectWithdrawals } from './repository.ts';
export type { Withdrawal } from './rows.ts';
export { refuseWithdrawalApproval, toApprove } from './review.ts';
export { refuseSchedule, refuseWithdrawal } from './withdrawable.ts';
