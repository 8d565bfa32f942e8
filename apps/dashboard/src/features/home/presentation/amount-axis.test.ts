import { expect, test } from 'vitest';
import { amountAxis } from './amount-axis.ts';

test.each([
  [77_000_000, [0, 20_000_000, 40_000_000, 60_000_000, 80_000_000]],
  [100_000, [0, 50_000, 100_000]],
  [9_310_000, [0, 5_000_000, 10_000_000]],
  [210_001, [0, 100_000, 200_000, 300_000]],
  [45_000_000, [0, 20_000_000, 40_000_000, 60_000_000]],
])('the axis for a maximum of %d', (highest, want) => {
  expect(amountAxis(highest)).toEqual(want);
});
