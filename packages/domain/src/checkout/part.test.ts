import { describe, expect, it } from 'vitest';
import { rupiah } from '../kernel/index.ts';
import { decidePart } from './index.ts';

const partOf = (left: number, wanted?: number, minimum: number | undefined = 100_000) =>
  decidePart({
    left: rupiah(left),
    wanted,
    minimum: minimum === 0 ? undefined : rupiah(minimum),
  });

describe('decidePart', () => {
  it('is all that is left unless the customer wants less', () => {
    expect(partOf(500_000)).toEqual({
      amount: 500_000,
      minimum: 100_000,
      maximum: 490_000,
      problem: null,
    });
    expect(partOf(500_000, 200_000)).toMatchObject({ amount: 200_000, problem: null });
  });

  it.each([
    [0, 'DPAY_PART_TOO_SMALL'],
    [99_999, 'DPAY_PART_TOO_SMALL'],
    [100_000, null],
    [490_000, null],
    [490_001, 'DPAY_REST_TOO_SMALL'],
    [500_000, null],
    [500_001, 'DPAY_AMOUNT_ABOVE_REMAINING'],
  ])('of Rp 500.000 from Rp 100.000, %i is %s', (wanted, problem) => {
    expect(partOf(500_000, wanted)).toMatchObject({ amount: wanted, problem });
  });

  it.each([
    [109_999, undefined],
    [110_000, { minimum: 100_000, maximum: 100_000 }],
    [50_000, undefined],
  ])('of Rp %i is there only if something can be left', (left, part) => {
    if (part) expect(partOf(left)).toMatchObject(part);
    else expect(partOf(left, 10_000)).toBeUndefined();
  });

  it('of an order without a smallest part is what most channels take', () => {
    expect(partOf(50_000, 9_999, 0)).toMatchObject({ minimum: 10_000, problem: 'DPAY_PART_TOO_SMALL' });
  });
});
