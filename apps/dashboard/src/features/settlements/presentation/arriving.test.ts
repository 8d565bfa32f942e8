import { expect, it } from 'vitest';
import type { DuePayments } from '../api/types.ts';
import { arrivingOf, waitingOf } from './arriving.ts';

const due = (amount: number, exceeds: boolean): DuePayments =>
  ({ payment_count: 2, amount, exceeds_payments: exceeds }) as DuePayments;
const [arrives, waits, alsoWaits] = [due(95_560, false), due(-2_100, true), due(500, true)];

it.each([
  ['none', [], [], null],
  ['only what arrives', [arrives], [arrives], null],
  ['what waits beside it', [arrives, waits], [arrives], { count: 2, amount: 2_100 }],
  ['channels that are settled together', [waits, alsoWaits], [], { count: 4, amount: 1_600 }],
])('of %s', (_, payments, arriving, waiting) => {
  expect(arrivingOf(payments)).toEqual(arriving);
  expect(waitingOf(payments)).toEqual(waiting);
});
