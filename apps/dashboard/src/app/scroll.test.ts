import { expect, it } from 'vitest';
import { placeOf } from './scroll.ts';

const PUSH = { type: 'PUSH', isSamePage: false, left: undefined, list: undefined } as const;
const POP = { type: 'POP', isSamePage: false, left: 1200, list: undefined } as const;

it.each([
  ['a new page begins at its top', PUSH, 0],
  ['a page in the place of another begins at its top', { ...PUSH, type: 'REPLACE' }, 0],
  ['a filter moves nothing', { ...PUSH, isSamePage: true }, undefined],
  ['the next page of a list begins where the list does', { ...PUSH, isSamePage: true, list: 150 }, 150],
  ['back to a page of a list leads to where it was left', { ...POP, isSamePage: true, list: 150 }, 1200],
  ['words being searched move nothing', { ...PUSH, type: 'REPLACE', isSamePage: true }, undefined],
  ['back and forward lead to where the page was left', POP, 1200],
  ['back to before a filter leads to where the page was left', { ...POP, isSamePage: true }, 1200],
  ['a page left at its top is come back to there', { ...POP, left: 0 }, 0],
  ['an address that was typed begins at its top', { ...POP, left: undefined }, 0],
] as const)('%s', (_, arrival, place) => {
  expect(placeOf(arrival)).toBe(place);
});
