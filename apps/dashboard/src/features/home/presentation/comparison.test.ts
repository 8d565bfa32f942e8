import { expect, test } from 'vitest';
import { compare } from './comparison.ts';

test.each([
  [45_500_000, 40_125_000, { kind: 'higher', percent: 13.4 }],
  [40_125_000, 45_500_000, { kind: 'lower', percent: 11.8 }],
  [0, 10, { kind: 'lower', percent: 100 }],
  [10, 10, { kind: 'same' }],
  [0, 0, { kind: 'same' }],
  [10, 0, { kind: 'new' }],
  // A difference is never shown as zero percent.
  [1_000_001, 1_000_000, { kind: 'higher', percent: 0.1 }],
])('%d after %d', (current, previous, want) => {
  expect(compare(current, previous)).toEqual(want);
});
