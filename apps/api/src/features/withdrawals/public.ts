export { withdrawalsEnded } from './ended.ts';
export { runSchedules } from './run-schedules.ts';
