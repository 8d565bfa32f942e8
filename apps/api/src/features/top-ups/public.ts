export { followTopUp } from './follow.ts';
export { openTopUp } from './open.ts';
