import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertSecret } from '../../features/api-keys/public.ts';
import { sha256 } from '../../platform/canonical.ts';
import { basic, startTestApp } from '../../testing/app.ts';
import type { Ask, Problem, TestApp, Tokens } from '../../testing/app.ts';
import { behindProxy } from '../../testing/behind-proxy.ts';
import { addKey } from '../../testing/keys.ts';
import type { TestKey } from '../../testing/keys.ts';
import { MERCHANT_B, MERCHANT_SUSPENDED } from '../../testing/people.ts';
import { A_LIVE, A_SANDBOX, addTrade, anOrder, aPayment, idOf, NOW } from '../../testing/trade.ts';

let app: TestApp;
let owner: Tokens;
let full: TestKey;
let last = 100;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner@a.test');
  full = await addKey(app.db, A_LIVE, 1);
  const customers = [{ id: idOf('cus', 1), name: 'Sari Dewi' }];
  const orders = [anOrder(1, { customer_id: idOf('cus', 1) })];
  await addTrade(app.db, A_LIVE, { customers, orders, payments: [aPayment(1)] });
  const foreign = { merchantId: MERCHANT_B, mode: 'live' } as const;
  await addTrade(app.db, foreign, { orders: [anOrder(2)], payments: [aPayment(2)] });
});
afterAll(() => app.close());

const orders = (ask: Ask) => app.ask('GET', '/dashboard/orders', ask);
const answerOf = async (asked: ReturnType<typeof orders>) => {
  const reply = await asked;
  return [reply.status, reply.status < 400 ? null : reply.json<Problem>().error_code];
};

const SPELLINGS = [
  '203.0.113.9:50002',
  '::ffff:203.0.113.9',
  '[::ffff:cb00:7109]:443',
  '2001:DB8:0::9',
  '[2001:db8::9]',
  '[2001:db8::9]:443',
  '2001:db8::9%eth0',
];

describe('a key', () => {
  test('opens only the records of its merchant and mode', async () => {
    const reply = await orders({ apiKey: full.secret });
    const ids = reply.json<{ data: { id: string }[] }>().data.map(({ id }) => id);

    expect(ids).toEqual([idOf('ord', 1)]);
    const foreign = await app.ask('GET', `/dashboard/orders/${idOf('ord', 2)}`, { apiKey: full.secret });
    expect([foreign.status, foreign.json<Problem>().error_code]).toEqual([404, 'DPAY_ORDER_NOT_FOUND']);
  });

  test('works with the scheme’s name in any case', async () => {
    const authorization = basic(full.secret).replace('Basic', 'bAsIc');
    expect(await answerOf(orders({ headers: { authorization } }))).toEqual([200, null]);
  });

  test('opens the reference lists without any scope', async () => {
    const { secret } = await addKey(app.db, A_LIVE, 2, { scopes: {} });
    expect((await app.ask('GET', '/dashboard/reference/banks', { apiKey: secret })).status).toBe(200);
  });
});

