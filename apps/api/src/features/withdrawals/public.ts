export { withdrawalsEnded } from './ended.ts';
