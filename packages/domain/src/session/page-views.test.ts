import { expect, it } from 'vitest';
import { allowsTracking, storedViewTime } from './index.ts';

it.each([
  ['nothing', undefined, undefined, true],
  ['no objection', '0', false, true],
  ['no preference, as Firefox says', 'unspecified', undefined, true],
  ['Do Not Track', '1', undefined, false],
  ['Global Privacy Control in a header', undefined, '1', false],
  ['Global Privacy Control in a script', null, true, false],
  ['Do Not Track, whatever else', '1', false, false],
])('a browser that says %s', (_, dnt, gpc, want) => {
  expect(allowsTracking({ dnt, gpc })).toBe(want);
});

it.each([
  ['a minute ago', '2026-11-20T02:59:00.000Z', '2026-11-20T02:59:00.000Z'],
  ['ahead of the clock', '2099-01-01T00:00:00.000Z', '2026-11-20T03:00:00.000Z'],
  ['a millisecond less than 180 days ago', '2026-05-24T03:00:00.001Z', '2026-05-24T03:00:00.001Z'],
  ['180 days ago', '2026-05-24T03:00:00.000Z', undefined],
  ['of a clock that was never set', '1970-01-01T00:00:00.000Z', undefined],
])('a view %s', (_, viewedAt, want) => {
  expect(storedViewTime(viewedAt, '2026-11-20T03:00:00.000Z')?.toISOString()).toBe(want);
});
