import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

const now = new Date('2026-11-21T05:00:00.000Z');

test.each([
  ['2026-11-23T06:00:00.000Z', '2 hari 1 jam', '2 days 1 hour'],
  ['2026-11-22T04:10:00.000Z', '23 jam 10 menit', '23 hours 10 minutes'],
  ['2026-11-21T05:01:00.000Z', '1 menit', '1 minute'],
  ['2026-11-21T05:00:00.001Z', '1 detik', '1 second'],
  ['2026-11-21T05:00:00.000Z', '', ''],
  ['2026-11-20T05:00:00.000Z', '', ''],
])('until %s', (until, id, en) => {
  expect(timeLeft(until, now, 'id')).toBe(id);
  expect(timeLeft(until, now, 'en')).toBe(en);
});
