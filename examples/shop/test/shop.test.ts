import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClient } from '@dasbor/sdk';
import { signWebhook } from '@dasbor/sdk/webhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  API_PORT,
  asDeveloper,
  client,
  type Process,
  run,
  SANDBOX,
  until,
} from '../../back-office/test/support.ts';
import { approveRefundOf, rejectRefundOf } from './decide-refund.ts';

const PORT = API_PORT + 8;
const SHOP = `http://localhost:${PORT}`;
const PASSWORD = 'kata-sandi-penjual';

let folder: string;
let secret: string;
let shop: Process;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shop-'));
  const developer = await asDeveloper();
  const { body } = await developer('POST', 'webhooks', {
    name: 'Toko Kopi',
    url: `${SHOP}/webhooks`,
    events: ['payment.completed', 'refund.completed', 'refund.failed'],
  });
  ({ secret } = body['data'] as { secret: string });
  shop = run('../shop/src/main.ts', [], {
    PORT: String(PORT),
    DATABASE: join(folder, 'shop.sqlite'),
    DASBOR_WEBHOOK_SECRET: secret,
    SHOP_PASSWORD: PASSWORD,
  });
  await until(() => shop.said().includes(SHOP) || shop.child.exitCode !== null);
});
afterAll(async () => {
  shop?.child.kill();
  await shop?.exited;
  rmSync(folder, { recursive: true });
});

