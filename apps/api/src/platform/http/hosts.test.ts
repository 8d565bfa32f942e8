import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp } from '../../testing/app.ts';
import type { TestApp } from '../../testing/app.ts';

let app: TestApp;
let dir: string;
const baseUrls = () => ({ live: 'http://dasbor.test:4000', sandbox: 'http://dasbor.test:4001' });
const SCRIPT = 'console.log("hashed");'.repeat(50);

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'dasbor-dist-'));
  await mkdir(join(dir, 'assets'));
  await writeFile(
    join(dir, 'index.html'),
    '<!doctype html><style>b{}</style><script type="module" src="./assets/index-AbCd1234.js"></script><script>boot()</script>',
  );
  await writeFile(join(dir, 'assets', 'index-AbCd1234.js'), SCRIPT);
  await writeFile(join(dir, 'assets', 'p-AbCd123.js'), SCRIPT);
  await writeFile(join(dir, 'favicon.svg'), '<svg/>');
  app = await startTestApp({ dashboard: { dir, baseUrls } });
});
afterAll(async () => {
  await app.close();
  await rm(dir, { recursive: true });
});

describe('the dashboard’s files', () => {
  test('the page is revalidated each time, and runs only our own or inline scripts', async () => {
    const page = await app.ask('GET', '/');
    const policy = String(page.headers['content-security-policy']);

    expect([page.status, page.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]+=';/);
    expect(policy).toContain("connect-src 'self' http://dasbor.test:4000 http://dasbor.test:4001");
    expect(policy).not.toMatch(/script-src[^;]*unsafe|\*/);
  });

  test.each(['index-AbCd1234', 'p-AbCd123'])(
    '%s has a hash in its name, so it is cached for a year and sent compressed',
    async (name) => {
      const response = await app.live.inject({
        url: `/assets/${name}.js`,
        headers: { 'accept-encoding': 'gzip, br' },
      });

      expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(response.headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(response.rawPayload).toString()).toBe(SCRIPT);
    },
  );

  test('an encoding that the caller rejected is never sent', async () => {
    const encodingFor = async (accepted: string) =>
      (
        await app.live.inject({
          url: '/assets/index-AbCd1234.js',
          headers: { 'accept-encoding': accepted },
        })
      ).headers['content-encoding'];

    expect(await encodingFor('gzip;q=1, br;q=0')).toBe('gzip');
    expect(await encodingFor('*;q=0')).toBeUndefined();
  });

  test('other files are revalidated, and not sent if unchanged', async () => {
    const first = await app.ask('GET', '/favicon.svg');
    const again = await app.ask('GET', '/favicon.svg', {
      headers: { 'if-none-match': String(first.headers['etag']) },
    });

    expect([first.headers['cache-control'], first.headers['content-type'], again.status]).toEqual([
      'no-cache',
      'image/svg+xml',
      304,
    ]);
  });

  // spec 7.2, 7.3
  test('config.json names both hosts', async () => {
    const { live, sandbox } = (await app.ask('GET', '/config.json')).json<Record<string, string>>();

    expect([live, sandbox]).toEqual(['http://dasbor.test:4000', 'http://dasbor.test:4001']);
  });

  test('page views are off unless the server says where they go', async () => {
    expect((await app.ask('GET', '/config.json')).json()).toMatchObject({ page_views: 'off' });
    const elsewhere = await startTestApp({
      dashboard: { dir, baseUrls, pageViews: 'https://collector.test/views' },
    });
    const told = (await elsewhere.ask('GET', '/config.json')).json<Record<string, string>>();
    const policy = String((await elsewhere.ask('GET', '/')).headers['content-security-policy']);
    await elsewhere.close();

    expect(told['page_views']).toBe('https://collector.test/views');
    expect(policy).toMatch(/connect-src [^;]* https:\/\/collector\.test;/);
  });

  test('config.json names an origin whose pages the sandbox host rejects', async () => {
    const reply = await app.ask('GET', '/config.json');

    expect(reply.json()).toMatchObject({ refused_origin: 'http://dasbor.test:4000' });
  });

  test.each(['/../package.json', '/assets/..%2f..%2fetc/passwd', '/.env', '/assets'])(
    '%s does not exist',
    async (url) => {
      expect((await app.ask('GET', url)).status).toBe(404);
    },
  );

  test('the sandbox host has no dashboard', async () => {
    expect((await app.ask('GET', '/', { mode: 'sandbox' })).status).toBe(404);
  });
});

describe('browsers', () => {
  const preflight = (origin: string) =>
    app.sandbox.inject({
      method: 'OPTIONS',
      url: '/dashboard/session',
      headers: {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization,is-live',
      },
    });

  test('the dashboard may call the sandbox host, but other sites may not', async () => {
    const [ours, theirs] = [await preflight('http://dasbor.test'), await preflight('http://evil.test')];

    expect(ours.headers['access-control-allow-origin']).toBe('http://dasbor.test');
    expect(ours.headers['access-control-allow-headers']).toBe('authorization,is-live');
    expect(theirs.headers['access-control-allow-origin']).toBeUndefined();
  });

  test('answers forbid sniffing, framing and scripts', async () => {
    const { headers } = await app.ask('GET', '/healthz');

    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
    });
  });
});

