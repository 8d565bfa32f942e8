import type { Instant } from '../kernel/index.ts';

/**
 * Whether a range has a comparison: the merchant must have had orders when it began. Otherwise a young business would show false
 * growth.
 */
export const hasComparison = ({ from }: { from: Date }, began: Instant | null): boolean =>
  began !== null && new Date(began).getTime() <= from.getTime();
