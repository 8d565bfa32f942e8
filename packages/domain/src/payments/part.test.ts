import { describe, expect, it } from 'vitest';
import { rupiah } from '../kernel/index.ts';
import { partProblem } from './index.ts';

describe('a part of a bill', () => {
  it.each([
    [100_000, 'ok'],
    [500_000, 'ok'],
    [490_000, 'ok'],
    [99_999, 'DPAY_PART_TOO_SMALL'],
    [490_001, 'DPAY_REST_TOO_SMALL'],
    [500_001, 'DPAY_AMOUNT_ABOVE_REMAINING'],
    [Number.NaN, 'DPAY_PART_TOO_SMALL'],
  ])('of %d, of Rp 500.000 in parts of at least Rp 100.000, is %s', (amount, code) => {
    const limits = { left: rupiah(500_000), minimum: rupiah(100_000) };
    expect(partProblem(amount, limits)?.code ?? 'ok').toBe(code);
  });

  it('is all that is left if that is less than the smallest part', () => {
    const limits = { left: rupiah(5_000), minimum: rupiah(100_000) };
    expect(partProblem(5_000, limits)).toBeUndefined();
    expect(partProblem(4_999, limits)).toMatchObject({
      code: 'DPAY_PART_TOO_SMALL',
      params: { minimum: 5_000 },
    });
  });
});