describe('a rejected key', () => {
  test.each([
    ['unknown', basic(`dp_live_${'x'.repeat(32)}`)],
    ['truncated', basic('dp_live_')],
    ['nothing', 'Basic'],
    ['not base64', 'Basic {}'],
    ['without its colon', `Basic ${Buffer.from(`dp_live_${'0'.repeat(32)}`).toString('base64')}`],
    ['with a password', `Basic ${Buffer.from(`dp_live_${'1'.padStart(32, '0')}:secret`).toString('base64')}`],
    ['endless', basic('a'.repeat(10_000))],
    ['not UTF-8', `Basic ${Buffer.from([0xff, 0xfe, 0x3a]).toString('base64')}`],
  ])('%s: unknown', async (_, authorization) => {
    const reply = await orders({ headers: { authorization } });

    expect([reply.status, reply.json<Problem>().error_code]).toEqual([401, 'DPAY_API_KEY_INVALID']);
    expect(reply.headers['www-authenticate']).toBe('Basic realm="Dasbor"');
  });

  test.each([
    ['a program is offered both schemes', '/dashboard/orders', {}, 'Bearer, Basic realm="Dasbor"'],
    [
      'a browser is not, because it would show a password dialog',
      '/dashboard/orders',
      { 'sec-fetch-mode': 'cors' },
      'Bearer',
    ],
    ['nobody is, where keys are not accepted', '/dashboard/api-keys', {}, 'Bearer'],
  ])('no credentials: %s', async (_, path, headers, challenge) => {
    const reply = await app.ask('GET', path, { headers });

    expect([reply.status, reply.headers['www-authenticate']]).toEqual([401, challenge]);
  });

  test('expired or revoked: the two differ for a caller who knows the secret', async () => {
    const expired = await addKey(app.db, A_LIVE, 10, { expires_at: NOW });
    const revoked = await addKey(app.db, A_LIVE, 11, { revoked_at: NOW });

    expect(await answerOf(orders({ apiKey: expired.secret }))).toEqual([401, 'DPAY_API_KEY_EXPIRED']);
    expect(await answerOf(orders({ apiKey: revoked.secret }))).toEqual([401, 'DPAY_API_KEY_REVOKED']);
  });

  test('of the other mode, on either host', async () => {
    const sandbox = await addKey(app.db, A_SANDBOX, 12);

    expect(await answerOf(orders({ apiKey: sandbox.secret }))).toEqual([403, 'DPAY_MODE_MISMATCH']);
    const mode = 'sandbox';
    expect(await answerOf(orders({ apiKey: full.secret, mode }))).toEqual([403, 'DPAY_MODE_MISMATCH']);
    const headers = { 'is-live': 'false' };
    expect(await answerOf(orders({ apiKey: full.secret, headers }))).toEqual([403, 'DPAY_MODE_MISMATCH']);
  });

  test('of live mode with its prefix changed to sandbox', async () => {
    const forged = full.secret.replace('dp_live_', 'dp_test_');
    expect(await answerOf(orders({ apiKey: forged, mode: 'sandbox' }))).toEqual([
      401,
      'DPAY_API_KEY_INVALID',
    ]);
  });

  test("from a forbidden address, whatever the caller's headers claim", async () => {
    const { secret } = await addKey(app.db, A_LIVE, 13, { allowed_ips: ['203.0.113.0/24', '2001:db8::/32'] });
    const from = (remoteAddress: string, headers = {}) =>
      answerOf(orders({ apiKey: secret, remoteAddress, headers }));

    expect(await from('203.0.113.9')).toEqual([200, null]);
    expect(await from('::ffff:203.0.113.9')).toEqual([200, null]);
    expect(await from('2001:db8::9')).toEqual([200, null]);
    expect(await from('198.51.100.9')).toEqual([403, 'DPAY_API_KEY_IP_NOT_ALLOWED']);
    for (const name of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'cf-connecting-ip', 'true-client-ip'])
      expect(await from('198.51.100.9', { [name]: '203.0.113.9' })).toEqual([
        403,
        'DPAY_API_KEY_IP_NOT_ALLOWED',
      ]);
  });

  test('behind a proxy, judged by the address that the proxy wrote, not earlier ones', async () => {
    const { secret } = await addKey(app.db, A_LIVE, 15, { allowed_ips: ['203.0.113.0/24'] });
    const proxied = await behindProxy(app);
    const from = async (forwarded: string) => {
      const headers = { authorization: basic(secret), 'x-forwarded-for': forwarded };
      return (await proxied.inject({ method: 'GET', url: '/dashboard/orders', headers })).statusCode;
    };
    const statuses = [await from('198.51.100.9, 203.0.113.9'), await from('203.0.113.9, 198.51.100.9')];
    await proxied.close();

    expect(statuses).toEqual([200, 403]);
  });

  test('behind a proxy, judged alike for ports, brackets, zones and IPv4-mapped addresses', async () => {
    const ranges = ['203.0.113.9/32', '2001:db8::9/128'];
    const { secret } = await addKey(app.db, A_LIVE, 16, { allowed_ips: ranges });
    const proxied = await behindProxy(app);
    const from = async (forwarded: string) => {
      const headers = { authorization: basic(secret), 'x-forwarded-for': forwarded };
      return (await proxied.inject({ method: 'GET', url: '/dashboard/orders', headers })).statusCode;
    };
    const statuses: Record<string, number> = {};
    for (const spelling of SPELLINGS) statuses[spelling] = await from(spelling);
    statuses['203.0.113.10:50002'] = await from('203.0.113.10:50002');
    await proxied.close();

    expect(statuses).toEqual({
      ...Object.fromEntries(SPELLINGS.map((spelling) => [spelling, 200])),
      '203.0.113.10:50002': 403,
    });
  });

  test.each(['/dashboard/orders', '/dashboard/webhook-events'])(
    'sent as Bearer on %s, with a hint how to send it',
    async (path) => {
      expect((await app.ask('GET', path, { token: full.secret })).json()).toMatchObject({
        error_code: 'DPAY_API_KEY_NOT_BASIC',
        error: expect.stringContaining('HTTP Basic') as string,
      });
    },
  );

  test('for an operation that only users may call', async () => {
    for (const path of ['/dashboard/profile', '/dashboard/api-keys', '/dashboard/session'])
      expect((await app.ask('GET', path, { apiKey: full.secret })).json()).toMatchObject({
        error_code: 'DPAY_API_KEY_NOT_ALLOWED',
      });
    expect((await app.ask('GET', '/dashboard/profile', { token: full.secret })).json()).toMatchObject({
      error_code: 'DPAY_API_KEY_NOT_ALLOWED',
    });
  });

  test('and a user, where only keys may call', async () => {
    const payload = { reference_id: 'INV-1', total_amount: 10_000 };
    const reply = await app.ask('POST', '/dashboard/orders', { token: owner.live, payload });

    expect([reply.status, reply.json<Problem>().error_code]).toEqual([403, 'DPAY_API_KEY_REQUIRED']);
  });

  // spec 4.73
  test('of a suspended merchant: creating orders is refused, reading is not', async () => {
    const { secret } = await addKey(app.db, { merchantId: MERCHANT_SUSPENDED, mode: 'live' }, 14);
    const reply = await app.ask('POST', '/dashboard/orders', {
      apiKey: secret,
      payload: { reference_id: 'INV-1', total_amount: 10_000 },
      headers: { 'idempotency-key': 'suspended-merchant-1' },
    });

    expect(reply.json()).toMatchObject({ error_code: 'DPAY_MERCHANT_SUSPENDED' });
    expect(await answerOf(orders({ apiKey: secret }))).toEqual([200, null]);
  });
});

