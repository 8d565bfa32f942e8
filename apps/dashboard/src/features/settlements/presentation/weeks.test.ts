import { addDays } from '@dasbor/domain/kernel';
import { expect, test } from 'vitest';
import { weekdaysOf, weeksOf } from './weeks.ts';

const daysFrom = (from: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ date: addDays(from, index) }));

test.each([
  ['a Friday', '2026-11-20', 4, 5],
  ['a Monday', '2026-11-23', 0, 5],
  ['a Sunday', '2026-11-22', 6, 6],
])('30 days from %s begin in their column', (_, from, place, weeks) => {
  const rows = weeksOf(daysFrom(from, 30));

  expect(rows).toHaveLength(weeks);
  expect(rows[0]?.findIndex((day) => day?.date === from)).toBe(place);
  expect(rows.flat().filter(Boolean)).toHaveLength(30);
  expect(rows.every((row) => row.length === 7)).toBe(true);
});

test('a week begins on Monday', () => {
  expect(weekdaysOf('2026-11-22')).toEqual(daysFrom('2026-11-16', 7).map(({ date }) => date));
});

test('no days have no weeks', () => {
  expect(weeksOf([])).toEqual([]);
});
