import type { DatabaseSync } from 'node:sqlite';
import { type components, createClient } from '@dasbor/sdk';
import { createScenarioFetch, ok } from '@dasbor/sdk/testing';
import { beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../src/database.ts';
import { insertOrder, saveCharge, saveDasborOrder } from '../src/orders.ts';
import { reconcile } from '../src/reconciliation.ts';

type Payment = components['schemas']['Payment'];
type Settlement = components['schemas']['Settlement'];

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
  ({ id, order_id, order_reference: 'C-1', ...MONEY, ...facts }) as Payment;
/** The differences of a day with one settlement of these payments, whose own sums agree. */
const differencesOf = async (...payments: Payment[]) => {
  const sum = (of: 'paid_amount' | 'mdr_fee' | 'ppn') =>
    payments.reduce((total, payment) => total + payment[of], 0);
  const [payment_amount, mdr_fee, ppn] = [sum('paid_amount'), sum('mdr_fee'), sum('ppn')];
  const amount = payment_amount - mdr_fee - ppn;
  const count = { payment_count: payments.length, refund_amount: 0 };
  const settlement = { id: 'set_1', payment_amount, mdr_fee, ppn, amount, ...count } as Settlement;
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

test('one payment that is settled twice is told', async () => {
  takes('C-1', { order: 'ord_1', payment: 'pay_1' });

  expect(await differencesOf(settled('pay_1', 'ord_1'), settled('pay_1', 'ord_1'))).toEqual([
    'set_1 pay_1 C-1: is settled more than once',
  ]);
});

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
