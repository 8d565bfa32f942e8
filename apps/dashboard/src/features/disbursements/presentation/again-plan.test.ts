import { expect, test } from 'vitest';
import { banks, itemExamples } from '../testing/scenarios.ts';
import { againPlan } from './again-plan.ts';

test('does not resend the part of a payout that arrived, and charges a fee for each transfer', () => {
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

test("splits a remainder that is still above its bank's limit", () => {
  const large = { ...itemExamples.failed, amount: 600_000_000 };

  expect(againPlan([large], banks)).toMatchObject({ payouts: 1, transfers: 3, fee: 9_000 });
});
