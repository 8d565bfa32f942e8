import { expect, test } from 'vitest';
import { batchExamples } from '../testing/scenarios.ts';
import { progressOf, segmentsOf } from './segments.ts';

test.each(Object.entries(batchExamples))('the segments of %s add up to all of its items', (_, { counts }) => {
  const sum = segmentsOf(counts).reduce((total, { count }) => total + count, 0);

  expect(sum).toBe(counts.total);
});

test('counts items that wait for a bank, even in a batch that was already sent', () => {
  const { validating, processing, success } = batchExamples;

  expect(progressOf(validating.status, validating.counts)).toEqual({ kind: 'validating', done: 1, total: 3 });
  expect(progressOf(processing.status, processing.counts)).toEqual({ kind: 'processing', done: 1, total: 3 });
  expect(progressOf(success.status, success.counts)).toBeNull();
});
