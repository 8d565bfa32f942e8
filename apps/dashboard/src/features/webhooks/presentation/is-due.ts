import type { Delivery } from '../api/types.ts';

/** How often a screen asks about what is under way. */
export const ASK_AGAIN_MS = 3000;

/** Whether an attempt should be under way now: something will change without anybody doing anything. */
export function isDue(
  { status, next_attempt_at: next }: Pick<Delivery, 'status' | 'next_attempt_at'>,
  now: Date,
): boolean {
  if (status === 'pending') return true;
  return status === 'retrying' && next !== null && Date.parse(next) <= now.getTime();
}
