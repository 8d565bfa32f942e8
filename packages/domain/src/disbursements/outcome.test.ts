import { expect, test } from 'vitest';
import { rupiah } from '../kernel/index.ts';
import { splitNotice } from './split-notice.ts';
import { batchOutcome } from './outcome.ts';

const payout = (amount: number) => ({ amount: rupiah(amount), splitLimit: rupiah(250_000_000) });
// One, one and two transfers.
const notice = splitNotice([payout(1_500_000), payout(5_000_000), payout(400_000_000)]);
const none = { processing: 0, done: 0, failed: 0, partially_success: 0 };
const nothing = { amount: rupiah(0), transfers: 0 };
const moved = (amount: number, transfers: number) => ({ amount: rupiah(amount), transfers });
const totalOf = (outcome: ReturnType<typeof batchOutcome>) =>
  outcome.arrived.total + outcome.returned.total + outcome.sending.total;

test.each([
  ['just sent', { ...none, processing: 3 }, nothing, moved(406_500_000, 4)],
  ['wholly arrived', { ...none, done: 3 }, moved(406_500_000, 4), nothing],
  ['wholly come back', { ...none, failed: 3 }, nothing, nothing],
  ['half way', { ...none, done: 1, processing: 2 }, moved(1_500_000, 1), moved(405_000_000, 3)],
  ['in parts', { ...none, done: 2, partially_success: 1 }, moved(256_500_000, 3), nothing],
] as const)('the parts of a %s batch add up to what left the balance', (_, counts, arrived, sending) => {
  const outcome = batchOutcome({ notice, counts, arrived, sending });

  expect(totalOf(outcome)).toBe(notice.total);
  expect(outcome.arrived.payouts + outcome.returned.payouts + outcome.sending.payouts).toBe(3);
});

test('of a partially paid payout, the paid part has arrived and the rest came back with its fee', () => {
  const { arrived, returned } = batchOutcome({
    notice,
    counts: { ...none, done: 2, partially_success: 1 },
    arrived: moved(256_500_000, 3),
    sending: nothing,
  });

  expect(arrived).toEqual({ payouts: 2, amount: 256_500_000, fee: 9_000, ppn: 990, total: 256_509_990 });
  expect(returned).toEqual({ payouts: 1, amount: 150_000_000, fee: 3_000, ppn: 330, total: 150_003_330 });
});
