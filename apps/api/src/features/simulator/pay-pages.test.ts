import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { makeMetrics } from '../../platform/observe/metrics.ts';
import { makeLog } from '../../platform/log.ts';
import { loadContract } from '../../spec/contract.ts';
import { startTestApp } from '../../testing/app.ts';
import type { TestApp } from '../../testing/app.ts';
import { addKey } from '../../testing/keys.ts';
import { A_LIVE, A_SANDBOX, addTrade, anOrder, idOf } from '../../testing/trade.ts';
import type { Payment } from '../payments/public.ts';

let app: TestApp;
let secret: string;
let number = 0;
beforeAll(async () => {
  app = await startTestApp();
  ({ secret } = await addKey(app.db, A_SANDBOX, 1));
});
afterAll(() => app.close());

const begin = async (
  wish: object = {},
  reference = `INV-${number}`,
): Promise<{ id: string; path: string }> => {
  number += 1;
  const order = anOrder(number, { status: 'started', reference_id: reference });
  await addTrade(app.db, A_SANDBOX, { orders: [order] });
  const reply = await app.ask('POST', '/dashboard/payments', {
    mode: 'sandbox',
    apiKey: secret,
    payload: { order_id: order.id, method: 'card', channel: 'CARD', ...wish },
    headers: { 'idempotency-key': `page-key-${String(number).padStart(10, '0')}` },
  });
  const { id, redirect_url: url } = reply.json<{ data: Payment }>().data;
  return { id, path: new URL(url ?? '').pathname };
};
const open = (path: string, language = 'id') =>
  app.ask('GET', path, { mode: 'sandbox', headers: { 'accept-language': language } });
const press = (path: string, outcome: string) =>
  app.ask('POST', path, {
    mode: 'sandbox',
    payload: new URLSearchParams({ outcome }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
const statusOf = async (id: string) =>
  (await app.ask('GET', `/dashboard/payments/${id}`, { mode: 'sandbox', apiKey: secret })).json<{
    data: Payment;
  }>().data.status;

describe('the payment page of a customer', () => {
  test.each([
    ['completed', 'Pembayaran selesai.'],
    ['failed', 'Pembayaran gagal.'],
  ])('ends the payment as %s', async (outcome, words) => {
    const { id, path } = await begin();
    expect((await open(path)).text).toContain('Rp\u00a0100.000');

    const reply = await press(path, outcome);

    expect([reply.status, await statusOf(id)]).toEqual([200, outcome]);
    expect(reply.text).toContain(words);
    expect(reply.text).not.toContain('<button');
  });

  test('changes nothing when it is viewed, or with any other button', async () => {
    const { id, path } = await begin();
    await open(path);
    for (const outcome of ['', 'cancelled', 'completed\0', '__proto__']) await press(path, outcome);

    expect(await statusOf(id)).toBe('started');
  });

  test('submitted ten times concurrently ends the payment once, with the first choice', async () => {
    const { id, path } = await begin();
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) => press(path, index % 2 === 0 ? 'completed' : 'failed')),
    );

    const status = await statusOf(id);
    expect(['completed', 'failed']).toContain(status);
    const words = status === 'completed' ? 'Pembayaran selesai.' : 'Pembayaran gagal.';
    expect(replies.every(({ text }) => text.includes(words))).toBe(true);
  });

  test('ends with the payment’s expiry', async () => {
    const { id, path } = await begin();
    const now = app.clock.now();
    app.clock.set(new Date(now.getTime() + 3_600_000));
    const reply = await press(path, 'completed');
    app.clock.set(now);

    expect(reply.text).toContain('Waktu pembayaran habis.');
    expect(await statusOf(id)).toBe('started');
  });

  test('links back to the shop afterwards, naming the payment', async () => {
    const { id, path } = await begin({ return_url: 'https://toko.contoh.id/selesai?a=1&b="x"' });
    expect((await open(path)).text).not.toContain('toko.contoh.id');

    const { text } = await press(path, 'completed');

    expect(text).toContain(`href="https://toko.contoh.id/selesai?a=1&#38;b=%22x%22&#38;payment_id=${id}"`);
  });

  test('escapes a merchant’s text and uses the language of the browser', async () => {
    const { path } = await begin({}, '<script>alert(1)</script>');
    const { text, headers } = await open(path, 'en');

    expect(text).toContain('&#60;script&#62;alert(1)&#60;/script&#62;');
    expect(text).not.toContain('<script');
    expect(text).toContain('<html lang="en" translate="no">');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });
});

describe('an invalid address', () => {
  test('is not found: forged, truncated, of the other mode, of another payment', async () => {
    const { path } = await begin();
    const [payload = '', signature = ''] = path.split('/').at(-1)?.split('.') ?? [];
    const other = payload.slice(0, 27) + idOf('pay', 1).slice(-26);
    const tokens = [
      `${payload}.${'A'.repeat(22)}`,
      payload,
      `${payload}.`,
      `${other}.${signature}`,
      `${payload}.${signature}.x`,
    ];
    for (const token of tokens) {
      const reply = await press(`/simulator/acquirer/${token}`, 'completed');
      expect([reply.status, reply.text.includes('Halaman pembayaran ini tidak ada.')]).toEqual([404, true]);
    }
    expect((await app.ask('GET', path, { mode: 'live' })).status).toBe(404);
  });

  test('is not found for a payment by virtual account', async () => {
    const { merchantId } = A_LIVE;
    number += 1;
    const url = app.deps.payPages.urlOf({ merchantId, mode: 'sandbox', paymentId: idOf('pay', number) });
    expect((await open(new URL(url).pathname)).status).toBe(404);
  });

  test('the page does not exist where live is real', async () => {
    const live = await buildApp(app.deps, {
      mode: 'live',
      apiUrl: 'http://dasbor.test',
      payPages: false,
      contract: loadContract(),
      log: makeLog('silent'),
      metrics: makeMetrics(app.deps),
      limits: { perAddress: { most: 9, perSeconds: 60 }, perSession: { most: 9, perSeconds: 60 } },
      answers: 'throw',
      origins: [],
      mailbox: false,
    });
    const url = app.deps.payPages.urlOf({ ...A_LIVE, paymentId: idOf('pay', 1) });
    const { statusCode } = await live.inject({ method: 'GET', url: new URL(url).pathname });
    await live.close();

    expect(statusCode).toBe(404);
  });
});
