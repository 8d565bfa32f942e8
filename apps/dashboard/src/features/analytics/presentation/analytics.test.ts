import { addDays } from '@dasbor/domain/kernel';
import { expect, test } from 'vitest';
import { openOf, rateOf } from './attempt-rows.ts';
import { barsOf } from './by-week.ts';
import { paymentsBehind } from './payments-behind.ts';

const days = (count: number) =>
  Array.from({ length: count }, (_, day) => ({
    date: addDays('2026-01-01', day),
    count: 1,
    amount: 1000 + day,
  }));

test.each([
  [{ attempts: 3, converted: 2, lost: 0 }, 66.67, 1],
  [{ attempts: 0, converted: 0, lost: 0 }, null, 0],
  [{ attempts: 5, converted: 1, lost: 4 }, 20, 0],
])('of %j, %j percent became money and %d are open', (attempts, rate, open) => {
  expect(rateOf(attempts)).toBe(rate);
  expect(openOf(attempts)).toBe(open);
});

test('92 days have a bar each, and 93 days one bar a week', () => {
  expect(barsOf(days(92))).toEqual({ isByWeek: false, bars: days(92) });

  const { isByWeek, bars } = barsOf(days(93));
  expect(isByWeek).toBe(true);
  // 1 January 2026 is a Thursday.
  expect(bars[0]).toEqual({ date: '2026-01-01', count: 4, amount: 4006 });
  expect(bars[1]?.date).toBe('2026-01-05');
});

test('weeks add up to their days', () => {
  const sum = (rows: readonly { amount: number }[]) => rows.reduce((total, { amount }) => total + amount, 0);

  expect(sum(barsOf(days(366)).bars)).toBe(sum(days(366)));
});

test('a list of payments is offered for at most 31 days', () => {
  expect(paymentsBehind({ from: '2026-01-01', to: '2026-01-31' }, { method: ['va'] })).toBe(
    '/payments?from=2026-01-01&to=2026-01-31&method=va',
  );
  expect(paymentsBehind({ from: '2026-01-01', to: '2026-02-01' }, { method: ['va'] })).toBeUndefined();
});