describe('scopes', () => {
  test('are checked and named before the body is validated', async () => {
    const { secret } = await addKey(app.db, A_LIVE, 20, { scopes: { orders: 'read', payments: 'write' } });
    const reply = await app.ask('POST', '/dashboard/orders', { apiKey: secret, payload: { nonsense: 1 } });

    expect(reply.json()).toMatchObject({
      error_code: 'DPAY_API_KEY_SCOPE_MISSING',
      params: { scope: 'orders:write' },
    });
  });

  test.each([
    ['customer', 'customers:read'],
    ['payments', 'payments:read'],
    ['settlement', 'settlements:read'],
  ])('expanding %s needs %s: expanded records need their own scope', async (expand, scope) => {
    const { secret } = await addKey(app.db, A_LIVE, ++last, { scopes: { orders: 'read' } });
    for (const path of ['/dashboard/orders', `/dashboard/orders/${idOf('ord', 1)}`]) {
      const reply = await app.ask('GET', `${path}?expand=${expand}`, { apiKey: secret });
      expect(reply.json()).toMatchObject({ error_code: 'DPAY_API_KEY_SCOPE_MISSING', params: { scope } });
      expect(reply.text).not.toContain('Sari');
    }
    expect(await answerOf(orders({ apiKey: secret }))).toEqual([200, null]);
  });

  test('are the current ones', async () => {
    const { id, secret } = await addKey(app.db, A_LIVE, 40);
    expect(await answerOf(orders({ apiKey: secret }))).toEqual([200, null]);
    await app.db.tenant(A_LIVE, (tx) =>
      tx.run(sql`update api_key set scopes = ${{ orders: 'none' }} where id = ${id}`),
    );

    expect(await answerOf(orders({ apiKey: secret }))).toEqual([403, 'DPAY_API_KEY_SCOPE_MISSING']);
  });
});

