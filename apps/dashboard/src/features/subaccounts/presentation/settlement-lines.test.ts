import { expect, test } from 'vitest';
import { settlementLines } from './settlement-lines.ts';

test.each([
  [{ payment_amount: 1_200_000, refund_amount: 0, mdr_fee: 12_000, ppn: 1_320, amount: 1_186_680 }],
  [{ payment_amount: 1_200_000, refund_amount: 50_000, mdr_fee: 12_000, ppn: 1_320, amount: 1_136_680 }],
])('the lines above the sum add up to it: %o', (settlement) => {
  const lines = settlementLines(settlement);
  const [sum, ...above] = lines.toReversed();

  expect(above.reduce((total, { amount }) => total + amount, 0)).toBe(sum?.amount);
  expect(lines.some(({ key }) => key === 'refunds')).toBe(settlement.refund_amount > 0);
});
