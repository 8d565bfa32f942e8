import { expect, it } from 'vitest';
import { allowsTracking } from './index.ts';

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
