import { expect, test } from 'vitest';
import { isDue } from './is-due.ts';

const now = new Date('2026-11-21T05:00:00.000Z');

test.each([
  ['pending', '2026-11-21T05:00:00.000Z', true],
  ['pending', null, true],
  ['retrying', '2026-11-21T05:00:00.000Z', true],
  ['retrying', '2026-11-21T05:00:00.001Z', false],
  ['delivered', null, false],
  ['failed', null, false],
  ['held', null, false],
] as const)('%s with the next attempt at %s: %s', (status, next, want) => {
  expect(isDue({ status, next_attempt_at: next }, now)).toBe(want);
});