const read = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(SHOP + path, { headers });
  return { status: response.status, text: await response.text() };
};
/** As a browser sends a form of the shop's own page. */
const submit = async (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) => {
  const response = await fetch(SHOP + path, {
    method: 'POST',
    headers: { origin: SHOP, ...headers },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  return { status: response.status, text: await response.text(), to: response.headers.get('location') ?? '' };
};
const asSeller = { authorization: `Basic ${btoa(`seller:${PASSWORD}`)}` };
const buy = async (buyer: string) => (await submit('/orders', { buyer, product: 'gayo' })).to;
const untilShown = (path: string, text: string) => until(async () => (await read(path)).text.includes(text));

/** What the buyer does: opens the link of the order's page, chooses QRIS and pays in the simulator. */
const pay = async (order: string) => {
  const [, slug = ''] = /href="http[^"]*\/pay\/(\w+)"/.exec((await read(order)).text) ?? [];
  const buyer = createClient({ baseUrl: SANDBOX });
  const { data } = await buyer.createCheckoutPayment({
    path: { slug },
    body: { method: 'qris', channel: 'QRIS' },
  });
  const id = data.payment?.id ?? '';
  await client.simulatePayment({ path: { id }, body: { status: 'completed' } });
  return id;
};

test('an order is paid on its page, shown paid by the webhook, and refunded after a colleague approves', async () => {
  const order = await buy('Sari Wulandari');
  const before = await read(order);
  const payment = await pay(order);
  await untilShown(order, 'Lunas');

  const [, id = ''] = order.split('/orders/');
  const asked = await submit(`/seller/orders/${id}/refund`, {}, asSeller);
  const again = await submit(`/seller/orders/${id}/refund`, {}, asSeller);
  await untilShown(order, 'Pengembalian dana menunggu persetujuan');
  await approveRefundOf(payment);
  await untilShown(order, 'Dana sudah dikembalikan');

  expect(before.text).toContain('Menunggu pembayaran');
  expect([asked, again].map(({ status, to }) => [status, to])).toEqual([
    [303, '/seller'],
    [303, '/seller'],
  ]);
  const { data: refunds } = await client.listRefunds({ query: { limit: 100 } });
  expect(refunds.filter(({ payment_id }) => payment_id === payment)).toMatchObject([
    { status: 'done', amount: 75_000 },
  ]);
});

test('a refund that a colleague rejected is shown to the seller, who asks again', async () => {
  const order = await buy('Bambang');
  const payment = await pay(order);
  await untilShown(order, 'Lunas');
  const refund = `/seller${order}/refund`;
  const offersIt = async () => (await read('/seller', asSeller)).text.includes(refund);

  await submit(refund, {}, asSeller);
  const whileWaiting = await offersIt();
  await rejectRefundOf(payment);
  const afterRejection = await offersIt();
  const shown = (await read(order)).text;
  await submit(refund, {}, asSeller);
  const askedAgain = (await read(order)).text;
  await approveRefundOf(payment);
  await untilShown(order, 'Dana sudah dikembalikan');

  expect([whileWaiting, afterRejection, await offersIt()]).toEqual([false, true, false]);
  expect(shown).toContain('Pengembalian dana ditolak');
  expect(askedAgain).toContain('Pengembalian dana menunggu persetujuan');
  const { data: refunds } = await client.listRefunds({ query: { limit: 100 } });
  expect(refunds.filter(({ payment_id }) => payment_id === payment).map(({ status }) => status)).toEqual([
    'done',
    'rejected',
  ]);
});

test('no browser or proxy keeps a page with the name of a buyer', async () => {
  const order = await buy('Wayan');

  const headers = await Promise.all(
    [order, '/seller'].map(async (path) => (await fetch(SHOP + path, { headers: asSeller })).headers),
  );

  expect(headers.map((one) => one.get('cache-control'))).toEqual(['no-store', 'no-store']);
});

test("a buyer's name is shown as text", async () => {
  const name = `<script>alert("1")</script>'&`;
  const order = await buy(name);

  const pages = [(await read(order)).text, (await read('/seller', asSeller)).text];

  for (const text of pages) {
    expect(text).not.toContain('<script');
    expect(text).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#39;&amp;');
  }
});

test('the price is that of the shop, whatever a form says', async () => {
  const { to } = await submit('/orders', { buyer: 'Budi', product: 'toraja', amount: '1', price: '1' });

  expect((await read(to)).text).toContain('Rp 82.000');
});

test.each([
  [{ buyer: 'Budi', product: 'teh' }],
  [{ buyer: 'Budi', product: 'toString' }],
  [{ buyer: '   ', product: 'gayo' }],
  [{ product: 'gayo' }],
])('%j is refused', async (fields) => {
  expect((await submit('/orders', fields as Record<string, string>)).status).toBe(400);
});

test('only the seller sees the orders and refunds them, and no other site does it in the seller’s name', async () => {
  const order = await buy('Tono');
  await pay(order);
  await untilShown(order, 'Lunas');
  const refund = `/seller${order}/refund`;

  const refused = [
    await read('/seller'),
    await read('/seller', { authorization: `Basic ${btoa('seller:wrong')}` }),
    await submit(refund, {}),
    await submit(refund, {}, { ...asSeller, origin: 'https://elsewhere.example' }),
  ];

  expect(refused.map(({ status }) => status)).toEqual([401, 401, 401, 403]);
  expect((await read(order)).text).toContain('Lunas');
});

test('an event that Dasbor did not sign pays nothing', async () => {
  const order = await buy('Rina');
  const event = JSON.stringify({
    id: 'evt_forged',
    event: 'payment.completed',
    created_at: '2026-11-20T03:40:11Z',
    is_live: false,
    data: { id: 'pay_forged', order_id: 'ord_forged', paid_amount: 75_000, admin_fee: 0 },
  });
  const signed = await signWebhook({ event, secrets: `whsec_${btoa('0123456789abcdef0123456789abcdef')}` });
  const response = await fetch(`${SHOP}/webhooks/payments`, { method: 'POST', ...signed });

  expect(response.status).toBe(400);
  expect(await response.text()).toContain('[wrong_secret]');
  expect((await read(order)).text).toContain('Menunggu pembayaran');
});

test('while Dasbor cannot be reached the order waits, and is opened later', async () => {
  const port = PORT + 1;
  const env = {
    DATABASE: join(folder, 'later.sqlite'),
    DASBOR_WEBHOOK_SECRET: secret,
    SHOP_PASSWORD: PASSWORD,
  };
  const start = async (more: Record<string, string>) => {
    const started = run('../shop/src/main.ts', [], { ...env, ...more, PORT: String(port) });
    await until(() => started.said().includes(String(port)));
    return started;
  };
  const send = (path: string, fields: Record<string, string>) =>
    fetch(`http://localhost:${port}${path}`, {
      method: 'POST',
      headers: { origin: `http://localhost:${port}` },
      body: new URLSearchParams(fields),
    });

  const cut = await start({ DASBOR_URL: 'http://localhost:9' });
  const waiting = await send('/orders', { buyer: 'Dewi', product: 'gayo' });
  cut.child.kill();
  await cut.exited;
  const back = await start({});
  const opened = await send(`${new URL(waiting.url).pathname}/checkout`, {});
  back.child.kill();
  await back.exited;

  expect(await waiting.text()).toContain('Coba lagi');
  expect(await opened.text()).toContain('Bayar sekarang');
});

test('does not start without the password of the seller', async () => {
  const refused = run(
    '../shop/src/main.ts',
    [],
    { SHOP_PASSWORD: '' },
    fileURLToPath(new URL('..', import.meta.url)),
  );

  expect(await refused.exited).toBe(1);
  expect(refused.said()).toContain('SHOP_PASSWORD');
});
