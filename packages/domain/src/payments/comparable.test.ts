import { expect, test } from 'vitest';
import { jakartaDayBounds } from '../kernel/index.ts';
import { hasComparison } from './comparable.ts';

const range = jakartaDayBounds('2026-11-07');

test.each([
  ['long before it begins', '2026-01-01T00:00:00.000Z', true],
  ['at the very moment it begins, midnight in Jakarta', '2026-11-06T17:00:00.000Z', true],
  ['a millisecond after it began', '2026-11-06T17:00:00.001Z', false],
  ['in the midst of it', '2026-11-10T03:00:00.000Z', false],
  ['never', null, false],
])('the first sale of %s', (_, began, want) => {
  expect(hasComparison(range, began)).toBe(want);
});
