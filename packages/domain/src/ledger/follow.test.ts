import { expect, test } from 'vitest';
import { rangesOf } from './index.ts';

const entry = (amount: number, creditedAfter: number, balanceAfter: number, holder = '') => ({
  holder,
  amount,
  creditedAfter,
  balanceAfter,
});

test('a credit is a range of what the balance received, a debit of what it paid', () => {
  expect(rangesOf([entry(70, 100, 100)])).toEqual([{ holder: '', direction: 'received', from: 30, to: 100 }]);
  expect(rangesOf([entry(-40, 100, 60)])).toEqual([{ holder: '', direction: 'paid', from: 0, to: 40 }]);
});

test('adjacent debits are one range, and those of another balance or with others between are not', () => {
  expect(
    rangesOf([
      entry(-10, 100, 90),
      entry(-20, 100, 70),
      entry(-5, 130, 90),
      entry(-5, 50, 45, 'sub_1'),
      entry(5, 55, 50, 'sub_1'),
    ]),
  ).toEqual([
    { holder: '', direction: 'paid', from: 0, to: 30 },
    { holder: '', direction: 'paid', from: 35, to: 40 },
    { holder: 'sub_1', direction: 'paid', from: 0, to: 5 },
    { holder: 'sub_1', direction: 'received', from: 50, to: 55 },
  ]);
});
