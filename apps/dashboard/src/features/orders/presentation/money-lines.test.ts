import { sumRupiah } from '@dasbor/domain/kernel';
import { expect, test } from 'vitest';
import { orderLines } from './money-lines.ts';

test.each([
  [
    'an unpaid order',
    { total_amount: 150000, discount_amount: 0, net_amount: 150000, remaining_payment: 150000 },
  ],
  [
    'a partly paid one',
    { total_amount: 500000, discount_amount: 25000, net_amount: 475000, remaining_payment: 175000 },
  ],
  ['a paid one', { total_amount: 480000, discount_amount: 0, net_amount: 480000, remaining_payment: 0 }],
])('%s: the lines above each total add up to it', (_what, order) => {
  const lines = orderLines(order);
  const net = lines.findIndex((line) => line.key === 'net');

  expect(sumRupiah(lines.slice(0, net).map((line) => line.amount))).toBe(lines[net]?.amount);
  expect(sumRupiah(lines.slice(net, -1).map((line) => line.amount))).toBe(lines.at(-1)?.amount);
});

test('a discount line appears only if there is a discount', () => {
  const order = { total_amount: 10, discount_amount: 0, net_amount: 10, remaining_payment: 0 };
  expect(orderLines(order).map((line) => line.key)).not.toContain('discount');
});
