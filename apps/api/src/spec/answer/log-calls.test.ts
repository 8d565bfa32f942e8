import { RATE_LIMITS } from '@dasbor/domain/api-keys';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { basic, startTestApp } from '../../testing/app.ts';
import type { Ask, TestApp } from '../../testing/app.ts';
import { addKey } from '../../testing/keys.ts';
import type { TestKey } from '../../testing/keys.ts';
import { A_LIVE } from '../../testing/trade.ts';
import { makeFindNamedKey } from '../door/named-key.ts';

let app: TestApp;
let key: TestKey;
beforeAll(async () => {
  const perMinute = { most: 1_000, perSeconds: 60 };
  const perSecond = { perSecond: 1, burst: 30 };
  app = await startTestApp({
    limits: {
      perAddress: perMinute,
      perSession: perMinute,
      perKey: { read: perSecond, write: perSecond },
    },
  });
  key = await addKey(app.db, A_LIVE, 1);
});
beforeEach(() => app.db.system((tx) => tx.run(sql`delete from api_request`)));
afterAll(() => app.close());

type Row = {
  id: string;
  merchant_id: string;
  mode: string;
  key_id: string;
  operation: string;
  path: string;
  error_code: string | null;
  request_body: string | null;
};
const logged = async (): Promise<Row[]> => {
  await app.deps.requestLog.flush();
  return app.db.system((tx) => tx.rows<Row>(sql`select * from api_request order by created_at, id`));
};
const withSecret = (secret: string, password: string) =>
  `Basic ${Buffer.from(`${secret}:${password}`).toString('base64')}`;

type Case = [what: string, method: 'GET' | 'POST' | 'PUT', path: string, ask: () => Ask, line: Partial<Row>];

const ORDERS = '/dashboard/orders';
const CASES: Case[] = [
  ['to an unknown address', 'GET', '/dashboard/order', () => ({}), { error_code: 'DPAY_NOT_FOUND' }],
  ['with an unknown method', 'PUT', ORDERS, () => ({}), { error_code: 'DPAY_METHOD_NOT_ALLOWED' }],
  [
    'to an operation for users',
    'GET',
    '/dashboard/api-keys',
    () => ({}),
    { operation: 'listApiKeys', error_code: 'DPAY_API_KEY_NOT_ALLOWED' },
  ],
  [
    'with a body above the limit',
    'POST',
    ORDERS,
    () => ({ payload: { reference_id: 'a'.repeat(300_000) } }),
    { operation: 'createOrder', error_code: 'DPAY_PAYLOAD_TOO_LARGE', request_body: null },
  ],
  [
    'with invalid percent-encoding',
    'GET',
    `${ORDERS}/%E0%A4%A`,
    () => ({}),
    { path: `${ORDERS}/[hidden]`, error_code: 'DPAY_INVALID_REQUEST' },
  ],
  [
    'to the other host',
    'GET',
    ORDERS,
    () => ({ mode: 'sandbox' }),
    { operation: 'listOrders', error_code: 'DPAY_MODE_MISMATCH' },
  ],
  [
    'with Bearer',
    'GET',
    ORDERS,
    () => ({ headers: { authorization: `Bearer ${key.secret}` } }),
    { operation: 'listOrders', error_code: 'DPAY_API_KEY_NOT_BASIC' },
  ],
  [
    'with a password',
    'GET',
    ORDERS,
    () => ({ headers: { authorization: withSecret(key.secret, 'pw') } }),
    { operation: 'listOrders', error_code: 'DPAY_API_KEY_INVALID' },
  ],
];

test.each(CASES)('a call %s is in the log of its key', async (_, method, path, ask, line) => {
  const reply = await app.ask(method, path, { headers: { authorization: basic(key.secret) }, ...ask() });

  expect(await logged()).toMatchObject([
    {
      operation: 'none',
      ...line,
      id: reply.headers['x-request-id'],
      merchant_id: A_LIVE.merchantId,
      mode: 'live',
      key_id: key.id,
    },
  ]);
});

test('a call rejected before the key check does not count as use', async () => {
  const unused = await addKey(app.db, A_LIVE, 2);
  await app.ask('GET', '/dashboard/order', { apiKey: unused.secret });
  await logged();

  const { at } = await app.db.system((tx) =>
    tx.one<{ at: string | null }>(sql`select last_used_at as at from api_key where id = ${unused.id}`),
  );
  expect(at).toBeNull();
});

test('data sent to an unknown address is masked like any other', async () => {
  const email = 'sari@contoh.id';
  await app.ask('POST', `/dashboard/order/${email}/${key.secret}`, {
    apiKey: key.secret,
    payload: { email, note: key.secret },
  });

  const [row] = await logged();
  expect(row).toMatchObject({ path: '/dashboard/order/[hidden]/[hidden]' });
  expect(row?.request_body).toBe('{"email":"s***@contoh.id","note":"[hidden]"}');
});

test("a flood adds as many lines as the key's rate limit, and every call is answered", async () => {
  const flooding = await addKey(app.db, A_LIVE, 3);
  const replies = await Promise.all(
    Array.from({ length: 80 }, () => app.ask('GET', '/dashboard/order', { apiKey: flooding.secret })),
  );

  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([404]));
  expect(await logged()).toHaveLength(30);
});

test("an unknown secret, a user's call and a page add no line", async () => {
  const { live: token } = await app.signIn('owner@a.test');
  await app.ask('GET', '/dashboard/order', { apiKey: `dp_live_${'x'.repeat(32)}` });
  await app.ask('GET', '/dashboard/order', { token });
  await app.ask('GET', '/dashboard/order');
  await app.ask('GET', '/healthz', { apiKey: key.secret });

  expect(await logged()).toEqual([]);
});

test('only sixty unknown secrets are looked up in the database', async () => {
  let asked = 0;
  const deps = {
    ...app.deps,
    db: { ...app.deps.db, key: async () => void (asked += 1) } as unknown as TestApp['db'],
  };
  const find = makeFindNamedKey(deps, RATE_LIMITS.read);
  for (let number = 0; number < 200; number += 1)
    await find({ authorization: basic(`dp_live_${String(number).padStart(32, 'y')}`), ip: '203.0.113.1' });

  expect(asked).toBe(60);
});
