import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp } from '../../testing/app.ts';
import type { TestApp } from '../../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('the reference', () => {
  test.each([
    ['live', 'supportedSubmitMethods: []'],
    ['sandbox', "supportedSubmitMethods: ['get'"],
  ] as const)(
    'the %s reference loads only from this server; calls can be tried in sandbox',
    async (mode, tried) => {
      const page = await app.ask('GET', '/docs/orders', { mode });

      const files = [...page.text.matchAll(/(?:src=|link .*href=|url: )["']([^"']+)["']/g)].map(
        ([, url = '']) => url,
      );
      expect(files).toEqual([
        'data:,',
        '/docs/swagger-ui.css',
        '/docs/swagger-ui.js',
        '/openapi.json?tag=orders',
      ]);
      for (const url of files.slice(1)) expect((await app.ask('GET', url, { mode })).status).toBe(200);
      expect(page.text).toContain(tried);
      const policy = String(page.headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'; script-src 'self' 'sha256-");
      expect(policy).toContain("connect-src 'self';");
      expect(policy).not.toContain('http');
    },
  );

  test('the list of operations leads to the page of each tag, which gets the part of the contract that it needs', async () => {
    type Part = { paths: Record<string, unknown>; components: { schemas: Record<string, unknown> } };
    const { text } = await app.ask('GET', '/docs');
    const [whole, part] = await Promise.all(
      ['/openapi.json', '/openapi.json?tag=orders'].map(async (url) =>
        (await app.ask('GET', url)).json<Part>(),
      ),
    );

    expect(text).toContain('href="/docs/orders#/orders/createOrder"');
    expect(Object.keys(part!.paths)).toContain('/dashboard/orders');
    expect(Object.keys(part!.paths)).not.toContain('/dashboard/login');
    expect(part!.components.schemas).toHaveProperty('Order');
    expect(JSON.stringify(part).length).toBeLessThan(JSON.stringify(whole).length / 5);
    for (const [, kind = '', name = ''] of JSON.stringify(part).matchAll(/#\/components\/(\w+)\/([^"]+)"/g))
      expect(part!.components).toHaveProperty([kind, name]);
  });

  test.each([
    ['live', 'http://dasbor.test'],
    ['sandbox', 'http://sandbox.dasbor.test'],
  ] as const)('the collection of the %s host calls that host, and holds no key', async (mode, url) => {
    type Collection = { variable: { key: string; value: string }[] };
    const { variable } = (await app.ask('GET', '/docs/postman.json', { mode })).json<Collection>();

    expect(variable.map(({ key, value }) => [key, value])).toEqual([
      ['baseUrl', url],
      ['key', ''],
      ['token', ''],
    ]);
  });

  test('every refusal links to the page of its code', async () => {
    const refused = await app.ask('POST', '/dashboard/login', { payload: {} });
    const snap = await app.ask('POST', '/v1.0/balance-inquiry', { payload: {} });
    const [, url = ''] = /^<(.+)>; rel="help"$/.exec(String(refused.headers['link'])) ?? [];
    const page = await app.ask('GET', url);

    expect(url).toBe('/docs/errors/DPAY_INVALID_REQUEST');
    expect(page.status).toBe(200);
    expect(page.text).toContain('Permintaan tidak dapat dibaca.');
    expect(page.headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
    expect(snap.headers['link']).toMatch(/^<\/docs\/errors\/DPAY_SNAP_\w+>; rel="help"$/);
  });

  test.each(['DPAY_NO_SUCH_CODE', 'toString', '%3Cscript%3E'])('the code %s has no page', async (code) => {
    const reply = await app.ask('GET', `/docs/errors/${code}`);

    expect(reply.status).toBe(404);
    expect(reply.text).not.toContain('<script');
  });

  test.each(['/docs/no-such-tag', '/openapi.json?tag=no-such-tag'])('%s does not exist', async (url) => {
    expect((await app.ask('GET', url)).status).toBe(404);
  });

  test.each([
    ['live', 'http://dasbor.test'],
    ['sandbox', 'http://sandbox.dasbor.test'],
  ] as const)('the contract served by the %s host names that host', async (mode, url) => {
    const { servers } = (await app.ask('GET', '/openapi.json', { mode })).json<{ servers: object[] }>();

    expect(servers).toEqual([{ url, description: expect.stringMatching(new RegExp(mode, 'i')) as string }]);
  });

  test('the served contract has open answers', async () => {
    type Served = { components: { schemas: Record<string, object> } };
    const { components } = (await app.ask('GET', '/openapi.json')).json<Served>();

    expect(components.schemas['Payment']).not.toHaveProperty('additionalProperties');
    expect(components.schemas['CreatePaymentRequest']).toHaveProperty('additionalProperties', false);
  });

  test.each(['/docs/swagger-ui.js', '/openapi.json'])(
    '%s is compressed if the client accepts it',
    async (url) => {
      const plain = await app.live.inject({ url });
      const small = await app.live.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });

      expect([plain.headers['content-encoding'], small.headers['content-encoding']]).toEqual([
        undefined,
        'br',
      ]);
      expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
      expect(brotliDecompressSync(small.rawPayload).equals(plain.rawPayload)).toBe(true);
    },
  );
});
