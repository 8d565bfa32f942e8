import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FLAGS, type Flags, type Permission, PERMISSIONS } from '../access/index.ts';
import { rupiah } from '../kernel/index.ts';
import {
  delivered,
  marginSettled,
  moved,
  paymentCompleted,
  refundDelivered,
  refundReleased,
  refundReserved,
  released,
  reserved,
  settlementSettled,
  topUpPaid,
  type Transfer,
  TRANSFER_KINDS,
} from '../ledger/index.ts';
import {
  postedAs,
  runningSums,
  TRANSACTION_KINDS,
  TRANSACTIONS,
  transactionKind,
  transactionKindsOf,
} from './index.ts';

const OWN: readonly string[] = ['available', 'in_flight', 'pending'];
const changeOf = ({ lines }: Transfer, holder: string): number =>
  lines
    .filter((line) => line.holder === holder && OWN.includes(line.account))
    .reduce((sum, { amount }) => sum + amount, 0);

const amount = rupiah(100_000);
const fee = rupiah(3_000);
const ppn = rupiah(330);
const payout = { id: 'x_1', attempt: 1, amount, fee, ppn } as const;
const OUT = ['disbursement', 'withdrawal', 'fund_transfer', 'snap_transfer', 'refund'] as const;

const POSTINGS: readonly Transfer[] = [
  paymentCompleted({ id: 'pay_1', amount, fee, ppn }),
  settlementSettled({ id: 'set_1', net: amount }),
  marginSettled({ id: 'set_2', amount, from: 'sub_1' }),
  topUpPaid({ id: 'top_1', amount }),
  moved({ id: 'ftr_1', from: '', to: 'sub_1', amount }),
  refundReserved({ id: 'rfn_1', amount }),
  refundDelivered({ id: 'rfn_1', amount }),
  refundReleased({ id: 'rfn_1', amount, settled: rupiah(40_000) }),
  ...OUT.flatMap((of) => [
    reserved({ ...payout, of }),
    delivered({ ...payout, of }),
    released({ ...payout, of }),
  ]),
];

describe('a transaction', () => {
  it.each(POSTINGS.map((one) => [one.kind, one] as const))(
    '%s changes what the merchant has only if it is a kind of transaction',
    (kind, posting) => {
      if (changeOf(posting, '') !== 0) expect(transactionKind(kind)).toBeDefined();
      // The margin of a subaccount's settlement has the kind of a settlement that changes nothing.
      else expect(kind === 'settlement.settled' || transactionKind(kind) === undefined).toBe(true);
    },
  );

  it('has one kind for each transfer, and none for a step that stays inside', () => {
    const posted = postedAs(TRANSACTION_KINDS);

    expect(new Set(posted).size).toBe(posted.length);
    for (const kind of TRANSFER_KINDS)
      expect(transactionKind(kind) === undefined).toBe(!posted.includes(kind));
  });
});

const personWith = (permissions: readonly Permission[]) => ({
  permissions,
  flags: Object.fromEntries(FLAGS.map((flag) => [flag, false])) as Flags,
  mode: 'live' as const,
});

describe('the kinds that a person sees', () => {
  it.each<[string, readonly Permission[], number]>([
    ['everything', PERMISSIONS, TRANSACTION_KINDS.length],
    ['payments only', ['payment.view'], 1],
    ['payouts by batch and by SNAP', ['disbursement.view'], 2],
    ['nothing', [], 0],
  ])('%s', (_, permissions, count) => {
    const { shown, leftOut } = transactionKindsOf(personWith(permissions));

    expect(shown).toHaveLength(count);
    expect([...shown, ...leftOut].toSorted()).toEqual(TRANSACTION_KINDS.toSorted());
    for (const kind of shown) expect(permissions).toContain(TRANSACTIONS[kind].needs);
  });
});

it('running sums of two pages are those of one long page', () => {
  fc.assert(
    fc.property(
      fc.bigInt(),
      fc.array(fc.bigInt(), { minLength: 1 }),
      fc.array(fc.bigInt()),
      (newest, first, second) => {
        const whole = runningSums(newest, [...first, ...second]);
        const top = runningSums(newest, first);
        const below = (top.at(-1) ?? 0n) - (first.at(-1) ?? 0n);

        expect([...top, ...runningSums(below, second)]).toEqual(whole);
      },
    ),
  );
});
