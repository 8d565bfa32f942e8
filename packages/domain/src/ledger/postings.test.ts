import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Rupiah, rupiah } from '../kernel/index.ts';
import { closes } from './transfer.ts';
import {
  delivered,
  marginSettled,
  type MoneyOut,
  moved,
  paymentCompleted,
  refundDelivered,
  refundReleased,
  refundReserved,
  released,
  reserved,
  settlementSettled,
  topUpPaid,
} from './postings.ts';

const amount = fc.integer({ min: 1, max: 9_999_999_999 }).map(rupiah);
const fee = fc.integer({ min: 0, max: 100_000 }).map(rupiah);
const out: fc.Arbitrary<MoneyOut> = fc.record({
  of: fc.constantFrom('disbursement', 'withdrawal', 'fund_transfer', 'snap_transfer', 'refund'),
  id: fc.constant('dis_item_1'),
  attempt: fc.integer({ min: 1, max: 9 }),
  amount,
  fee,
  ppn: fee,
});

describe('every transfer balances', () => {
  it('for incoming money', () => {
    fc.assert(
      fc.property(amount, fee, fee, (paid, mdr, ppn) => {
        fc.pre(paid > mdr + ppn);
        expect(closes(paymentCompleted({ id: 'pay_1', amount: paid, fee: mdr, ppn }))).toBe(true);
        expect(closes(settlementSettled({ id: 'set_1', net: paid }))).toBe(true);
        expect(closes(marginSettled({ id: 'set_1', amount: paid, from: 'sub_1' }))).toBe(true);
        expect(closes(topUpPaid({ id: 'top_1', amount: paid }))).toBe(true);
      }),
    );
  });

  it('for outgoing or moved money', () => {
    fc.assert(
      fc.property(out, (payout) => {
        for (const post of [reserved, delivered, released]) expect(closes(post(payout))).toBe(true);
        expect(closes(moved({ id: 'ftr_1', from: '', to: 'sub_1', amount: payout.amount }))).toBe(true);
      }),
    );
  });
});

describe('outgoing money', () => {
  const balances = (...transfers: ReturnType<typeof reserved>[]) => {
    const at: Record<string, number> = {};
    for (const { account, amount: change } of transfers.flatMap(({ lines }) => lines)) {
      at[account] = (at[account] ?? 0) + change;
    }
    return at;
  };

  it('that failed leaves every account as it was', () => {
    fc.assert(
      fc.property(out, (payout) => {
        expect(Object.values(balances(reserved(payout), released(payout))).every((left) => left === 0)).toBe(
          true,
        );
      }),
    );
  });

  it('that arrived cost exactly its amount, fee and PPN, and leaves nothing in flight', () => {
    fc.assert(
      fc.property(out, (payout) => {
        const { available, in_flight, bank } = balances(reserved(payout), delivered(payout));

        expect(available).toBe(-(payout.amount + payout.fee + payout.ppn));
        expect(in_flight).toBe(0);
        expect(bank).toBe(payout.amount);
      }),
    );
  });

  it('contains the attempt, so that each retry is a separate transfer', () => {
    const payout = {
      of: 'disbursement',
      id: 'dis_item_1',
      amount: rupiah(1),
      fee: rupiah(0),
      ppn: rupiah(0),
    } as const;

    expect(reserved({ ...payout, attempt: 2 })).toMatchObject({
      kind: 'disbursement.reserved',
      ref: 'dis_item_1',
      step: 2,
    });
  });
});

describe('a refund', () => {
  const refund = fc.record({ id: fc.constant('rfn_1'), amount });

  it('balances in each step, whatever was settled meanwhile', () => {
    fc.assert(
      fc.property(refund, fc.nat(), (refunded, part) => {
        const settled = rupiah(Math.min(part, refunded.amount));
        for (const post of [refundReserved, refundDelivered]) expect(closes(post(refunded))).toBe(true);
        expect(closes(refundReleased({ ...refunded, settled }))).toBe(true);
      }),
    );
  });

  it('that failed before any settlement leaves every account as it was', () => {
    const failed = { id: 'rfn_1', amount: rupiah(75_000) };
    const lines = [refundReserved(failed), refundReleased({ ...failed, settled: rupiah(0) })].flatMap(
      (one) => one.lines,
    );
    const sum = (account: string) =>
      lines.filter((line) => line.account === account).reduce((total, line) => total + line.amount, 0);
    expect([sum('pending'), sum('in_flight'), sum('available')]).toEqual([0, 0, 0]);
  });
});

it('a zero fee makes no ledger line', () => {
  const none = rupiah(0);

  expect(paymentCompleted({ id: 'pay_1', amount: rupiah(500), fee: none, ppn: none }).lines).toHaveLength(2);
});

it.each([
  ['one line', [{ holder: '', account: 'bank', amount: 1 }]],
  [
    'a rupiah too much',
    [
      { holder: '', account: 'bank', amount: -1 },
      { holder: '', account: 'available', amount: 2 },
    ],
  ],
  [
    'a line of nothing',
    [
      { holder: '', account: 'bank', amount: 0 },
      { holder: '', account: 'available', amount: 0 },
    ],
  ],
] as const)('does not balance with %s', (_, lines) => {
  expect(closes({ lines: lines.map((line) => ({ ...line, amount: line.amount as number as Rupiah })) })).toBe(
    false,
  );
});
