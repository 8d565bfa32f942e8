import { describe, expect, it } from 'vitest';
import { rupiah } from '../kernel/index.ts';
import { decideWithdrawal, WITHDRAWAL_STATUSES, withdrawalTransitions } from './index.ts';

describe('a withdrawal from a balance of Rp 50.000 to a bank that takes Rp 40.000', () => {
  const limits = { available: rupiah(50_000), maximum: rupiah(40_000) };

  it.each([
    [9_999, 'DPAY_AMOUNT_BELOW_MINIMUM'],
    [10_000, null],
    [40_000, null],
    [40_001, 'DPAY_AMOUNT_ABOVE_MAXIMUM'],
  ])('of %i', (amount, want) => {
    const decided = decideWithdrawal(rupiah(amount), limits);

    expect(decided.ok ? null : decided.problem.code).toBe(want);
  });
});

describe('the whole balance', () => {
  it('can be withdrawn, but not one rupiah more', () => {
    const limits = { available: rupiah(10_000), maximum: rupiah(9_999_999_999) };

    expect(decideWithdrawal(rupiah(10_000), limits)).toEqual({ ok: true, value: 10_000 });
    expect(decideWithdrawal(rupiah(10_001), limits)).toEqual({
      ok: false,
      problem: { code: 'DPAY_INSUFFICIENT_BALANCE', params: { available: 10_000, needed: 10_001 } },
    });
  });
});

it.each(WITHDRAWAL_STATUSES.flatMap((from) => WITHDRAWAL_STATUSES.map((to) => [from, to] as const)))(
  'from %s to %s',
  (from, to) => {
    expect(withdrawalTransitions.canMove(from, to)).toBe(from === 'processing' && to !== 'processing');
  },
);