describe('operators', () => {
  test('the health and readiness checks succeed', async () => {
    const ready = await app.ask('GET', '/readyz');

    expect((await app.ask('GET', '/healthz')).json()).toEqual({ status: 'ok' });
    expect(ready.json()).toEqual({ status: 'ready', checks: { database: true, outbox: true, taking: true } });
  });

  test('a stuck outbox is told, and takes no copy out of the proxy', async () => {
    await app.db.system((tx) =>
      tx.run(sql`
        insert into outbox (merchant_id, mode, topic, aggregate, payload, created_at)
        values ('mer_a', 'live', 'payment.completed', 'pay_1', '{}', now() - interval '2 minutes')`),
    );

    const reply = await app.ask('GET', '/readyz');

    expect(reply.status).toBe(200);
    expect(reply.json()).toEqual({
      status: 'ready',
      checks: { database: true, outbox: false, taking: true },
    });
  });

  test('requests are counted by operation', async () => {
    await app.ask('POST', '/dashboard/login', { payload: {} });

    expect((await app.ask('GET', '/metrics')).text).toMatch(
      /dasbor_request_seconds_count\{operation="login",status="400",mode="live"\} 1/,
    );
  });
});

describe('a HEAD request', () => {
  test.each([
    '/',
    '/config.json',
    '/healthz',
    '/readyz',
    '/metrics',
    '/docs',
    '/docs/swagger-ui.js',
    '/openapi.json',
    '/dev/mailbox',
  ])('for %s gets the status and headers of GET without a body', async (url) => {
    const [whole, head] = [await app.ask('GET', url), await app.ask('HEAD', url)];

    expect([head.status, head.text]).toEqual([200, '']);
    expect(head.headers['content-type']).toBe(whole.headers['content-type']);
  });

  test('for a page is redirected like GET', async () => {
    const headers = { accept: 'text/html' };
    const [whole, head] = [
      await app.ask('GET', '/login', { headers }),
      await app.ask('HEAD', '/login', { headers }),
    ];

    expect([head.status, head.headers['location']]).toEqual([302, whole.headers['location']]);
  });

  test('is listed in Allow where another method is rejected', async () => {
    const refused = await app.ask('POST', '/healthz');

    expect([refused.status, refused.headers['allow']]).toEqual([405, 'GET, HEAD']);
  });

  test('reaches no operation of the contract', async () => {
    const refused = await app.ask('HEAD', '/dashboard/payments');

    expect([refused.status, refused.headers['allow']]).toEqual([405, 'GET, POST']);
  });
});

