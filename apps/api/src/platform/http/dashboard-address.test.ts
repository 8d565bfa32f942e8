import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '../../testing/app.ts';
import type { Ask, TestApp } from '../../testing/app.ts';

const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
let app: TestApp;
let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'dasbor-dist-'));
  await writeFile(join(dir, 'index.html'), '<!doctype html>');
  const baseUrls = () => ({ live: 'http://dasbor.test:4000', sandbox: 'http://dasbor.test:4001' });
  app = await startTestApp({ dashboard: { dir, baseUrls } });
  await app.live.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  await rm(dir, { recursive: true });
});

const ask = (url: string, more: Ask = {}) => app.ask('GET', url, { headers: BROWSER, ...more });

test.each([
  ['/login', '/#/login'],
  ['/orders?status=paid&search=a%20b', '/#/orders?status=paid&search=a%20b'],
  ['/payments/pay_01K00000000000000000000001', '/#/payments/pay_01K00000000000000000000001'],
  ['/dashboard', '/#/dashboard'],
  ['//evil.test', '/#/evil.test'],
  ['//evil.test/%2f..', '/#/evil.test/%2f..'],
  ['/../../login', '/#/login'],
  ['/%0d%0aset-cookie:a=b', '/#/%0d%0aset-cookie:a=b'],
])('a browser that requests %s is redirected to %s', async (url, address) => {
  const { status, headers } = await ask(url);

  expect([status, headers['location']]).toEqual([302, address]);
});

test.each<[string, number, Ask?]>([
  ['/dashboard/nowhere', 404],
  ['/dashboard/login', 405],
  ['/dev/nothing', 404],
  ['/login', 404, { headers: { accept: 'application/json' } }],
  ['/login', 404, { headers: {} }],
  ['/login', 404, { mode: 'sandbox' }],
])('an API client that requests %s gets %i', async (url, status, more = {}) => {
  const reply = await ask(url, more);

  expect([reply.status, reply.headers['location']]).toEqual([status, undefined]);
  expect(reply.headers['content-type']).toContain('application/json');
});

// Written as raw bytes: `inject` would normalise these paths.
test.each(['//evil.test', '/\\evil.test', '/\\/evil.test', 'http://evil.test/login', '/%2f%2fevil.test'])(
  '%s never redirects the browser to another host',
  async (path) => {
    const { port } = app.live.server.address() as AddressInfo;
    const location = await new Promise<string | undefined>((resolve) => {
      get({ port, path, headers: BROWSER, agent: false }, (response) => {
        response.resume();
        resolve(response.headers.location);
      });
    });

    expect(new URL(location ?? '', 'http://dasbor.test:4000/x').host).toBe('dasbor.test:4000');
    expect(location).toMatch(/^\/#\//);
  },
);

test('only GET and HEAD are redirected', async () => {
  expect((await app.ask('POST', '/login', { headers: BROWSER })).status).toBe(404);
});

test('without a built dashboard, no redirect loop occurs', async () => {
  const baseUrls = () => ({ live: '', sandbox: '' });
  const unbuilt = await startTestApp({ dashboard: { dir: join(dir, 'nothing'), baseUrls } });
  const statuses = [
    (await unbuilt.ask('GET', '/', { headers: BROWSER })).status,
    (await unbuilt.ask('GET', '/?a=b', { headers: BROWSER })).status,
  ];
  await unbuilt.close();

  expect(statuses).toEqual([404, 404]);
});
