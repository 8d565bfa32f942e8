import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, formatDate, parseDate } from '../index.ts';

describe('parseDate', () => {
  it.each([
    '20 Nov 2026',
    '20 November 2026',
    '20 nov 2026',
    '20/11/2026',
    '20-11-2026',
    '20.11.2026',
    '20 / 11 / 2026',
    '20 11 2026',
    ' 2026-11-20 ',
  ])('reads %j as 20 November 2026', (text) => {
    expect(parseDate(text)).toBe('2026-11-20');
  });

  it.each([
    ['1 Mei 2026', '2026-05-01'],
    ['1 May 2026', '2026-05-01'],
    ['5 Agu 2026', '2026-08-05'],
    ['5 Agt 2026', '2026-08-05'],
    ['5 Aug 2026', '2026-08-05'],
    ['9 Okt 2026', '2026-10-09'],
    ['9 Oct 2026', '2026-10-09'],
    ['3 Des 2026', '2026-12-03'],
    ['3/4/2026', '2026-04-03'],
  ])('reads %j in either language, the day first', (text, want) => {
    expect(parseDate(text)).toBe(want);
  });

  it.each([
    '',
    '20 Nov',
    '20 Nov 26',
    '11/20/2026',
    '30 Feb 2026',
    '0/1/2026',
    '20 Ju 2026',
    '20 ma 2026',
    '20 xyz 2026',
    '2026-02-30',
    'kemarin',
  ])('rejects %j', (text) => {
    expect(parseDate(text)).toBeNull();
  });

  it('reads back every day as both languages show it', () => {
    const days = fc.integer({ min: 0, max: 5000 }).map((days) => addDays('2020-01-01', days));

    fc.assert(
      fc.property(days, fc.constantFrom('id' as const, 'en' as const), (date, language) => {
        expect(parseDate(formatDate(date, language))).toBe(date);
      }),
    );
  });
});