describe('developers', () => {
  test('the mailbox shows sent mails as a page and as JSON', async () => {
    await app.ask('POST', '/dashboard/users/forgot_password', { payload: { email: 'owner@a.test' } });

    const json = await app.ask('GET', '/dev/mailbox?to=owner@a.test');
    const page = await app.ask('GET', '/dev/mailbox', { headers: { accept: 'text/html' } });

    expect(json.json()).toMatchObject({
      data: [
        {
          to: 'owner@a.test',
          kind: 'reset_password',
          link: expect.stringContaining('reset_password?token=') as string,
        },
      ],
    });
    expect(page.text).toContain('owner@a.test');
  });

  test.each([
    ['a DNS name rebound to this machine', { host: 'evil.test' }],
    ['a proxy on this machine', { 'x-forwarded-for': '203.0.113.9' }],
    ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
    ['a page of another program on this machine', { origin: 'http://localhost:3000' }],
  ])('the mailbox does not exist for %s', async (_who, headers) => {
    expect((await app.ask('GET', '/dev/mailbox', { headers })).status).toBe(404);
  });

  test('the mailbox opens from a clicked link, but not in a frame or to its opener', async () => {
    const { status, headers } = await app.ask('GET', '/dev/mailbox', {
      headers: {
        host: 'LOCALHOST:4000',
        accept: 'text/html',
        'sec-fetch-site': 'cross-site',
        'sec-fetch-mode': 'navigate',
        'sec-fetch-dest': 'document',
      },
    });

    expect(status).toBe(200);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  test('an invalid Host is rejected before it reaches an address or a policy', async () => {
    const answer = await app.ask('GET', '/config.json', { headers: { host: 'x.test; script-src *' } });

    expect(answer.status).toBe(400);
    expect(answer.text).not.toContain('script-src');
  });

  test('the mailbox can be filtered by two recipients', async () => {
    await app.ask('POST', '/dashboard/users/forgot_password', { payload: { email: 'admin@a.test' } });
    await app.ask('POST', '/dashboard/users/forgot_password', { payload: { email: 'finance@a.test' } });

    const reply = await app.ask('GET', '/dev/mailbox?to=admin@a.test&to=FINANCE@a.test');

    expect(reply.json<{ data: { to: string }[] }>().data.map(({ to }) => to)).toEqual([
      'finance@a.test',
      'admin@a.test',
    ]);
  });

  test.each([
    '',
    '{',
    '{}',
    '{"now":"soon"}',
    '{"now":1}',
    '[]',
    '{"now":"1000-01-01T00:00:00Z"}',
    '{"now":"1"}',
    '{"now":"2026-02-30T00:00:00Z"}',
    '{"now":"2020-12-31T23:59:59Z"}',
    '{"now":"2100-01-01T00:00:00Z"}',
    '{"now":"+275760-09-13T00:00:00Z"}',
  ])('the clock rejects %j', async (payload) => {
    const headers = { 'content-type': 'application/json' };
    const before = app.clock.now().getTime();

    const reply = await app.ask('POST', '/dev/clock', { headers, payload });

    expect([reply.status, app.clock.now().getTime()]).toEqual([400, before]);
    expect(reply.json()).toMatchObject({
      error_code: 'DPAY_INVALID_REQUEST',
      errors: [{ field: 'now', code: 'DPAY_FIELD_INVALID' }],
    });
  });

  test.each([
    ['another program on this machine', { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site' }],
    ['another site', { origin: 'https://evil.example' }],
  ])('the clock cannot be set by a page of %s', async (_, headers) => {
    const before = app.clock.now().getTime();

    const reply = await app.ask('POST', '/dev/clock', {
      headers: { ...headers, 'content-type': 'text/plain' },
      payload: '{"now":"2026-11-20T16:44:00.000Z"}',
    });

    expect([reply.status, app.clock.now().getTime()]).toEqual([404, before]);
  });

  test('a test can set the clock', async () => {
    const headers = { 'content-type': 'application/json' };
    const reply = await app.ask('POST', '/dev/clock', {
      headers,
      payload: { now: '2026-11-20T16:44:00.000Z' },
    });

    expect(reply.json()).toEqual({ now: '2026-11-20T16:44:00.000Z' });
    expect(app.clock.now().toISOString()).toBe('2026-11-20T16:44:00.000Z');
  });
});
