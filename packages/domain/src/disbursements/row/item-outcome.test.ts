import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rupiah, sumRupiah } from '../../kernel/index.ts';
import {
  delivered,
  type MoneyOut,
  released,
  reserved,
  standingAfter,
  type Transfer,
} from '../../ledger/index.ts';
import { costOfTransfer, payoutOutcome, splitByBankLimit } from '../../payouts/index.ts';
import { splitNotice } from '../split-notice.ts';
import { type BatchOutcome, batchOutcome, type ChargedTransfer, itemOutcome } from '../outcome.ts';

const LIMIT = rupiah(250_000_000);
const sent = (attempt: number, amount: number, status: ChargedTransfer['status']): ChargedTransfer => ({
  attempt,
  amount: rupiah(amount),
  ...costOfTransfer(),
  status,
});
const part = (payouts: number, amount: number, transfers: number) => ({
  payouts,
  amount,
  fee: 3_000 * transfers,
  ppn: 330 * transfers,
  total: amount + 3_330 * transfers,
});
const NOTHING = part(0, 0, 0);

describe('an item', () => {
  test('that failed and then arrived was charged once', () => {
    expect(itemOutcome('done', [sent(1, 50_001, 'failed'), sent(2, 50_001, 'done')])).toEqual({
      arrived: part(1, 50_001, 1),
      returned: NOTHING,
      sending: NOTHING,
    });
  });

  test('that failed twice was charged nothing, and the last returned amount is the one to retry', () => {
    expect(itemOutcome('failed', [sent(1, 50_001, 'failed'), sent(2, 50_001, 'failed')])).toEqual({
      arrived: NOTHING,
      returned: part(1, 50_001, 1),
      sending: NOTHING,
    });
  });

  test("with several parts reports each one's state, even while others are pending", () => {
    const parts = [sent(1, 250, 'done'), sent(1, 250, 'failed'), sent(1, 100, 'unknown')];

    expect(itemOutcome('processing', parts)).toEqual({
      arrived: part(0, 250, 1),
      returned: part(0, 250, 1),
      sending: part(1, 100, 1),
    });
  });
});

const arrivedOf = (transfers: readonly ChargedTransfer[]) =>
  sumRupiah(transfers.filter(({ status }) => status === 'done').map(({ amount }) => amount));

/** An item with one or more attempts, each transfer with its result; transfers of the last attempt may be pending. */
const anyItem = fc
  .record({
    amount: fc.integer({ min: 10_000, max: 1_100_000_000 }),
    attempts: fc.array(fc.array(fc.constantFrom('done', 'failed'), { minLength: 5, maxLength: 5 }), {
      minLength: 1,
      maxLength: 4,
    }),
    open: fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
  })
  .map(({ amount, attempts, open }) => {
    const transfers: ChargedTransfer[] = [];
    let left = rupiah(amount);
    attempts.forEach((ends, at) => {
      if (left === 0) return;
      const parts = splitByBankLimit(left, LIMIT).map((one, number) =>
        sent(at + 1, one, ends[number] ?? 'done'),
      );
      transfers.push(...parts);
      left = rupiah(left - arrivedOf(parts));
    });
    const latest = transfers.at(-1)?.attempt;
    const now = transfers.map((transfer, number) =>
      transfer.attempt === latest && open[number % 5] === true
        ? { ...transfer, status: 'sending' as const }
        : transfer,
    );
    return { amount: rupiah(amount), transfers: now };
  });

const statusOf = ({ amount, transfers }: { amount: number; transfers: readonly ChargedTransfer[] }) => {
  const latest = transfers.at(-1)?.attempt ?? 1;
  const told = transfers.map((transfer) => ({
    ...transfer,
    failure: transfer.status === 'failed' ? 'X' : null,
  }));
  return payoutOutcome(rupiah(amount), {
    earlier: told.filter(({ attempt }) => attempt < latest),
    latest: told.filter(({ attempt }) => attempt === latest),
  }).status;
};

/** All ledger steps of one transfer. */
const stepsOf = (transfer: ChargedTransfer, id: string): Transfer[] => {
  const out: MoneyOut = { ...transfer, of: 'disbursement', id, attempt: 1 };
  if (transfer.status === 'done') return [reserved(out), delivered(out)];
  return transfer.status === 'failed' ? [reserved(out), released(out)] : [reserved(out)];
};

const KEYS = ['arrived', 'returned', 'sending'] as const;
const FIGURES = ['payouts', 'amount', 'fee', 'ppn', 'total'] as const;

test('whatever happens to its attempts and parts, the items of a batch sum to the batch, and both to the ledger', () => {
  fc.assert(
    fc.property(fc.array(anyItem, { minLength: 1, maxLength: 6 }), (items) => {
      const outcomes = items.map((item) => itemOutcome(statusOf(item), item.transfers));
      const count = (status: string) => items.filter((item) => statusOf(item) === status).length;
      const all = items.flatMap(({ transfers }) => transfers);
      const moved = (wanted: (transfer: ChargedTransfer) => boolean) => ({
        amount: sumRupiah(all.filter(wanted).map(({ amount }) => amount)),
        transfers: all.filter(wanted).length,
      });
      const batch: BatchOutcome = batchOutcome({
        notice: splitNotice(items.map(({ amount }) => ({ amount, splitLimit: LIMIT }))),
        counts: {
          processing: count('processing'),
          done: count('done'),
          failed: count('failed'),
          partially_success: count('partially_success'),
        },
        arrived: moved(({ status }) => status === 'done'),
        sending: moved(({ status }) => status === 'sending'),
      });
      for (const key of KEYS)
        for (const figure of FIGURES)
          expect(outcomes.reduce((sum, outcome) => sum + outcome[key][figure], 0)).toBe(batch[key][figure]);

      const standing = standingAfter(
        all.flatMap((transfer, index) => stepsOf(transfer, `t${index}`).map(({ lines }) => lines)),
      );
      const on = (account: string) => standing.find((line) => line.account === account)?.amount ?? 0;
      expect(on('available')).toBe(0 - batch.arrived.total - batch.sending.total);
      expect([on('bank'), on('fee'), on('ppn'), on('in_flight')]).toEqual([
        batch.arrived.amount,
        batch.arrived.fee,
        batch.arrived.ppn,
        batch.sending.total,
      ]);
    }),
  );
});
