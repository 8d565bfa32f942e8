import { expect, it } from 'vitest';
import { decideAmountRange } from './index.ts';

it.each([
  ['nothing', {}],
  ['a least alone', { least: 10 }],
  ['a most alone', { most: 1 }],
  ['one amount', { least: 10, most: 10 }],
  ['a span', { least: 1, most: 10 }],
  ['nothing up to nothing', { least: 0, most: 0 }],
])('takes %s', (_, range) => {
  expect(decideAmountRange(range)).toEqual({ ok: true, value: range });
});

it('refuses a maximum below the minimum, and returns the minimum', () => {
  expect(decideAmountRange({ least: 10, most: 9 })).toEqual({
    ok: false,
    problem: { code: 'DPAY_AMOUNT_BELOW_MINIMUM', params: { minimum: 10 } },
  });
});
