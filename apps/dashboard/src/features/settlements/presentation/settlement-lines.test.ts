import { expect, test } from 'vitest';
import { settlementLines } from './settlement-lines.ts';

const PAID = {
  payment_amount: 1_200_000,
  refund_amount: 0,
  disbursement_amount: 0,
  mdr_fee: 12_000,
  ppn: 1_320,
  margin_amount: 0,
  amount: 1_186_680,
};

test.each([
  ['payments only', PAID, []],
  ['a refund', { ...PAID, refund_amount: 50_000, amount: 1_136_680 }, ['refunds']],
  ['a disbursement', { ...PAID, disbursement_amount: 86_680, amount: 1_100_000 }, ['disbursements']],
  [
    'fees above the payments',
    { ...PAID, payment_amount: 1_000, mdr_fee: 4_000, ppn: 440, amount: -3_440 },
    [],
  ],
])('with %s, the lines above the net amount add up to it', (_, settlement, extra) => {
  const [net, ...above] = settlementLines(settlement).toReversed();

  expect(above.reduce((total, { amount }) => total + amount, 0)).toBe(net?.amount);
  expect(above.map(({ key }) => key).toReversed()).toEqual(['payments', ...extra, 'fee', 'ppn']);
});

test('a margin is the only line above the net amount', () => {
  const margin = { ...PAID, payment_amount: 0, mdr_fee: 0, ppn: 0, margin_amount: 3_600, amount: 3_600 };

  expect(settlementLines(margin).map(({ key, amount }) => [key, amount])).toEqual([
    ['margin', 3_600],
    ['amount', 3_600],
  ]);
});
