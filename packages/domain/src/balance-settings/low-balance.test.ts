import { expect, it } from 'vitest';
import { rupiah } from '../kernel/index.ts';
import { decideLowBalance, lowBalanceStep } from './index.ts';

const threshold = rupiah(5_000_000);

it.each<[number, boolean, 'tell' | 'rearm' | null]>([
  [4_999_999, false, 'tell'],
  [4_999_999, true, null],
  [5_000_000, false, null],
  [5_000_000, true, null],
  [5_000_001, true, 'rearm'],
  [5_000_001, false, null],
  [0, false, 'tell'],
])('at %i, already warned: %s, the next step is %s', (available, isTold, want) => {
  expect(lowBalanceStep({ available: rupiah(available), threshold, isTold })).toBe(want);
});

it('a balance that falls, stays low and recovers warns once for each fall', () => {
  let isTold = false;
  const told = [9, 4, 3, 5, 4, 6, 4].filter((millions) => {
    const step = lowBalanceStep({ available: rupiah(millions * 1_000_000), threshold, isTold });
    if (step !== null) isTold = step === 'tell';
    return step === 'tell';
  });

  expect(told).toEqual([4, 4]);
});

it.each<[boolean, number | null, string | null]>([
  [true, null, 'DPAY_REQUIRED'],
  [false, null, null],
  [true, 9_999, 'DPAY_AMOUNT_BELOW_MINIMUM'],
  [false, 9_999, 'DPAY_AMOUNT_BELOW_MINIMUM'],
  [true, 10_000, null],
])('enabled %s with a threshold of %s is refused with %s', (enabled, amount, want) => {
  const decided = decideLowBalance({ enabled, threshold: amount === null ? null : rupiah(amount) });

  expect(decided.ok ? null : decided.problem.code).toBe(want);
});
