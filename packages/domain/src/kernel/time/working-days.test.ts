import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addWorkingDays, daysBetween } from '../index.ts';

const NONE: ReadonlySet<string> = new Set();

describe('addWorkingDays', () => {
  it.each([
    ['Monday to Tuesday', '2026-03-02', 1, '2026-03-03'],
    ['Friday over the weekend', '2026-03-06', 1, '2026-03-09'],
    ['from a Saturday to Monday', '2026-03-07', 1, '2026-03-09'],
    ['from a Sunday to Monday', '2026-03-08', 1, '2026-03-09'],
    ['five days are a week', '2026-03-04', 5, '2026-03-11'],
    ['none is the same day, even a Sunday', '2026-03-08', 0, '2026-03-08'],
    ['over the end of a leap February', '2028-02-28', 2, '2028-03-01'],
  ])('%s: %s and %d → %s', (_, date, days, want) => {
    expect(addWorkingDays(date, days, NONE)).toBe(want);
  });

  it('skips holidays, and counts from a holiday as from a weekend', () => {
    const holidays = new Set(['2026-03-03', '2026-03-04']);

    expect(addWorkingDays('2026-03-02', 1, holidays)).toBe('2026-03-05');
    expect(addWorkingDays('2026-03-03', 1, holidays)).toBe('2026-03-05');
  });

  it('passes as many working days as requested, and ends on one', () => {
    const start = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2020-01-01', days));
    const holidaysNear = fc.array(fc.integer({ min: -5, max: 30 }), { maxLength: 12 });

    fc.assert(
      fc.property(start, fc.integer({ min: 1, max: 15 }), holidaysNear, (date, days, offsets) => {
        const holidays = new Set(offsets.map((offset) => addDays(date, offset)));
        const isWorked = (day: string) =>
          ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()) && !holidays.has(day);

        const end = addWorkingDays(date, days, holidays);
        const crossed = Array.from({ length: daysBetween(date, end) }, (_, index) =>
          addDays(date, index + 1),
        );

        expect(crossed.filter(isWorked)).toHaveLength(days);
        expect(isWorked(end)).toBe(true);
      }),
    );
  });
});
