import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '../../testing/app.ts';
import type { TestApp } from '../../testing/app.ts';

const BROWSER = { accept: 'text/html' };
let app: TestApp;
let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'checkout-dist-'));
  await mkdir(join(dir, 'assets'));
  await writeFile(
    join(dir, 'index.html'),
    '<!doctype html><script>early()</script><script type="module" src="./assets/index-AbCd1234.js"></script>',
  );
  await writeFile(join(dir, 'assets', 'index-AbCd1234.js'), 'console.log(1);');
  app = await startTestApp({ checkout: dir });
});
afterAll(async () => {
  await app.close();
  await rm(dir, { recursive: true });
});

test.each(['live', 'sandbox'] as const)('the %s host serves the pages of customers', async (mode) => {
  const page = await app.ask('GET', '/pay/', { mode });
  const script = await app.ask('GET', '/pay/assets/index-AbCd1234.js', { mode });

  expect([page.status, page.headers['cache-control']]).toEqual([200, 'no-cache']);
  expect([script.status, script.headers['cache-control']]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
});

test('a page runs only our scripts, calls only its own host and tells nobody its address', async () => {
  const { headers } = await app.ask('GET', '/pay/');
  const policy = String(headers['content-security-policy']);

  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-[\w+/]+='; style-src 'self';/);
  expect(policy).toContain("connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toMatch(/unsafe|\*|http|data:/);
});

test('the address without its last slash leads to the page, and the browser keeps the token', async () => {
  const { status, headers } = await app.ask('GET', '/pay', { headers: BROWSER });

  expect([status, headers['location']]).toEqual([302, '/pay/']);
});

test('an unknown address of customers does not lead to the dashboard', async () => {
  const baseUrls = () => ({ live: '', sandbox: '' });
  const both = await startTestApp({ checkout: dir, dashboard: { dir, baseUrls } });

  expect((await both.ask('GET', '/pay/unknown', { headers: BROWSER })).status).toBe(404);
  await both.close();
});
