export { withdrawalsEnded } from './ended.ts';
export { runSchedules } from './run-schedules.ts';
export { holdFromNow } from './schedule-repository.ts';
export { beginWithdrawal } from './begin.ts';
export { readDestination } from './destination.ts';
export { refuseSchedule, refuseWithdrawal } from './withdrawable.ts';
