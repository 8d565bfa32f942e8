import type { Instant } from '../kernel/index.ts';

/**
 * Whether a range can be compared with: trade had begun when it did. A range that holds days from before the first order would
 * make a growth of what is only young.
 */
export function hasComparison({ from }: { from: Date }, began: Instant | null): boolean {
  return began !== null && new Date(began).getTime() <= from.getTime();
}
