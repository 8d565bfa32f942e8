import { expect, it } from 'vitest';
import { saidParams } from '../index.ts';

it.each([
  [7, 11, '7–11'],
  [10, 10, 10],
])('a range from %i to %i digits reads as %s', (least, most, range) => {
  expect(saidParams({ digits: 8, least, most })).toEqual({ digits: 8, least, most, range });
});

it('an issue without both bounds has its params unchanged', () => {
  expect(saidParams({ digits: 8, least: 10 })).toEqual({ digits: 8, least: 10 });
});
