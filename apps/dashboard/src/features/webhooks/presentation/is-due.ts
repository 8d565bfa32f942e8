import type { Delivery } from '../api/types.ts';

/** How often a screen polls running deliveries. */
export const ASK_AGAIN_MS = 3000;

/** Whether an attempt should be running now, so that the delivery will change by itself. */
export const isDue = (
  { status, next_attempt_at: next }: Pick<Delivery, 'status' | 'next_attempt_at'>,
  now: Date,
): boolean => {
  if (status === 'pending') return true;
  return status === 'retrying' && next !== null && Date.parse(next) <= now.getTime();
};
