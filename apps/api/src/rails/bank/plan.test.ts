import { expect, test } from 'vitest';
import { accountPlanFor } from './plan.ts';

// Product spec §9.
// spec 9.51
test.each([
  ['84226470', 'found'],
  ['84226471', 'not_found'],
  ['84226412', 'found'],
  ['84226473', 'not_found'],
  ['84226414', 'found'],
  ['84226475', 'not_found'],
  ['84226416', 'found'],
  ['84226477', 'not_found'],
  ['84226418', 'found'],
  ['84226479', 'not_found'],
])('the account %s is %s: an even last digit is valid, an odd one is not', (number, want) => {
  expect(accountPlanFor(number, 'Siti Aminah').answer.status).toBe(want);
});
