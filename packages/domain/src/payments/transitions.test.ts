import { describe, expect, it } from 'vitest';
import { PAYMENT_STATUSES, type PaymentStatus, paymentTransitions } from './index.ts';

/** Row: from, column: to, in the order of PAYMENT_STATUSES; ✓ allowed, · not allowed. */
const PAIRS: Record<PaymentStatus, string> = {
  //           s p c c r f
  started: '   · ✓ ✓ ✓ ✓ ✓',
  processing: '· · ✓ ✓ ✓ ✓',
  completed: ' · · · · · ·',
  cancelled: ' · · · · · ·',
  rejected: '  · · · · · ·',
  failed: '    · · · · · ·',
};

const pairs = PAYMENT_STATUSES.flatMap((from) => {
  const row = PAIRS[from].replaceAll(' ', '');
  return PAYMENT_STATUSES.map((to, column) => ({ from, to, may: row[column] === '✓' }));
});

describe('paymentTransitions', () => {
  it('covers every pair of statuses', () => {
    expect(pairs).toHaveLength(36);
    expect(paymentTransitions.statuses).toEqual(PAYMENT_STATUSES);
  });

  // spec 4.3
  it.each(pairs)('$from → $to: $may', ({ from, to, may }) => {
    expect(paymentTransitions.canMove(from, to)).toBe(may);
    expect(paymentTransitions.move(from, to)).toEqual(
      may
        ? { ok: true, value: to }
        : { ok: false, problem: { code: 'DPAY_TRANSITION_NOT_ALLOWED', params: { from, to } } },
    );
  });

  it('never leaves completed', () => {
    expect(paymentTransitions.next('completed')).toEqual([]);
    expect(paymentTransitions.isFinal('completed')).toBe(true);
  });
});
