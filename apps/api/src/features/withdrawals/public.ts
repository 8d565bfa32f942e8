export { withdrawalsEnded } from './ended.ts';
export { runSchedules } from './run-schedules.ts';
export { beginWithdrawal } from './begin.ts';
export { readDestination } from './destination.ts';
