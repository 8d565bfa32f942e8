import { expect, it } from 'vitest';
import { periodIn, readStatementDay } from './day.ts';

const NEW_YEAR = { from: '2026-12-20', to: '2027-01-10' };

it.each([
  ['05/11/2026', '2026-11-05'],
  ['5/11/2026', '2026-11-05'],
  ['05-11-2026', '2026-11-05'],
  ['05-11-26', '2026-11-05'],
  ['05/11/26 10.15.00', '2026-11-05'],
  ['05/11/2026 10:15:00', '2026-11-05'],
  ['2026-11-05', '2026-11-05'],
  ['2026-11-05 23:44:44', '2026-11-05'],
  ['2026-11-05T10:15', '2026-11-05'],
  ['20261105', '2026-11-05'],
  ['05 November 2026 14:24:27', '2026-11-05'],
  ['16 March 2026 09:34:53', '2026-03-16'],
  ['16 Maret 2026', '2026-03-16'],
  ['05-Nov-26', '2026-11-05'],
  ['05-Nov-2026', '2026-11-05'],
  ["'05/11/2026", '2026-11-05'],
  ["'28/12", '2026-12-28'],
  ['03/01', '2027-01-03'],
  ['', null],
  ['PEND', null],
  ['31/02/2026', null],
  ['13/13/2026', null],
  ['11/25/2026', null],
  ['Saldo Awal', null],
])('%s is %s', (text, want) => {
  expect(readStatementDay(text, NEW_YEAR)).toBe(want);
});

it('needs a period for a day without a year', () => {
  expect(readStatementDay('05/11', undefined)).toBe('year-missing');
});

it.each([
  ['Periode : 01/11/2026 - 30/11/2026', '2026-11-01 2026-11-30'],
  ['Period: 01 November 2026 - 30 November 2026', '2026-11-01 2026-11-30'],
  ['01-11-26 s/d 30-11-26', '2026-11-01 2026-11-30'],
  ['2026-11-01 to 2026-11-30', '2026-11-01 2026-11-30'],
  ['Dicetak 30/11/2026', undefined],
  ['30/11/2026 - 01/11/2026', undefined],
])('%s names the period %s', (text, want) => {
  const period = periodIn(text);

  expect(period && `${period.from} ${period.to}`).toBe(want);
});
