import { describe, expect, it } from 'vitest';
import { formatDay, formatDays, formatWeekday } from '../index.ts';

describe('a day', () => {
  it.each([
    ['2026-11-23', 'id', 'Senin, 23 Nov 2026'],
    ['2026-11-23', 'en', 'Monday, 23 Nov 2026'],
    ['2027-03-09', 'id', 'Selasa, 9 Mar 2027'],
  ] as const)('%s in %s is %s', (date, language, want) => {
    expect(formatDay(date, language)).toBe(want);
  });

  it('has a short weekday', () => {
    expect([formatWeekday('2026-11-23', 'id'), formatWeekday('2026-11-23', 'en')]).toEqual(['Sen', 'Mon']);
  });
});

describe('several days', () => {
  it.each([
    ['one', '2026-11-20', '2026-11-20', '20 Nov'],
    ['of a month', '2026-11-20', '2026-11-22', '20–22 Nov'],
    ['of two months', '2026-11-28', '2026-12-02', '28 Nov – 2 Des'],
    ['of two years', '2026-12-31', '2027-01-03', '31 Des – 3 Jan'],
  ])('%s', (_, from, to, want) => {
    expect(formatDays(from, to, 'id')).toBe(want);
  });
});
