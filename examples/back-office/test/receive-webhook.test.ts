import type { DatabaseSync } from 'node:sqlite';
import { signWebhook, type WebhookEvent, type WebhookEventOf } from '@dasbor/sdk/webhooks';
import { beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../src/database.ts';
import {
  findOrder,
  insertOrder,
  saveCharge,
  saveDasborOrder,
  saveRefusal,
  unfinishedOrders,
} from '../src/orders.ts';
import { receiveWebhook } from '../src/receive-webhook.ts';

type Name = 'payment.completed' | 'payment.failed' | 'payment.expired' | 'payment.cancelled';
type Payment = WebhookEventOf<Name>['data'];

const SECRET = `whsec_${btoa('a secret of this test alone')}`;
const PAYMENT = {
  id: 'pay_1',
  order_id: 'ord_1',
  order_reference: 'B-1',
  paid_amount: 150_000,
  admin_fee: 0,
  completed_at: null,
};
const ENDS: [Name, string][] = [
  ['payment.failed', 'failed'],
  ['payment.expired', 'expired'],
  ['payment.cancelled', 'cancelled'],
];

let db: DatabaseSync;
beforeEach(() => {
  db = openDatabase(':memory:');
  insertOrder(db, {
    number: 'B-1',
    amount: 150_000,
    method: 'va',
    channel: 'BCA',
    created_at: '2026-11-20T03:00:00Z',
    order_intent: crypto.randomUUID(),
    payment_intent: crypto.randomUUID(),
  });
  saveDasborOrder(db, 'B-1', 'ord_1');
  return () => db.close();
});
const charged = () => saveCharge(db, 'B-1', { id: 'pay_1', payBy: '19006100200000018' });
const hears = async (name: Name, payment: Partial<Payment> = {}) => {
  const created_at = new Date().toISOString();
  const data = { ...PAYMENT, ...payment };
  const event = { id: crypto.randomUUID(), event: name, created_at, is_live: false, data } as WebhookEvent;
  const { body, headers } = await signWebhook({ event, secrets: SECRET });
  await receiveWebhook({ db, secrets: [SECRET], mode: 'sandbox' }, { body: Buffer.from(body), headers });
  return findOrder(db, 'B-1');
};

test.each([['payment.completed', 'paid'] as const, ...ENDS])(
  '%s of another order with the same number changes nothing',
  async (name) => {
    charged();
    const before = findOrder(db, 'B-1');

    expect(await hears(name, { id: 'pay_2', order_id: 'ord_2', paid_amount: 10_000 })).toEqual(before);
  },
);

test.each([['payment.completed', 'paid'] as const, ...ENDS])(
  '%s that is faster than the answer of the charge counts, and the answer does not undo it',
  async (name, status) => {
    await hears(name);

    charged();

    expect(findOrder(db, 'B-1')).toMatchObject({ status, dasbor_payment_id: 'pay_1' });
  },
);

test.each(ENDS)(
  '%s that is faster than the answer of the charge leaves the order unfinished',
  async (name) => {
    for (const id of ['pay_1', 'pay_2']) {
      expect(await hears(name, { id })).toMatchObject({ status: 'placing', dasbor_payment_id: null });
      expect(unfinishedOrders(db)).toHaveLength(1);
    }
  },
);

test.each(ENDS)('%s counts also where another charge has ended after it', async (name, status) => {
  await hears(name);
  await hears('payment.expired', { id: 'pay_2' });

  charged();

  expect(findOrder(db, 'B-1')).toMatchObject({ status, dasbor_payment_id: 'pay_1' });
});

test.each(ENDS)('%s of another charge of the order leaves it waiting for its own', async (name) => {
  charged();

  expect(await hears(name, { id: 'pay_2' })).toMatchObject({ status: 'waiting', dasbor_payment_id: 'pay_1' });
});

test.each(ENDS)(
  '%s of another charge that is faster than the answer of ours leaves it waiting for its own',
  async (name) => {
    await hears(name, { id: 'pay_2' });

    charged();

    expect(findOrder(db, 'B-1')).toMatchObject({ status: 'waiting', dasbor_payment_id: 'pay_1' });
  },
);

test.each(ENDS)('%s of another charge of an order whose own was refused says nothing of it', async (name) => {
  saveRefusal(db, 'B-1', 'Dasbor said no');

  expect(await hears(name, { id: 'pay_2' })).toMatchObject({ status: 'refused', dasbor_payment_id: null });
});

test('another charge of the order that was paid, such as one made in the dashboard, is what paid it', async () => {
  charged();

  expect(await hears('payment.completed', { id: 'pay_2' })).toMatchObject({
    status: 'paid',
    dasbor_payment_id: 'pay_2',
  });
});

test.each([100_000, 150_001])(
  'Rp %i for an order of Rp 150000 is not taken for paid',
  async (paid_amount) => {
    charged();

    const order = await hears('payment.completed', { paid_amount });

    expect(order).toMatchObject({
      status: 'amount_differs',
      reason: `Rp ${paid_amount} came, and it is Rp 150000`,
    });
    expect(await hears('payment.expired')).toEqual(order);
  },
);

test('the fee that the customer bears comes on top of the amount', async () => {
  charged();

  expect(await hears('payment.completed', { paid_amount: 154_000, admin_fee: 4_000 })).toMatchObject({
    status: 'paid',
    reason: null,
  });
});
