import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeLog } from '../../platform/log.ts';
import { startTestApp } from '../../testing/app.ts';
import type { Problem, Reply, TestApp, Tokens } from '../../testing/app.ts';
import { addKey } from '../../testing/keys.ts';
import type { TestKey } from '../../testing/keys.ts';
import { MERCHANT_A, MERCHANT_B } from '../../testing/people.ts';
import { A_LIVE, idOf, NOW } from '../../testing/trade.ts';
import { makeRequestLog } from '../../platform/request-log/recorder.ts';
import type { ApiCall } from '../../platform/request-log/recorder.ts';
import type { ApiRequest } from './rows.ts';

const LOG = '/dashboard/api-requests';
let app: TestApp;
let owner: Tokens;
let key: TestKey;
let keys = 0;
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner@a.test');
  key = await addKey(app.db, A_LIVE, 1);
});
beforeEach(() => app.db.system((tx) => tx.run(sql`delete from api_request`)));
afterAll(() => app.close());

const create = (payload: object, headers = {}) =>
  app.ask('POST', '/dashboard/orders', {
    apiKey: key.secret,
    payload,
    headers: { 'idempotency-key': `log-key-${String(++keys).padStart(12, '0')}`, ...headers },
  });
const list = async (query = '', token = owner.live) => {
  await app.deps.requestLog.flush();
  return (await app.ask('GET', `${LOG}${query}`, { token })).json<{ data: ApiRequest[] }>().data;
};
const detail = (id: unknown) => app.ask('GET', `${LOG}/${String(id)}`, { token: owner.live });
const idOfReply = (reply: Reply) => reply.headers['x-request-id'];

describe('a call by key', () => {
  test('is stored without personal data or credentials', async () => {
    const customer = {
      reference_id: 'P',
      name: 'Sari Dewi',
      email: 'sari@contoh.id',
      mobile: '081234567890',
    };
    const reply = await create(
      { reference_id: 'INV-1', total_amount: 10_000, customer },
      { 'user-agent': 'curl/8', 'idempotency-key': 'log-key-of-one-order' },
    );
    const [row] = await list();

    expect(row).toMatchObject({
      id: idOfReply(reply),
      key: { id: key.id, name: 'Kunci 1' },
      operation: 'createOrder',
      method: 'POST',
      path: '/dashboard/orders',
      status: 201,
      error_code: null,
      ip: '127.0.0.1',
    });
    const { data } = (await detail(row?.id)).json<{ data: Record<string, unknown> }>();
    expect(data).toMatchObject({
      url: '/dashboard/orders',
      user_agent: 'curl/8',
      idempotency_key: 'log-key-of-one-order',
      request_body: {
        text: '{"reference_id":"INV-1","total_amount":10000,"customer":{"reference_id":"P","name":"S*** D***","email":"s***@contoh.id","mobile":"*********890"}}',
        truncated: false,
      },
    });
    const stored = await app.db.system((tx) => tx.rows(sql`select * from api_request`));
    for (const secret of ['Sari', 'sari@', '81234567', key.secret])
      expect(JSON.stringify(stored)).not.toContain(secret);
  });

  test('is stored without the keys and numbers in its address and headers', async () => {
    const other = 'dp_test_KopiNusantaraSandboxDemoKey00001';
    await app.ask('GET', `/dashboard/orders/${other}`, {
      apiKey: key.secret,
      headers: { 'user-agent': `curl/8 ${key.secret}` },
    });
    await create(
      { reference_id: 'INV-2', total_amount: 10_000, metadata: { catatan: 'Rumah Sari' } },
      { 'idempotency-key': other },
    );
    await list();

    const stored = JSON.stringify(await app.db.system((tx) => tx.rows(sql`select * from api_request`)));
    expect(stored).toContain('/dashboard/orders/[hidden]');
    for (const secret of [other, other.toLowerCase(), key.secret, 'Rumah Sari'])
      expect(stored).not.toContain(secret);
  });

  test('that was refused is stored with its code, also for scope, address and rate', async () => {
    const narrow = await addKey(app.db, A_LIVE, 2, { scopes: {} });
    const bound = await addKey(app.db, A_LIVE, 3, { allowed_ips: ['203.0.113.9/32'] });
    const over = await addKey(app.db, A_LIVE, 4, { expires_at: NOW });
    for (const apiKey of [narrow.secret, bound.secret, over.secret])
      await app.ask('GET', '/dashboard/orders', { apiKey });
    await create({ nonsense: true });

    const rows = await list();
    expect(rows.map(({ error_code }) => error_code).toSorted()).toEqual([
      'DPAY_API_KEY_EXPIRED',
      'DPAY_API_KEY_IP_NOT_ALLOWED',
      'DPAY_API_KEY_SCOPE_MISSING',
      'DPAY_INVALID_REQUEST',
    ]);
  });

  test('with an unknown secret belongs to nobody, and a user’s call is not logged here', async () => {
    await app.ask('GET', '/dashboard/orders', { apiKey: `dp_live_${'x'.repeat(32)}` });
    await app.ask('GET', '/dashboard/orders', { token: owner.live });

    expect(await list()).toEqual([]);
  });

  test('never waits for its log line or fails because of it', async () => {
    const broken = { system: () => Promise.reject(new Error('away')) } as never;
    const log = makeRequestLog(broken, makeLog('silent'));
    for (let number = 0; number < 5_000; number += 1) log.add({ ...CALL, id: idOf('req', number) });

    await log.flush();
    await log.flush();
  });

  test('is stored once the database is back', async () => {
    let away = true;
    const gone = Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
    const flaky = {
      ...app.db,
      system: (work: never) => (away ? Promise.reject(gone) : app.db.system(work)),
    } as typeof app.db;
    const log = makeRequestLog(flaky, makeLog('silent'));
    log.add(CALL);
    await log.flush();
    away = false;
    await log.flush();

    expect(await list()).toMatchObject([{ id: CALL.id }]);
  });
});

