import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { DatabaseSync } from 'node:sqlite';
import { createClient } from '@dasbor/sdk';
import { createScenarioFetch, ok, problem } from '@dasbor/sdk/testing';
import { signWebhook, type WebhookEvent } from '@dasbor/sdk/webhooks';
import { beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../src/database.ts';
import { resumeOrders } from '../src/place-order.ts';
import { createShopServer } from '../src/server.ts';
import { ask } from './support.ts';

const SECRET = `whsec_${btoa('a secret of this test alone')}`;
const ORDER = { number: 'P-1', amount: 150_000, method: 'va', channel: 'BCA' };

/** What happens at Dasbor while the shop waits for the answer of its charge, which is refused then. */
let meanwhile: () => Promise<void>;
let shop: string;
let db: DatabaseSync;
beforeEach(async () => {
  db = openDatabase(':memory:');
  meanwhile = async () => {};
  const fetch = createScenarioFetch({
    createOrder: ok({ data: { id: 'ord_1' } as never }, { status: 201 }),
    createPayment: async () => {
      await meanwhile();
      return problem(409, 'DPAY_ORDER_NOT_PAYABLE', { status: 'cancelled' });
    },
  });
  const client = createClient({ baseUrl: 'http://api.test', key: 'dp_test_k', retry: false, fetch });
  const server = createShopServer({ db, client, secrets: [SECRET], mode: 'sandbox' });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  shop = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return () => {
    server.close();
    server.closeAllConnections();
    db.close();
  };
});

/** The shop hears of a charge of the same order that somebody made elsewhere, such as in the dashboard. */
const hears = async (name: string, paid_amount: number) => {
  const data = { id: 'pay_2', order_id: 'ord_1', paid_amount, admin_fee: 0, completed_at: null };
  const event = { id: crypto.randomUUID(), event: name, created_at: '2026-11-20T03:00:00Z', is_live: false };
  const signed = await signWebhook({ event: { ...event, data } as unknown as WebhookEvent, secrets: SECRET });
  await fetch(`${shop}/webhooks`, { method: 'POST', ...signed });
};

test.each([
  ['payment.completed', 150_000, 201, 'paid'],
  ['payment.completed', 100_000, 201, 'amount_differs'],
  ['payment.expired', 0, 422, 'refused'],
])('a charge that is refused after %s of another with Rp %i is answered %i: %s', async (...given) => {
  const [name, paid, status, wanted] = given;
  meanwhile = () => hears(name, paid);

  const placed = await ask(`${shop}/orders`, ORDER);

  expect(placed).toMatchObject({ status, body: { status: wanted } });
  expect(await ask(`${shop}/orders/P-1`)).toEqual({ status: 200, body: placed.body });
  expect(await ask(`${shop}/orders`, ORDER)).toEqual(placed);
});

test('a charge that is refused is answered with the reason, and money that comes later for the order counts', async () => {
  const placed = await ask(`${shop}/orders`, ORDER);
  await hears('payment.completed', 150_000);

  expect(placed).toMatchObject({
    status: 422,
    body: { status: 'refused', reason: expect.any(String) as string },
  });
  expect((await ask(`${shop}/orders/P-1`)).body).toMatchObject({ status: 'paid', reason: null });
});

test('an order whose charge was never answered goes on after a restart, though another charge of it has expired', async () => {
  meanwhile = async () => {
    await hears('payment.expired', 0);
    throw new TypeError('the connection broke');
  };
  expect((await ask(`${shop}/orders`, ORDER)).status).toBe(503);

  const charged = { id: 'pay_1', virtual_account: { number: '19006100200000018' }, qris: null };
  const createPayment = ok({ data: charged as never }, { status: 201 });
  const client = createClient({
    baseUrl: 'http://api.test',
    key: 'dp_test_k',
    fetch: createScenarioFetch({ createPayment }),
  });

  expect(await resumeOrders({ db, client })).toEqual([]);
  expect((await ask(`${shop}/orders/P-1`)).body).toMatchObject({
    status: 'waiting',
    pay_by: '19006100200000018',
  });
});
