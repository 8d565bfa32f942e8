import { describe, expect, test } from 'vitest';
import { addMonths, dayAfterKey, rangeBetween, weeksOf } from './month-grid.ts';

describe('the weeks of a month', () => {
  test('begin on Monday and contain every day once', () => {
    const weeks = weeksOf('2026-11-20');

    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(weeks.at(-1)).toEqual(['2026-11-30', null, null, null, null, null, null]);
    expect(weeks.flat().filter(Boolean)).toHaveLength(30);
  });

  test('are four if February fits exactly', () => {
    expect(weeksOf('2027-02-10')).toHaveLength(4);
  });
});

test.each([
  ['2026-11-20', 1, '2026-12-20'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-12-31', 1, '2027-01-31'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-01-15', -1, '2025-12-15'],
] as const)('%s and %d month is %s', (day, months, want) => {
  expect(addMonths(day, months)).toBe(want);
});

test('a range is the same in either order', () => {
  const want = { from: '2026-11-03', to: '2026-11-09' };

  expect(rangeBetween('2026-11-03', '2026-11-09')).toEqual(want);
  expect(rangeBetween('2026-11-09', '2026-11-03')).toEqual(want);
});

describe('keys', () => {
  const within = { from: '2020-01-01', to: '2026-11-21' };

  test.each([
    ['ArrowLeft', '2026-11-01', '2026-10-31'],
    ['ArrowDown', '2026-11-02', '2026-11-09'],
    ['PageUp', '2026-11-20', '2026-10-20'],
    ['ArrowDown', '2026-11-18', '2026-11-21'],
    ['ArrowLeft', '2020-01-01', '2020-01-01'],
    ['a', '2026-11-20', null],
  ])('%s on %s leads to %s', (key, day, want) => {
    expect(dayAfterKey(key, day, within)).toBe(want);
  });
});
