export { withdrawalsEnded } from './ended.ts';
export { runSchedules } from './run-schedules.ts';
export { nextScheduledRun } from './schedule.ts';
export { holdFromNow } from './schedule-repository.ts';
export { beginWithdrawal } from './begin.ts';
export { refuseSchedule, refuseWithdrawal } from './withdrawable.ts';
