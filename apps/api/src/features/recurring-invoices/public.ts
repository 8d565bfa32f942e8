export { runRecurring } from './run.ts';
