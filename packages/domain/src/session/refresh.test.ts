import { describe, expect, it } from 'vitest';
import { isSessionOver, nextRefresh, SESSION_POLICY } from './index.ts';

const MINUTE = 60_000;
const expiresAt = Date.parse('2026-11-21T04:00:00Z');
const minutesBefore = (minutes: number) => expiresAt - minutes * MINUTE;

describe('nextRefresh', () => {
  it.each([
    ['a fresh token', 60, 50 * MINUTE],
    ['11 minutes before expiry', 11, MINUTE],
    ['exactly 10 minutes before expiry', 10, 0],
    ['5 minutes before expiry', 5, 0],
    ['the expiry itself', 0, 0],
    ['long after, as when a laptop wakes', -300, 0],
  ])('for %s', (_, minutes, wait) => {
    expect(nextRefresh({ expiresAt, attempts: 0, now: minutesBefore(minutes) })).toEqual({ wait });
  });

  // spec 9.43
  it('waits one millisecond if the ten-minute mark is one millisecond away', () => {
    expect(nextRefresh({ expiresAt, attempts: 0, now: minutesBefore(10) - 1 })).toEqual({ wait: 1 });
  });

  // spec 9.45
  it('tries again after two minutes, three times in all', () => {
    const now = minutesBefore(10);

    expect([0, 1, 2, 3, 4].map((attempts) => nextRefresh({ expiresAt, attempts, now }))).toEqual([
      { wait: 0 },
      { wait: 2 * MINUTE },
      { wait: 2 * MINUTE },
      { stop: 'attempts_used' },
      { stop: 'attempts_used' },
    ]);
  });

  it('uses all its attempts while the token is still valid', () => {
    const { refreshBeforeMs, refreshRetryMs, refreshMaxAttempts } = SESSION_POLICY;

    expect((refreshMaxAttempts - 1) * refreshRetryMs).toBeLessThan(refreshBeforeMs);
  });
});

describe('isSessionOver', () => {
  // spec 9.49
  it('is over at exactly three hours', () => {
    const signedInAt = Date.parse('2026-11-21T03:00:00Z');

    expect(isSessionOver({ signedInAt, now: signedInAt + 180 * MINUTE - 1 })).toBe(false);
    expect(isSessionOver({ signedInAt, now: signedInAt + 180 * MINUTE })).toBe(true);
  });
});
