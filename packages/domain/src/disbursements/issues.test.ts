import { expect, it } from 'vitest';
import { saidParams } from './index.ts';

it.each([
  [7, 11, '7–11'],
  [10, 10, 10],
])('from %i to %i digits are said as %s', (least, most, range) => {
  expect(saidParams({ digits: 8, least, most })).toEqual({ digits: 8, least, most, range });
});

it('of an issue without two bounds nothing else is said', () => {
  expect(saidParams({ digits: 8, least: 10 })).toEqual({ digits: 8, least: 10 });
});
