import { describe, expect, it } from 'vitest';
import { clockMoments, localOf, momentOf } from './clock-moments.ts';

const jakarta = (local: string) => new Date(`${local}+07:00`);

describe('moments to go to', () => {
  it('are a minute before and after each pause of the day, and the next morning', () => {
    expect(clockMoments(jakarta('2026-11-20T10:00:00')).map(({ moment }) => localOf(moment))).toEqual([
      '2026-11-20T23:29',
      '2026-11-20T23:31',
      '2026-11-20T23:44',
      '2026-11-20T23:46',
      '2026-11-21T08:00',
    ]);
  });

  it.each([
    ['2026-11-20T23:28:59', '2026-11-20T23:29'],
    ['2026-11-20T23:29:00', '2026-11-21T23:29'],
    ['2026-12-31T23:50:00', '2027-01-01T23:29'],
  ])('from %s start at %s', (now, want) => {
    expect(localOf(clockMoments(jakarta(now))[0]?.moment ?? '')).toBe(want);
  });

  it('are never in the past', () => {
    for (let minute = 0; minute < 24 * 60; minute += 1) {
      const now = new Date(jakarta('2026-11-20T00:00:30').getTime() + minute * 60_000);
      expect(clockMoments(now).every(({ moment }) => moment > now)).toBe(true);
    }
  });
});

describe('a datetime field', () => {
  it('is parsed as Jakarta time', () => {
    expect(momentOf('2026-11-20T23:30')).toEqual(jakarta('2026-11-20T23:30:00'));
    expect(localOf(jakarta('2026-11-20T23:30:59'))).toBe('2026-11-20T23:30');
  });

  it.each(['', '2026-11-20', '2026-13-40T10:00', 'tomorrow'])('rejects "%s"', (text) => {
    expect(momentOf(text)).toBeNull();
  });
});
