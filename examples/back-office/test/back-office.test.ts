import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signWebhook, type WebhookEvent } from '@dasbor/sdk/webhooks';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  API_PORT,
  ask,
  asDeveloper,
  client,
  KEY,
  type Process,
  startBetween,
  startShop,
  until,
} from './support.ts';

const PORT = API_PORT + 5;
const SHOP = `http://localhost:${PORT}`;

let folder: string;
let developer: Awaited<ReturnType<typeof asDeveloper>>;
let env: Record<string, string>;
let shop: Process;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'back-office-'));
  developer = await asDeveloper();
  const { body } = await developer('POST', 'webhooks', {
    name: 'Back office',
    url: `${SHOP}/webhooks`,
    events: ['payment.completed', 'payment.expired', 'payment.cancelled', 'order.completed'],
  });
  const { secret } = body['data'] as { secret: string };
  env = { PORT: String(PORT), DATABASE: join(folder, 'shop.sqlite'), DASBOR_WEBHOOK_SECRET: secret };
  shop = await startShop(env);
});
afterEach(async () => {
  if (shop.child.exitCode === null && shop.child.signalCode === null) return;
  shop = await startShop(env);
});
afterAll(async () => {
  shop?.child.kill();
  await shop?.exited;
  rmSync(folder, { recursive: true });
});

let count = 0;
const newNumber = () => `BO-${Date.now()}-${(count += 1)}`;
const place = (order: object) => ask(`${SHOP}/orders`, order);
const read = async (number: string) => (await ask(`${SHOP}/orders/${number}`)).body;
const untilStatus = (number: string, status: string) =>
  until(async () => {
    const order = await read(number);
    return order['status'] === status && order;
  });
const payVa = (number: unknown, amount: number) =>
  client.payVirtualAccount({ path: { number: String(number) }, body: { amount } });
const paymentsOf = async (number: string) => {
  const { data } = await client.listPayments({ query: { search: number, limit: 100 } });
  return data.filter(({ order_reference }) => order_reference === number);
};
const deliver = async (event: WebhookEvent, change = (body: string) => body) => {
  const { body, headers } = await signWebhook({ event, secrets: env['DASBOR_WEBHOOK_SECRET'] ?? '' });
  const reply = await fetch(`${SHOP}/webhooks`, { method: 'POST', headers, body: change(body) });
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
};
/** An event that Dasbor could send of this order's payment. */
const eventOf = async (number: string, name: 'payment.expired' | 'payment.completed', id: string) => {
  const [payment] = await paymentsOf(number);
  const data = { ...payment, paid_amount: name === 'payment.completed' ? payment?.amount : 0 };
  return { id, event: name, created_at: new Date().toISOString(), is_live: false, data } as WebhookEvent;
};

test('an order by virtual account is paid in the simulator, and the webhook marks it paid', async () => {
  const number = newNumber();
  const { status, body } = await place({ number, amount: 150_000, method: 'va', channel: 'BCA' });
  await payVa(body['pay_by'], 150_000);

  const paid = await untilStatus(number, 'paid');

  expect([status, body['status']]).toEqual([201, 'waiting']);
  expect(paid).toMatchObject({ amount: 150_000, paid_at: expect.stringMatching(/Z$/) });
});

test('an order by QRIS shows the code, and is marked paid', async () => {
  const number = newNumber();
  const { body } = await place({ number, amount: 25_000, method: 'qris' });
  const [payment] = await paymentsOf(number);
  await client.simulatePayment({ path: { id: payment?.id ?? '' }, body: { status: 'completed' } });

  await untilStatus(number, 'paid');

  expect(body['pay_by']).toMatch(/^000201.+6304[0-9A-F]{4}$/);
});

test('killed between the charge and its saving, it goes on after a restart: one order, one charge', async () => {
  const number = newNumber();
  shop.child.kill();
  await shop.exited;
  const between = await startBetween((request) => {
    if (request.url !== '/dashboard/payments' || request.method !== 'POST') return false;
    return victim.child.kill('SIGKILL');
  });
  const victim = await startShop({ ...env, DASBOR_URL: between.url });
  await place({ number, amount: 80_000 }).catch(() => undefined);
  await victim.exited;
  between.close();
  const charged = await paymentsOf(number);

  shop = await startShop(env);

  const order = await read(number);
  expect(order).toMatchObject({ status: 'waiting', pay_by: charged[0]?.virtual_account?.number });
  expect(await paymentsOf(number)).toHaveLength(1);
  const { data: orders } = await client.listOrders({ query: { search: number } });
  expect(orders).toHaveLength(1);
  await payVa(order['pay_by'], 80_000);
  await untilStatus(number, 'paid');
});