test('is dropped if the database rejects its line, and later ones are stored', async () => {
  const log = makeRequestLog(app.db, makeLog('silent'));
  log.add({ ...CALL, userAgent: '\0' });
  await log.flush();
  log.add({ ...CALL, requestBody: JSON.stringify({ notes: '😀'.repeat(9_000) }) });
  await log.flush();

  expect(await list()).toMatchObject([{ id: CALL.id }]);
});

const CALL: ApiCall = {
  id: idOf('req', 1),
  merchantId: MERCHANT_A,
  mode: 'live',
  keyId: idOf('key', 1),
  operation: 'listOrders',
  method: 'GET',
  path: '/dashboard/orders',
  url: '/dashboard/orders',
  status: 200,
  durationMs: 3.4,
  ip: '127.0.0.1',
  userAgent: null,
  idempotencyKey: null,
  requestBody: null,
  responseBody: '{"data":[]}',
  at: new Date(NOW),
  cameIn: true,
};

describe('the last use of a key', () => {
  const used = async () => {
    await app.deps.requestLog.flush();
    return app.db.tenant(A_LIVE, (tx) =>
      tx.one<{ last_used_at: string | null; last_used_ip: string | null }>(
        sql`select last_used_at, last_used_ip from api_key where id = ${key.id}`,
      ),
    );
  };

  test('is stored to the minute, with the address', async () => {
    app.clock.set(new Date('2026-11-20T03:07:42.000Z'));
    await app.ask('GET', '/dashboard/orders', { apiKey: key.secret, remoteAddress: '203.0.113.5' });
    expect(await used()).toEqual({ last_used_at: '2026-11-20T03:07:00.000Z', last_used_ip: '203.0.113.5' });

    await app.ask('GET', '/dashboard/orders', { apiKey: key.secret, remoteAddress: '203.0.113.6' });
    expect((await used()).last_used_ip).toBe('203.0.113.5');
    app.clock.set(new Date('2026-11-20T03:08:01.000Z'));
    await app.ask('GET', '/dashboard/orders', { apiKey: key.secret, remoteAddress: '203.0.113.6' });
    expect(await used()).toEqual({ last_used_at: '2026-11-20T03:08:00.000Z', last_used_ip: '203.0.113.6' });
    app.clock.set(new Date(NOW));
  });

  const isUsed = async ({ id, secret }: TestKey) => {
    await app.ask('GET', '/dashboard/orders', { apiKey: secret });
    await app.deps.requestLog.flush();
    const row = await app.db.tenant(A_LIVE, (tx) =>
      tx.one<{ at: string | null }>(sql`select last_used_at as at from api_key where id = ${id}`),
    );
    return row.at !== null;
  };

  test.each([
    ['expired', 10, { expires_at: NOW }],
    ['called from elsewhere', 11, { allowed_ips: ['203.0.113.9/32'] }],
  ])('does not change for a key that is %s', async (_, number, wish) => {
    expect(await isUsed(await addKey(app.db, A_LIVE, number, wish))).toBe(false);
  });

  test('changes for a valid key without the scope', async () => {
    expect(await isUsed(await addKey(app.db, A_LIVE, 12, { scopes: {} }))).toBe(true);
  });
});

