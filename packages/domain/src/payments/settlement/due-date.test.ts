import { describe, expect, it } from 'vitest';
import { isCalendarDate } from '../../kernel/index.ts';
import { dueDayFrom, INDONESIAN_HOLIDAYS, movedDueDays, settledUpTo, settlementDueDate } from '../index.ts';

describe('settlementDueDate', () => {
  it.each([
    ['va', '2026-11-03'],
    ['qris', '2026-11-03'],
    ['ewallet', '2026-11-04'],
    ['online_banking', '2026-11-04'],
    ['direct_debit', '2026-11-04'],
    ['bnpl', '2026-11-04'],
    ['retail_store', '2026-11-05'],
    ['card', '2026-11-09'],
  ] as const)('of %s paid on Monday 2 November 2026 is %s', (method, want) => {
    expect(settlementDueDate(method, '2026-11-02T05:00:00Z', INDONESIAN_HOLIDAYS)).toBe(want);
  });

  it('counts from the day in Jakarta: 00:30 there is the previous evening in UTC', () => {
    expect(settlementDueDate('va', '2026-11-02T16:59:59.999Z', INDONESIAN_HOLIDAYS)).toBe('2026-11-03');
    expect(settlementDueDate('va', '2026-11-02T17:00:00.000Z', INDONESIAN_HOLIDAYS)).toBe('2026-11-04');
  });

  it.each([
    ['over a weekend', 'va', '2026-11-06T05:00:00Z', '2026-11-09'],
    ['paid on a Saturday', 'va', '2026-11-07T05:00:00Z', '2026-11-09'],
    ['over Idulfitri 2026', 'va', '2026-03-17T05:00:00Z', '2026-03-25'],
    ['by card into Idulfitri 2026', 'card', '2026-03-13T05:00:00Z', '2026-03-27'],
    ['over Christmas and the New Year', 'ewallet', '2026-12-23T05:00:00Z', '2026-12-29'],
    ['over Independence Day 2025 and the leave after it', 'va', '2025-08-15T05:00:00Z', '2025-08-19'],
    ['over Idulfitri 2027', 'qris', '2027-03-05T05:00:00Z', '2027-03-16'],
  ] as const)('%s', (_, method, completedAt, want) => {
    expect(settlementDueDate(method, completedAt, INDONESIAN_HOLIDAYS)).toBe(want);
  });
});

describe('after a change of the holiday table', () => {
  const waiting = [
    { id: 'a', method: 'va', paidOn: '2026-11-20', dueDate: '2026-11-23' },
    { id: 'b', method: 'ewallet', paidOn: '2026-11-20', dueDate: '2026-11-24' },
    { id: 'c', method: 'va', paidOn: '2026-11-24', dueDate: '2026-11-25' },
  ] as const;

  it.each<[string, string[], [string, string][]]>([
    ['nothing moves without one', [], []],
    [
      'a new holiday moves the days behind it',
      ['2026-11-23'],
      [
        ['a', '2026-11-24'],
        ['b', '2026-11-25'],
      ],
    ],
    ['a holiday on the due day moves it', ['2026-11-25'], [['c', '2026-11-26']]],
    ['a weekend day changes nothing', ['2026-11-21'], []],
  ])('%s', (_, holidays, want) => {
    const moved = movedDueDays(waiting, new Set(holidays));
    expect(moved.map(({ id, newDueDate }) => [id, newDueDate])).toEqual(want);
  });

  it('a holiday that is taken back moves them earlier', () => {
    const [moved] = movedDueDays([{ method: 'va', paidOn: '2026-11-20', dueDate: '2026-11-24' }], new Set());
    expect(moved?.newDueDate).toBe('2026-11-23');
    expect(dueDayFrom('va', '2026-11-20', new Set())).toBe('2026-11-23');
  });
});

it.each([
  ['2026-11-20T07:29:59.999Z', '2026-11-19'],
  ['2026-11-20T07:30:00.000Z', '2026-11-20'],
  ['2026-11-20T16:59:59.999Z', '2026-11-20'],
  ['2026-11-20T17:00:00.000Z', '2026-11-20'],
])('at %s, payments due up to %s are settled: from 14:30 in Jakarta', (now, day) => {
  expect(settledUpTo(now)).toBe(day);
});

describe('INDONESIAN_HOLIDAYS', () => {
  it.each([
    ['2025', 28],
    ['2026', 25],
    ['2027', 26],
  ])('%s has %d days, as decreed', (year, want) => {
    expect([...INDONESIAN_HOLIDAYS.keys()].filter((date) => date.startsWith(year))).toHaveLength(want);
  });

  it('are valid dates, with the same fixed ones every year', () => {
    expect([...INDONESIAN_HOLIDAYS.keys()].filter((date) => !isCalendarDate(date))).toEqual([]);

    const fixed = ['01-01', '05-01', '06-01', '08-17', '12-25'];
    const missing = ['2025', '2026', '2027'].flatMap((year) =>
      fixed.filter((day) => !INDONESIAN_HOLIDAYS.has(`${year}-${day}`)),
    );
    expect(missing).toEqual([]);
  });
});
