import { describe, expect, it } from 'vitest';
import type { Mode } from '../access/index.ts';
import { rupiah } from '../kernel/index.ts';
import { decideTopUp, decideTopUpPayment, TOP_UP_BANKS, TOP_UP_STATUSES, topUpTransitions } from './index.ts';

describe('a top up', () => {
  it.each<[Mode, number, number, string | null]>([
    // spec 5.70, 9.22
    ['live', 9_999, 0, 'DPAY_AMOUNT_BELOW_MINIMUM'],
    // spec 5.70
    ['live', 10_000, 0, null],
    ['live', 50_000_000_000, 900_000_000_000, null],
    ['live', 50_000_000_001, 0, 'DPAY_AMOUNT_ABOVE_MAXIMUM'],
    ['sandbox', 9_999, 0, 'DPAY_AMOUNT_BELOW_MINIMUM'],
    ['sandbox', 1_000_000_000, 0, null],
    ['sandbox', 1_000_000_001, 0, 'DPAY_AMOUNT_ABOVE_MAXIMUM'],
    ['sandbox', 10_000, 99_999_990_000, null],
    // spec 8.55
    ['sandbox', 10_000, 99_999_990_001, 'DPAY_SANDBOX_BALANCE_LIMIT'],
  ])('in %s of %i to a balance of %i', (mode, amount, available, want) => {
    const decided = decideTopUp(rupiah(amount), { mode, available: rupiah(available) });

    expect(decided.ok ? null : decided.problem.code).toBe(want);
  });
});

// spec 9.55
it('banks begin with BCA, and have BNI', () => {
  expect(TOP_UP_BANKS[0]).toBe('BCA');
  expect(TOP_UP_BANKS).toContain('BNI');
});

describe('paying one', () => {
  it.each<[Mode, number, number, string | null]>([
    ['live', 50_000_000_000, 900_000_000_000, null],
    ['sandbox', 1_000_000_000, 99_000_000_000, null],
    ['sandbox', 1_000_000_000, 99_000_000_001, 'DPAY_SANDBOX_BALANCE_LIMIT'],
  ])('in %s of %i to a balance of %i', (mode, amount, available, want) => {
    const decided = decideTopUpPayment(rupiah(amount), { mode, available: rupiah(available) });

    expect(decided.ok ? null : decided.problem.code).toBe(want);
  });
});

it.each(TOP_UP_STATUSES.flatMap((from) => TOP_UP_STATUSES.map((to) => [from, to] as const)))(
  'from %s to %s',
  (from, to) => {
    expect(topUpTransitions.canMove(from, to)).toBe(from === 'processing' && to !== 'processing');
  },
);
