import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  daysBetween,
  endOfDailyWindow,
  isCalendarDate,
  isInDailyWindow,
  jakartaDate,
  jakartaDayBounds,
} from '../index.ts';

const anyInstant = fc.date({
  min: new Date('2020-01-01T00:00:00Z'),
  max: new Date('2099-12-31T00:00:00Z'),
  noInvalidDate: true,
});
const anyDate = anyInstant.map((instant) => jakartaDate(instant));

/** A moment in Jakarta time. */
const at = (clock: string) => new Date(`2026-03-02T${clock}+07:00`);

describe('jakartaDate', () => {
  it.each([
    ['2026-03-02T16:59:59.999Z', '2026-03-02'],
    ['2026-03-02T17:00:00.000Z', '2026-03-03'],
    ['2025-12-31T17:00:00.000Z', '2026-01-01'],
    ['2028-02-28T17:00:00.000Z', '2028-02-29'],
  ])('of %s is %s', (instant, want) => {
    expect(jakartaDate(instant)).toBe(want);
    expect(jakartaDate(new Date(instant))).toBe(want);
  });

  // spec 9.1
  it('agrees with the time zone database', () => {
    const byDatabase = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta' });

    fc.assert(
      fc.property(anyInstant, (instant) => {
        expect(jakartaDate(instant)).toBe(byDatabase.format(instant));
      }),
    );
  });
});

describe('jakartaDayBounds', () => {
  it('runs from 17:00 UTC of the day before to the start of the next day', () => {
    expect(jakartaDayBounds('2026-03-02')).toEqual({
      from: new Date('2026-03-01T17:00:00.000Z'),
      to: new Date('2026-03-02T17:00:00.000Z'),
    });
  });

  it('includes every moment of its own day and none of another', () => {
    fc.assert(
      fc.property(anyInstant, anyDate, (instant, date) => {
        const { from, to } = jakartaDayBounds(date);
        expect(from <= instant && instant < to).toBe(jakartaDate(instant) === date);
      }),
    );
  });
});

describe('isCalendarDate', () => {
  it.each(['2020-01-01', '2024-02-29', '2026-12-31'])('accepts %s', (text) => {
    expect(isCalendarDate(text)).toBe(true);
  });

  it.each([
    '',
    '2025-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-1-5',
    '26-01-05',
    '2026-01-05T00:00',
    ' 2026-01-05',
    '2026/01/05',
    '0000-00-00',
    '２０２６-01-05',
  ])('refuses %j', (text) => {
    expect(isCalendarDate(text)).toBe(false);
  });
});

describe('addDays and daysBetween', () => {
  it.each([
    ['2024-02-28', 1, '2024-02-29'],
    ['2025-02-28', 1, '2025-03-01'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-01-01', 0, '2026-01-01'],
  ])('%s and %d days is %s', (date, days, want) => {
    expect(addDays(date, days)).toBe(want);
  });

  it('undo each other', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -5000, max: 5000 }), (date, days) => {
        expect(daysBetween(date, addDays(date, days))).toBe(days);
      }),
    );
  });
});

describe('endOfDailyWindow', () => {
  it.each([
    ['23:30', { from: '23:30', to: '00:00' }, '2026-03-02T17:00:00.000Z'],
    ['23:56', { from: '23:55', to: '03:00' }, '2026-03-02T20:00:00.000Z'],
    ['02:59', { from: '23:55', to: '03:00' }, '2026-03-01T20:00:00.000Z'],
    ['00:00', { from: '23:55', to: '03:00' }, '2026-03-01T20:00:00.000Z'],
  ])('at %s of %j is %s', (clock, window, want) => {
    expect(endOfDailyWindow(at(`${clock}:00`), window).toISOString()).toBe(want);
  });
});

describe('isInDailyWindow', () => {
  const cutOff = { from: '23:30', to: '00:00' };
  const shopeePause = { from: '23:55', to: '03:00' };
  const lunch = { from: '12:00', to: '13:00' };

  it.each([
    ['the last millisecond before', '23:29:59.999', cutOff, false],
    ['the first millisecond', '23:30:00.000', cutOff, true],
    ['the last minute', '23:59:00.000', cutOff, true],
    ['the last millisecond', '23:59:59.999', cutOff, true],
    ['midnight', '00:00:00.000', cutOff, false],
    ['before a window that passes midnight', '23:54:59.999', shopeePause, false],
    ['its first evening minute', '23:55:00.000', shopeePause, true],
    ['its midnight', '00:00:00.000', shopeePause, true],
    ['its last morning minute', '02:59:59.999', shopeePause, true],
    ['its end', '03:00:00.000', shopeePause, false],
    ['noon', '12:00:00.000', lunch, true],
    ['one o’clock', '13:00:00.000', lunch, false],
    ['24:00 is the end of the day too', '23:59:59.999', { from: '23:45', to: '24:00' }, true],
  ])('%s (%s): %o → %s', (_, clock, window, want) => {
    expect(isInDailyWindow(at(clock), window)).toBe(want);
  });
});