test('the same number again is the same order, and charges nothing more', async () => {
  const number = newNumber();
  const [first, ...more] = await Promise.all([1, 2, 3].map(() => place({ number, amount: 60_000 })));
  const other = await place({ number, amount: 60_001 });

  for (const again of more) expect(again).toEqual(first);
  expect(other.status).toBe(409);
  expect(await paymentsOf(number)).toHaveLength(1);
});

test('the same delivery again is taken and changes nothing', async () => {
  const number = newNumber();
  const { body } = await place({ number, amount: 40_000 });
  await payVa(body['pay_by'], 40_000);
  const before = await untilStatus(number, 'paid');
  const [payment] = await paymentsOf(number);
  const filters = encodeURIComponent(
    JSON.stringify({ subject_id: payment?.id, event: ['payment.completed'] }),
  );
  const delivery = await until(async () => {
    const { body: log } = await developer('GET', `webhook-deliveries?filters=${filters}`);
    return (log['data'] as { id: string; status: string }[]).find(({ status }) => status === 'delivered');
  });
  const replayed = await developer('POST', `webhook-deliveries/${delivery.id}/replay`);

  const answers = await until(async () => {
    const { body: detail } = await developer('GET', `webhook-deliveries/${delivery.id}`);
    const { attempts } = detail['data'] as { attempts: { response_body: string }[] };
    return attempts.length === 2 && attempts.map(({ response_body }) => response_body);
  });

  expect(replayed.status).toBe(200);
  expect(answers).toEqual(['{"received":"had it"}', '{"received":"done"}']);
  expect(await read(number)).toEqual(before);
});

test('a late event does not undo a payment, and a payment undoes an expiry', async () => {
  const [paid, expired] = [newNumber(), newNumber()];
  await place({ number: paid, amount: 30_000 });
  await place({ number: expired, amount: 30_000 });
  await deliver(await eventOf(paid, 'payment.completed', 'evt_a'));
  await deliver(await eventOf(paid, 'payment.expired', 'evt_b'));
  await deliver(await eventOf(expired, 'payment.expired', 'evt_c'));
  const before = await read(expired);
  await deliver(await eventOf(expired, 'payment.completed', 'evt_d'));

  expect((await read(paid))['status']).toBe('paid');
  expect([before['status'], (await read(expired))['status']]).toEqual(['expired', 'paid']);
});

test('a payment of another order with the same number does not pay this one', async () => {
  const number = newNumber();
  await place({ number, amount: 150_000 });
  const { data: other } = await client.createOrder({ body: { reference_id: number, total_amount: 10_000 } });
  const { data: charge } = await client.createPayment({
    body: { order_id: other.id, method: 'va', channel: 'BCA' },
  });
  await payVa(charge.virtual_account?.number, 10_000);
  const filters = encodeURIComponent(JSON.stringify({ subject_id: charge.id, event: ['payment.completed'] }));
  await until(async () => {
    const { body: log } = await developer('GET', `webhook-deliveries?filters=${filters}`);
    return (log['data'] as { status: string }[]).some(({ status }) => status === 'delivered');
  });

  expect(await read(number)).toMatchObject({ amount: 150_000, status: 'waiting', paid_at: null });
});

test('what Dasbor did not sign, or of the other mode, changes nothing and is told why', async () => {
  const number = newNumber();
  await place({ number, amount: 30_000 });
  const event = await eventOf(number, 'payment.completed', 'evt_forged');
  const forged = await deliver(event, (body) => body.replace('30000', '90000'));
  const live = await deliver({ ...event, is_live: true } as WebhookEvent);
  const unsigned = await ask(`${SHOP}/webhooks`, event);

  expect([forged, live, unsigned].map(({ status, body }) => [status, body['error']])).toEqual([
    [400, 'wrong_secret'],
    [400, 'wrong_mode'],
    [400, 'missing_header'],
  ]);
  expect((await read(number))['status']).toBe('waiting');
});

test.each([
  [{ number: 'a b', amount: 1 }, 400],
  [{ number: 'N-1', amount: 1.5 }, 400],
  [{ number: 'N-1', amount: '10000' }, 400],
  [{ number: 'N-1', amount: 10_000, method: 'cash' }, 400],
  [{ number: `N-${Date.now()}`, amount: 10_000, method: 'va', channel: 'NOBANK' }, 422],
])('%j is refused with %i', async (order, status) => {
  expect((await place(order)).status).toBe(status);
});

test('a key that is not taken leaves the order to be placed later, under the same number', async () => {
  const number = newNumber();
  shop.child.kill();
  await shop.exited;
  const wrong = await startShop({ ...env, DASBOR_KEY: `${KEY.slice(0, -1)}9` });
  const refused = await place({ number, amount: 20_000 });
  wrong.child.kill();
  await wrong.exited;

  shop = await startShop(env);

  expect(refused.status).toBe(503);
  expect((await read(number))['status']).toBe('waiting');
  expect(await paymentsOf(number)).toHaveLength(1);
});
