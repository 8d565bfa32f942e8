import { describe, expect, it } from 'vitest';
import { formatDate, formatDateTime, formatExact, formatMonth } from '../index.ts';

const MORNING = '2025-01-15T03:30:45.000Z';

describe('formatDateTime', () => {
  it('has a dot in Indonesian and a colon in English', () => {
    expect(formatDateTime(MORNING, 'id')).toBe('15 Jan 2025, 10.30 WIB');
    expect(formatDateTime(MORNING, 'en')).toBe('15 Jan 2025, 10:30 WIB');
  });

  // spec 1.2
  it('shows midnight as 00 of the new day', () => {
    expect(formatDateTime('2025-01-14T17:00:00Z', 'id')).toBe('15 Jan 2025, 00.00 WIB');
  });

  it('shows the day of the month without a leading zero', () => {
    expect(formatDateTime(new Date('2025-03-04T02:05:00Z'), 'id')).toBe('4 Mar 2025, 09.05 WIB');
  });
});

describe('formatDateTime in a log', () => {
  it('distinguishes moments within a minute, to the second or millisecond', () => {
    expect(formatDateTime(MORNING, 'id', 'second')).toBe('15 Jan 2025, 10.30.45 WIB');
    expect(formatDateTime(MORNING, 'en', 'second')).toBe('15 Jan 2025, 10:30:45 WIB');
    expect(formatDateTime('2025-01-15T03:30:45.007Z', 'id', 'millisecond')).toBe(
      '15 Jan 2025, 10.30.45,007 WIB',
    );
    expect(formatDateTime('2025-01-15T03:30:45.120Z', 'en', 'millisecond')).toBe(
      '15 Jan 2025, 10:30:45.120 WIB',
    );
  });
});

describe('formatExact', () => {
  it('has the weekday, the seconds and the offset', () => {
    expect(formatExact(MORNING, 'id')).toBe('Rabu, 15 Januari 2025, 10.30.45 WIB (GMT+7)');
    expect(formatExact(MORNING, 'en')).toBe('Wednesday, 15 January 2025, 10:30:45 WIB (GMT+7)');
  });
});

describe('formatMonth', () => {
  it('is the full month name and the year', () => {
    expect(formatMonth('2026-08-31', 'id')).toBe('Agustus 2026');
    expect(formatMonth('2026-08-01', 'en')).toBe('August 2026');
  });
});

describe('formatDate', () => {
  it('takes a moment as its day in Jakarta', () => {
    expect(formatDate('2025-12-31T17:00:00Z', 'id')).toBe('1 Jan 2026');
  });

  it('takes a calendar date as that day', () => {
    expect(formatDate('2025-12-31', 'en')).toBe('31 Dec 2025');
  });

  it('writes the months as Indonesians and English readers do', () => {
    const months = Array.from({ length: 12 }, (_, index) => `2025-${String(index + 1).padStart(2, '0')}-09`);
    const names = (language: 'id' | 'en') =>
      months.map((date) => formatDate(date, language).split(' ')[1]).join(' ');

    expect(names('id')).toBe('Jan Feb Mar Apr Mei Jun Jul Agu Sep Okt Nov Des');
    expect(names('en')).toBe('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec');
  });
});
