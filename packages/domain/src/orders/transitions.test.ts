import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES, type OrderStatus, orderTransitions } from './index.ts';

/** Row: from, column: to, in the order of ORDER_STATUSES; ✓ allowed, · not allowed. */
const PAIRS: Record<OrderStatus, string> = {
  //           s p c c f e
  started: '   · ✓ ✓ ✓ ✓ ✓',
  processing: '· · ✓ ✓ ✓ ✓',
  completed: ' · · · · · ·',
  cancelled: ' · · · · · ·',
  failed: '    · ✓ ✓ ✓ · ✓',
  expired: '   · · · · · ·',
};

const pairs = ORDER_STATUSES.flatMap((from) => {
  const row = PAIRS[from].replaceAll(' ', '');
  return ORDER_STATUSES.map((to, column) => ({ from, to, may: row[column] === '✓' }));
});

describe('orderTransitions', () => {
  it('covers every pair of statuses', () => {
    expect(pairs).toHaveLength(36);
    expect(orderTransitions.statuses).toEqual(ORDER_STATUSES);
  });

  // spec 4.1
  it.each(pairs)('$from → $to: $may', ({ from, to, may }) => {
    expect(orderTransitions.canMove(from, to)).toBe(may);
    expect(orderTransitions.move(from, to)).toEqual(
      may
        ? { ok: true, value: to }
        : { ok: false, problem: { code: 'DPAY_TRANSITION_NOT_ALLOWED', params: { from, to } } },
    );
  });

  it('ends in completed, cancelled and expired; a failed order may still be paid', () => {
    expect(ORDER_STATUSES.filter((status) => orderTransitions.isFinal(status))).toEqual([
      'completed',
      'cancelled',
      'expired',
    ]);
  });
});
