import { expect, test } from 'vitest';
import { itemExamples } from '../testing/scenarios.ts';
import { stillOwed } from './again-plan.ts';

test('what has arrived of a payout is not sent again', () => {
  const { failed, partly, done } = itemExamples;

  expect(stillOwed([failed])).toBe(5_000_000);
  expect(stillOwed([failed, partly])).toBe(105_000_000);
  expect(stillOwed([done])).toBe(0);
});