describe('the list', () => {
  const fill = async () => {
    const other = await addKey(app.db, A_LIVE, 20 + ++keys);
    await app.ask('GET', '/dashboard/orders', { apiKey: key.secret });
    await app.ask('GET', `/dashboard/orders/${idOf('ord', 404)}`, { apiKey: other.secret });
    const reply = await create({ nonsense: 1 });
    return { other, reply };
  };
  const filtered = async (filters: object) =>
    (await list(`?filters=${encodeURIComponent(JSON.stringify(filters))}`)).map(({ operation }) => operation);

  test('can be filtered by key, method, status, path and request', async () => {
    const { other, reply } = await fill();

    expect(await filtered({ key_id: other.id })).toEqual(['getOrder']);
    expect(await filtered({ method: ['POST'] })).toEqual(['createOrder']);
    expect(await filtered({ status_class: ['2xx'] })).toEqual(['listOrders']);
    expect((await filtered({ status_class: ['4xx', '5xx'] })).toSorted()).toEqual([
      'createOrder',
      'getOrder',
    ]);
    expect(await filtered({ path: '/dashboard/orders/{id}' })).toEqual(['getOrder']);
    expect(await filtered({ request_id: idOfReply(reply) })).toEqual(['createOrder']);
    expect((await list('?search=order_not_found')).map(({ operation }) => operation)).toEqual(['getOrder']);
  });

  test('shows each call once across pages', async () => {
    for (let calls = 0; calls < 5; calls += 1)
      await app.ask('GET', '/dashboard/orders', { apiKey: key.secret });
    await app.deps.requestLog.flush();
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const query: string = cursor ? `&action=next&cursor=${encodeURIComponent(cursor)}` : '';
      const reply = await app.ask('GET', `${LOG}?limit=2${query}`, { token: owner.live });
      const { data, page } = reply.json<{ data: ApiRequest[]; page: { next_cursor: string | null } }>();
      seen.push(...data.map(({ id }) => id));
      cursor = page.next_cursor;
    } while (cursor);

    expect([seen.length, new Set(seen).size]).toEqual([5, 5]);
  });

  test('belongs to the merchant and mode, for users who may see settings', async () => {
    const { reply } = await fill();
    await app.deps.requestLog.flush();
    const stranger = await app.signIn('owner@b.test');
    const viewer = await app.signIn('viewer@a.test');

    expect(await list('', stranger.live)).toEqual([]);
    const sandbox = await app.ask('GET', LOG, { mode: 'sandbox', token: owner.sandbox });
    expect(sandbox.json<{ data: unknown[] }>().data).toEqual([]);
    const foreign = await app.ask('GET', `${LOG}/${String(idOfReply(reply))}`, { token: stranger.live });
    expect(foreign.json<Problem>().error_code).toBe('DPAY_API_REQUEST_NOT_FOUND');
    expect((await app.ask('GET', LOG, { token: viewer.live })).status).toBe(403);
    expect(MERCHANT_B).not.toBe(MERCHANT_A);
  });
});
