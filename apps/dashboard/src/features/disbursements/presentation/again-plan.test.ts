import { expect, test } from 'vitest';
import { banks, itemExamples } from '../testing/scenarios.ts';
import { againPlan } from './again-plan.ts';

test('what has arrived of a payout is not sent again, and each transfer has its fee', () => {
  const { failed, partly } = itemExamples;

  expect(againPlan([failed], banks)).toMatchObject({ amount: 5_000_000, transfers: 1, total: 5_003_330 });
  expect(againPlan([failed, partly], banks)).toMatchObject({
    payouts: 2,
    transfers: 2,
    amount: 105_000_000,
    fee: 6_000,
    ppn: 660,
    total: 105_006_660,
  });
});

test('what is left may still be above the limit of its bank', () => {
  const large = { ...itemExamples.failed, amount: 600_000_000 };

  expect(againPlan([large], banks)).toMatchObject({ payouts: 1, transfers: 3, fee: 9_000 });
});
