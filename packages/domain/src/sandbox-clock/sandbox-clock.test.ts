import { describe, expect, it } from 'vitest';
import { calendarNow, decideClock } from './index.ts';

const NOW = new Date('2026-11-20T03:00:00.000Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);
const DAYS_31 = 31 * 86_400_000;
const codeOf = (moment: Date) => {
  const decided = decideClock(moment, { now: NOW });
  return decided.ok ? decided.value : decided.problem.code;
};

describe("the sandbox's clock", () => {
  it.each([
    ['shows now', 0, 0],
    ['shows a millisecond later', 1, 1],
    ['shows 31 days later', DAYS_31, DAYS_31],
    ['does not show a millisecond ago', -1, 'DPAY_CLOCK_OUT_OF_RANGE'],
    ['does not show more than 31 days later', DAYS_31 + 1, 'DPAY_CLOCK_OUT_OF_RANGE'],
  ])('%s', (_, ms, want) => {
    expect(codeOf(later(ms))).toBe(want);
  });

  it('continues from the time it was set to', () => {
    const decided = decideClock('2026-11-20T16:29:59.000Z', { now: NOW });
    const clockAheadMs = decided.ok ? decided.value : 0;

    expect(calendarNow(later(1000), { clockAheadMs })).toEqual(new Date('2026-11-20T16:30:00.000Z'));
  });
});
