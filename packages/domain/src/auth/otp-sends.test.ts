import { expect, it } from 'vitest';
import { LOGIN_POLICY, minutesUntilOtpSend } from './index.ts';

const NOW = new Date('2026-11-20T03:00:00Z');
const FULL = LOGIN_POLICY.otpMaxSends;
const sent = (sends: number, minutesAgo: number) => ({
  sends,
  lastSentAt: new Date(NOW.getTime() - minutesAgo * 60_000),
});

it.each([
  ['none was mailed', [], 0],
  ['one fewer than allowed', [sent(FULL - 1, 0)], 0],
  ['as many as allowed, just now', [sent(FULL, 0)], 60],
  ['as many as allowed, a part of a minute ago', [sent(FULL, 0.5)], 60],
  ['as many as allowed, a while ago', [sent(FULL, 25)], 35],
  ['the last part of a minute is a whole one', [sent(FULL, 59.9)], 1],
  ['exactly the window ago', [sent(FULL, 60)], 0],
  ['for several challenges, the oldest of which leaves first', [sent(1, 10), sent(FULL - 1, 40)], 20],
  ['for several challenges, the oldest of which is not enough', [sent(FULL, 10), sent(1, 40)], 50],
  ['for several challenges, the oldest of which counts no more', [sent(FULL - 1, 10), sent(FULL, 70)], 0],
])('another code may be sent if fewer than the limit are counted: %s', (_, mailed, minutes) =>
  expect(minutesUntilOtpSend(mailed, NOW)).toBe(minutes),
);
