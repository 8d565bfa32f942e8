import { expect, test } from 'vitest';
import { greetingAt } from './greeting.ts';

// spec 2.69
test.each([
  ['03.59', '2026-11-20T20:59:59Z', 'evening'],
  ['04.00', '2026-11-20T21:00:00Z', 'morning'],
  ['10.59', '2026-11-21T03:59:59Z', 'morning'],
  ['11.00', '2026-11-21T04:00:00Z', 'midday'],
  ['15.00', '2026-11-21T08:00:00Z', 'afternoon'],
  ['18.00', '2026-11-21T11:00:00Z', 'evening'],
  ['00.00', '2026-11-21T17:00:00Z', 'evening'],
])('at %s in Jakarta', (_clock, instant, want) => {
  expect(greetingAt(instant)).toBe(want);
});
