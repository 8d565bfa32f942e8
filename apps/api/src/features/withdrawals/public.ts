export { withdrawalsEnded } from './ended.ts';
export { runSchedules } from './run-schedules.ts';
export { nextScheduledRun } from './schedule.ts';
export { holdFromNow } from './schedule-repository.ts';
export { beginWithdrawal } from './begin.ts';
export type { Destination } from './begin.ts';
export { checkNamedHolder, checkOwnAccount } from './account-holder.ts';
export { readDestination } from './destination.ts';
export { refuseSchedule, refuseWithdrawal } from './withdrawable.ts';
