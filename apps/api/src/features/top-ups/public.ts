export { openTopUp } from './open.ts';
