import type { DatabaseSync } from 'node:sqlite';
import { createClient, type Payment, type Settlement } from '@dasbor/sdk';
import { createScenarioFetch, ok } from '@dasbor/sdk/testing';
import { beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../src/database.ts';
import { insertOrder, saveCharge, saveDasborOrder } from '../src/orders.ts';
import { reconcile } from '../src/reconciliation.ts';

let db: DatabaseSync;
beforeEach(() => {
  db = openDatabase(':memory:');
  return () => db.close();
});

const takes = (number: string, { order, payment }: { order: string; payment: string }) => {
  const intents = { order_intent: crypto.randomUUID(), payment_intent: crypto.randomUUID() };
  const wanted = { number, amount: 150_000, method: 'va', channel: 'BCA', created_at: '2026-11-20' } as const;
  insertOrder(db, { ...wanted, ...intents });
  saveDasborOrder(db, number, order);
  saveCharge(db, number, { id: payment, payBy: '19006100200000018' });
  db.prepare(`update orders set status = 'paid' where number = ?`).run(number);
};
const MONEY = { amount: 150_000, paid_amount: 150_000, admin_fee: 0, mdr_fee: 4_000, ppn: 440 };
const settled = (id: string, order_id: string, facts: Partial<Payment> = {}) =>
  ({ id, order_id, order_reference: 'C-1', settlement_id: 'set_1', ...MONEY, ...facts }) as Payment;
const differencesOf = (...payments: Payment[]) => differencesIn('set_1', ...payments);
/** The differences of a day with one settlement of these payments, whose own sums agree. */
const differencesIn = async (id: string, ...payments: Payment[]) => {
  const sum = (of: 'paid_amount' | 'mdr_fee' | 'ppn') =>
    payments.reduce((total, payment) => total + payment[of], 0);
  const [payment_amount, mdr_fee, ppn] = [sum('paid_amount'), sum('mdr_fee'), sum('ppn')];
  const amount = payment_amount - mdr_fee - ppn;
  const rest = { payment_count: payments.length, refund_amount: 0, disbursement_amount: 0, margin_amount: 0 };
  const settlement = { id, payment_amount, mdr_fee, ppn, amount, ...rest } as Settlement;
  const page = { next_cursor: null, previous_cursor: null, has_next: false, has_previous: false };
  const fetch = createScenarioFetch({
    listSettlements: ok({ data: [settlement], page }),
    listSettlementPayments: ok({ data: payments, page }),
  });
  const client = createClient({ baseUrl: 'http://api.test', key: 'dp_test_k', fetch });
  return (await reconcile({ db, client }, '2026-11-20')).differences;
};

test('a sale that was paid once and whole has no difference', async () => {
  takes('C-1', { order: 'ord_1', payment: 'pay_1' });

  expect(await differencesOf(settled('pay_1', 'ord_1'))).toEqual([]);
});

test('a sale paid twice, by two orders with its number, is told', async () => {
  takes('C-1', { order: 'ord_1', payment: 'pay_1' });

  expect(await differencesOf(settled('pay_1', 'ord_1'), settled('pay_2', 'ord_2'))).toEqual([
    'set_1 pay_2 C-1: is of ord_2, and C-1 here is ord_1',
  ]);
});

test('a sale paid twice, by two charges of its order, is told, also when the second comes on another day', async () => {
  takes('C-1', { order: 'ord_1', payment: 'pay_1' });
  const wanted = ['set_1 pay_2 C-1: was paid here by pay_1 already'];

  expect(await differencesOf(settled('pay_1', 'ord_1'), settled('pay_2', 'ord_1'))).toEqual(wanted);
  expect(await differencesOf(settled('pay_2', 'ord_1'))).toEqual(wanted);
});

test('one payment that stands twice in a settlement is told', async () => {
  takes('C-1', { order: 'ord_1', payment: 'pay_1' });

  expect(await differencesOf(settled('pay_1', 'ord_1'), settled('pay_1', 'ord_1'))).toEqual([
    'set_1 pay_1 C-1: is in it more than once',
  ]);
});

test('one payment that is settled on two days is told on the second, and the first closes again', async () => {
  takes('C-1', { order: 'ord_1', payment: 'pay_1' });
  const payment = settled('pay_1', 'ord_1');

  expect(await differencesOf(payment)).toEqual([]);
  expect(await differencesIn('set_2', { ...payment, settlement_id: 'set_2' })).toEqual([
    'set_2 pay_1 C-1: was settled in set_1 already',
  ]);
  expect(await differencesOf(payment)).toEqual([]);
});

test.each([
  ['set_2', 'set_2'],
  [null, 'no settlement'],
])(
  'a payment that says it is of %s is told, whichever day is looked at first',
  async (settlement_id, named) => {
    takes('C-1', { order: 'ord_1', payment: 'pay_1' });

    expect(await differencesOf(settled('pay_1', 'ord_1', { settlement_id }))).toEqual([
      `set_1 pay_1 C-1: says that it is of ${named}`,
    ]);
  },
);

test.each([100_000, 150_001])('a sale of Rp 150000 of which Rp %i was paid is told', async (paid_amount) => {
  takes('C-1', { order: 'ord_1', payment: 'pay_1' });

  expect(await differencesOf(settled('pay_1', 'ord_1', { paid_amount }))).toEqual([
    `set_1 pay_1 C-1: is Rp 150000 here and Rp ${paid_amount} there`,
  ]);
});

test('the fee that the customer bears is none of the sale', async () => {
  takes('C-1', { order: 'ord_1', payment: 'pay_1' });
  const withFee = { amount: 154_000, paid_amount: 154_000, admin_fee: 4_000 };

  expect(await differencesOf(settled('pay_1', 'ord_1', withFee))).toEqual([]);
});