describe('the published rate', () => {
  const rated = async () => {
    const perKey = { read: { perSecond: 1, burst: 2 }, write: { perSecond: 1, burst: 1 } };
    const perMinute = { most: 1e6, perSeconds: 60 };
    const slow = await startTestApp({ limits: { perAddress: perMinute, perSession: perMinute, perKey } });
    const { secret } = await addKey(slow.db, A_LIVE, 1);
    const other = await addKey(slow.db, A_LIVE, 2);
    return { slow, ask: (apiKey = secret) => slow.ask('GET', '/dashboard/orders', { apiKey }), other };
  };

  test('is in every answer, and a 429 says when to retry', async () => {
    const { slow, ask, other } = await rated();

    const first = await ask();
    const second = await ask();
    const third = await ask();
    const foreign = await ask(other.secret);
    slow.clock.set(new Date(slow.clock.now().getTime() + 1_000));
    const later = await ask();
    await slow.close();

    expect(first.headers).toMatchObject({ 'ratelimit-limit': '2', 'ratelimit-remaining': '1' });
    expect([second.status, third.status, foreign.status, later.status]).toEqual([200, 429, 200, 200]);
    expect(third.headers).toMatchObject({
      'retry-after': '1',
      'ratelimit-remaining': '0',
      'ratelimit-reset': '2',
    });
    expect(third.json()).toMatchObject({ error_code: 'DPAY_RATE_LIMITED', params: { retry_after: 1 } });
  });

  test('is shared by all current secrets of a key', async () => {
    const { slow, ask } = await rated();
    const second = `dp_live_${'second'.padEnd(32, 'x')}`;
    await slow.db.tenant(A_LIVE, async (tx) => {
      await tx.run(sql`update api_key_secret set ends_at = '2099-01-01' where key_id = ${idOf('key', 1)}`);
      const added = { keyId: idOf('key', 1), hash: sha256(second), lastFour: 'xxxx', sealed: null };
      await insertSecret(tx, added, new Date(NOW));
    });

    const replies = [await ask(), await ask(second), await ask(), await ask(second)];
    await slow.close();

    expect(replies.map(({ status }) => status)).toEqual([200, 200, 429, 429]);
    expect(replies[1]?.headers).toMatchObject({ 'ratelimit-remaining': '0' });
  });

  test('guessing is limited by address without affecting a valid key from the same address', async () => {
    const { slow, ask } = await rated();
    await ask();
    const guess = (number: number, remoteAddress = '127.0.0.1') =>
      slow.ask('GET', '/dashboard/orders', {
        apiKey: `dp_live_${String(number).padStart(32, 'g')}`,
        remoteAddress,
      });

    const statuses: number[] = [];
    for (let number = 0; number < 62; number += 1) statuses.push((await guess(number)).status);
    const elsewhere = await guess(99, '203.0.113.1');
    const beside = await ask();
    await slow.close();

    expect(statuses.slice(58)).toEqual([401, 401, 429, 429]);
    expect([elsewhere.status, beside.status]).toEqual([401, 200]);
  });

  test('a valid key used for the first time during an attack waits one second once', async () => {
    const { slow, ask, other } = await rated();
    const guess = (number: number) => ask(`dp_live_${String(number).padStart(32, 'g')}`);
    for (let number = 0; number < 60; number += 1) await guess(number);

    const atOnce = await ask(other.secret);
    slow.clock.set(new Date(slow.clock.now().getTime() + 1_000));
    const aSecondLater = await ask(other.secret);
    await guess(60);
    await guess(61);
    const beside = await ask(other.secret);
    await slow.close();

    expect([atOnce.status, atOnce.headers['retry-after']]).toEqual([429, '1']);
    expect([aSecondLater.status, beside.status]).toEqual([200, 200]);
  });
});
