export { followTopUp } from './follow.ts';
export { openTopUp } from './open.ts';
export type { TopUpRow } from './rows.ts';
