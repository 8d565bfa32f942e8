export { withdrawalsEnded } from './ended.ts';
export { runSchedules } from './run-schedules.ts';
export { beginWithdrawal } from './begin.ts';
export { isDestination, readDestination } from './destination.ts';
export { refuseSchedule, refuseWithdrawal } from './withdrawable.ts';
