import { rm } from 'node:fs/promises';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readMerchantSettings } from '../../../platform/merchant/settings.ts';
import { newSlug } from '../../../platform/slug.ts';
import { startTestApp } from '../../../testing/app.ts';
import type { TestApp } from '../../../testing/app.ts';
import { makeCheckoutDir } from '../../../testing/checkout-dir.ts';
import { MERCHANT_A, MERCHANT_B } from '../../../testing/people.ts';
import { A_SANDBOX, addTrade, anOrder, idOf, minutesAgo } from '../../../testing/trade.ts';
import type { NewOrder } from '../../orders/public.ts';
import type { Checkout } from '../rows.ts';

const mode = 'sandbox';
const OWNERS: Record<string, string> = { 'bayar.a.example': MERCHANT_A, 'bayar.b.example': MERCHANT_B };
let app: TestApp;
let dir: string;
let number = 0;
beforeAll(async () => {
  dir = await makeCheckoutDir();
  const settings = Object.assign(readMerchantSettings(undefined), {
    ownerOfHost: (host: string) => OWNERS[host],
  });
  app = await startTestApp({ checkout: dir, merchants: settings });
});
afterAll(async () => {
  await app.close();
  await rm(dir, { recursive: true });
});

const newPage = async (different: Partial<NewOrder> = {}): Promise<string> => {
  const slug = newSlug();
  const order = anOrder(++number, {
    status: 'started',
    expires_at: minutesAgo(-2_880),
    items: [{ name: 'Kopi', quantity: 1, price: 100_000 }],
    checkout_slug: slug,
    ...different,
  });
  await addTrade(app.db, A_SANDBOX, { orders: [order] });
  return slug;
};
type State = {
  initial: Checkout;
  tag: string;
  language: string;
  refusal?: { code: string; fields: object[] };
  look?: object;
};
const stateOf = (text: string): State =>
  JSON.parse(/application\/json">(.*)<\/script>/.exec(text)?.[1] ?? 'null') as State;
const open = (slug: string, query = '') => app.ask('GET', `/pay/${slug}${query}`, { mode });
const send = (path: string, form: Record<string, string>) =>
  app.ask('POST', path, {
    mode,
    payload: new URLSearchParams(form).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

describe('the page of an order', () => {
  test('is drawn with its state and styles, and its policy allows only our files and its own forms', async () => {
    const { status, headers, text } = await open(await newPage());
    const policy = String(headers['content-security-policy']);

    expect(status).toBe(200);
    expect(text).toContain('.base{}\n.pay{}');
    expect(text).toContain('./assets/base.js');
    expect(stateOf(text)).toMatchObject({ initial: { state: 'open', payment: null }, language: 'id' });
    expect(policy).toMatch(/script-src 'self'; style-src 'self' 'sha256-[\w+/]+=*'/);
    expect(policy).toContain("form-action 'self'");
    expect(policy).not.toMatch(/unsafe|\*|http|data:/);
    expect([headers['cache-control'], headers['referrer-policy']]).toEqual(['no-store', 'no-referrer']);
  });

  test('has an address for each language', async () => {
    const slug = await newPage();

    expect(stateOf((await open(slug, '?lang=en')).text).language).toBe('en');
    expect(stateOf((await open(slug, '?lang=de')).text).language).toBe('id');
  });

  test('has the published appearance of the merchant from the next look, and no draft', async () => {
    const slug = await newPage();
    expect(stateOf((await open(slug)).text).look).toBeUndefined();
    const { sandbox: token } = await app.signIn('owner@a.test');
    const payload = { version: 0, header_color: '#3b2417', accent_color: '#8a4b12', logo: null };
    await app.ask('PUT', '/dashboard/checkout-customization', { mode, token, payload });
    expect(stateOf((await open(await newPage())).text).look).toBeUndefined();
    await app.ask('POST', '/dashboard/checkout-customization/publish', {
      mode,
      token,
      payload: { version: 1 },
    });

    expect(stateOf((await open(await newPage())).text).look).toMatchObject({
      headerColor: '#3b2417',
      buttonColor: '#8a4b12',
      logo: null,
    });
  });

  test('a guess and a slug of the other mode get a page that says so', async () => {
    const slug = await newPage();
    const replies = [
      await open(newSlug()),
      await app.ask('GET', `/pay/${slug}`),
      await open('%27--', '?lang=en'),
    ];

    expect(replies.map(({ status, text }) => [status, text])).toEqual([
      [404, 'unknown id'],
      [404, 'unknown id'],
      [404, 'unknown en'],
    ]);
  });

  test('a form without scripts chooses how to pay, and the next page shows it', async () => {
    const slug = await newPage();
    await open(slug);
    const reply = await send(`/pay/${slug}?lang=en`, { way: 'va.BCA' });

    expect([reply.status, reply.headers['location']]).toEqual([303, `/pay/${slug}?lang=en`]);
    const { initial } = stateOf((await open(slug, '?lang=en')).text);
    expect(initial.payment).toMatchObject({ channel: 'BCA', status: 'processing' });
    await send(`/pay/${slug}`, { way: 'qris.QRIS', replaces: initial.payment?.id ?? '' });
    expect(stateOf((await open(slug)).text).initial.payment?.channel).toBe('QRIS');
  });

  test('a refused form is drawn again with why, and keeps what was typed', async () => {
    const reply = await send(`/pay/${await newPage()}`, { way: 'ewallet.OVO', phone: '12' });

    expect(reply.status).toBe(422);
    expect(stateOf(reply.text).refusal).toEqual({
      kind: 'problem',
      code: 'DPAY_INVALID_REQUEST',
      fields: [{ field: 'phone', code: 'DPAY_PHONE_INVALID' }],
      choice: { method: 'ewallet', channel: 'OVO', phone: '12' },
    });
  });

  test.each([{}, { way: 'nonsense' }, { way: 'va.BCA'.repeat(9_000) }])(
    'a form that names no channel changes nothing',
    async (form) => {
      const slug = await newPage();
      const reply = await send(`/pay/${slug}`, form as Record<string, string>);

      expect([303, 422]).toContain(reply.status);
      expect(stateOf((await open(slug)).text).initial.payment).toBeNull();
    },
  );

  test.each([
    [{ way: '__proto__.BCA' }, 'method'],
    [{ way: 'va.BCA', replaces: '\0' }, 'replaces'],
    [{ way: 'qris.QRIS', promo_code: 'a'.repeat(26) }, 'promo_code'],
    [{ way: 'ewallet.OVO', phone: '9'.repeat(21) }, 'phone'],
  ])('a form has the limits of the call: %o', async (form, field) => {
    const slug = await newPage();
    const reply = await send(`/pay/${slug}`, form);

    expect([reply.status, stateOf(reply.text).refusal]).toMatchObject([422, { fields: [{ field }] }]);
    expect(stateOf((await open(slug)).text).initial.payment).toBeNull();
  });

  test('a slug or a code that no database takes is one that nobody has', async () => {
    const slug = await newPage();

    expect((await open('%00')).text).toBe('unknown id');
    expect((await open(slug, '?promo_code=%00')).status).toBe(200);
  });

  test('asking whether it is paid leads back to the page', async () => {
    const slug = await newPage();
    await send(`/pay/${slug}`, { way: 'va.BCA' });

    expect((await send(`/pay/${slug}/check`, {})).status).toBe(303);
  });

  test('the QR code is an image, and only of the payment that the page shows', async () => {
    const slug = await newPage();
    await send(`/pay/${slug}`, { way: 'qris.QRIS' });
    const { payment } = stateOf((await open(slug)).text).initial;
    const image = await app.ask('GET', `/pay/${slug}/qr.png?payment=${payment?.id}`, { mode });

    expect([image.status, image.headers['content-type']]).toEqual([200, 'image/png']);
    expect(image.text).toContain('PNG');
    expect((await app.ask('GET', `/pay/${slug}/qr.png?payment=pay_1`, { mode })).status).toBe(404);
  });

  test('the QR code is there as soon as it is chosen, although the page was just read', async () => {
    const slug = await newPage();
    await open(slug);
    const chosen = await app.ask('POST', `/checkout/${slug}/payments`, {
      mode,
      payload: { method: 'qris', channel: 'QRIS' },
    });
    const { id } = chosen.json<{ data: { payment: { id: string } } }>().data.payment;

    expect((await app.ask('GET', `/pay/${slug}/qr.png?payment=${id}`, { mode })).status).toBe(200);
  });
});

test('a paid order has a receipt in both languages, and an open one has none', async () => {
  const slug = await newPage();
  expect((await app.ask('GET', `/pay/${slug}/receipt`, { mode })).status).toBe(404);
  await send(`/pay/${slug}`, { way: 'va.BCA' });
  await app.db.system((tx) =>
    tx.run(sql`
      update acquirer.payment set status = 'completed', paid_amount = 100000
       where payment_id = (select id from payment where order_id = ${idOf('ord', number)})`),
  );
  await send(`/pay/${slug}/check`, {});
  const receipts = await Promise.all(
    ['id', 'en', 'id'].map((language) => app.ask('GET', `/pay/${slug}/receipt?lang=${language}`, { mode })),
  );

  expect(receipts.map(({ status, headers }) => [status, headers['content-type']])).toEqual(
    receipts.map(() => [200, 'application/pdf']),
  );
  expect(receipts[0]?.headers['content-disposition']).toMatch(/^attachment; filename="bukti-pembayaran-pay_/);
  expect(receipts[0]?.text).toBe(receipts[2]?.text);
  expect(receipts[0]?.text).not.toBe(receipts[1]?.text);
});

describe('an order that is paid in parts', () => {
  const inParts = () => newPage({ payment_type: 'partial' });
  const partOf = async (slug: string, query: string) => stateOf((await open(slug, query)).text).initial.part;

  test.each([
    ['', 100_000, null],
    ['?amount=40000', 40_000, null],
    ['?part=other&amount=40.000', 40_000, null],
    ['?part=other&amount=Rp%2040,000', 40_000, null],
    ['?part=all&amount=40.000', 100_000, null],
    ['?part=other&amount=', 0, 'DPAY_PART_TOO_SMALL'],
    ['?part=other&amount=banyak', 0, 'DPAY_PART_TOO_SMALL'],
    ['?amount=1&amount=2', 0, 'DPAY_PART_TOO_SMALL'],
    ['?amount=95000', 95_000, 'DPAY_REST_TOO_SMALL'],
    ['?amount=100001', 100_001, 'DPAY_AMOUNT_ABOVE_REMAINING'],
    ['?amount=%00', 0, 'DPAY_PART_TOO_SMALL'],
  ])('shows what %s asks for', async (query, amount, problem) => {
    expect(await partOf(await inParts(), query)).toMatchObject({ amount, problem });
  });

  test('is not drawn for every amount that a program asks for', async () => {
    const slug = await inParts();
    const replies = [];
    for (let amount = 10_000; amount < 10_061; amount += 1)
      replies.push(await open(slug, `?amount=${amount}`));

    expect(new Set(replies.slice(0, 60).map(({ status }) => status))).toEqual(new Set([200]));
    expect([replies[60]?.status, stateOf(replies[60]?.text ?? '').initial.part?.amount]).toEqual([
      429, 100_000,
    ]);
    expect((await open(slug)).status).toBe(200);
  });

  test('keeps the amount of a refused form, and that of the open payment afterwards', async () => {
    const slug = await inParts();
    const refused = await send(`/pay/${slug}`, { way: 'ewallet.OVO', phone: '12', amount: '40000' });
    expect([refused.status, stateOf(refused.text).initial.part?.amount]).toEqual([422, 40_000]);

    const chosen = await send(`/pay/${slug}?amount=40000`, { way: 'va.BCA', amount: '40000' });
    expect(chosen.headers['location']).toBe(`/pay/${slug}?lang=id`);
    expect(await partOf(slug, '')).toMatchObject({ amount: 40_000 });
    expect(await partOf(slug, '?part=all')).toMatchObject({ amount: 100_000 });
  });

  test('has a receipt for each part, and none for a payment of another order', async () => {
    const [slug, other] = [await inParts(), await newPage()];
    const paid = async (amount: number) => {
      await send(`/pay/${slug}`, { way: 'va.BCA', amount: String(amount) });
      const { payment } = stateOf((await open(slug)).text).initial;
      await app.db.system((tx) =>
        tx.run(sql`
          update acquirer.payment set status = 'completed', paid_amount = ${amount}
           where payment_id = ${payment?.id}`),
      );
      await send(`/pay/${slug}/check`, {});
      return payment?.id ?? '';
    };
    const ids = [await paid(40_000), await paid(60_000)];
    const receipt = (of: string, id: string) => app.ask('GET', `/pay/${of}/receipt?payment=${id}`, { mode });
    const replies = [
      ...(await Promise.all(ids.map((id) => receipt(slug, id)))),
      await receipt(other, ids[0] ?? ''),
      await receipt(slug, 'pay_1'),
      await receipt(slug, `${ids[0]}&payment=${ids[1]}`),
    ];

    expect(replies.map(({ status }) => status)).toEqual([200, 200, 404, 404, 404]);
    expect(replies[0]?.headers['content-disposition']).toContain(ids[0]);
  });
});

test('a page hears what its order is, and every change of it, but not of other orders', async () => {
  const [slug, other] = [await newPage(), await newPage()];
  await app.sandbox.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.sandbox.server.address() as AddressInfo;
  const heard: string[] = [];
  let wake = () => undefined as void;
  const request = get(`http://127.0.0.1:${port}/pay/${slug}/events`, (response) => {
    response.setEncoding('utf8').on('data', (text: string) => {
      heard.push(...[...text.matchAll(/data: (.+)/g)].map(([, data]) => data ?? ''));
      wake();
    });
  });
  const until = async (count: number) => {
    while (heard.length < count) await new Promise<void>((resolve) => (wake = resolve));
  };

  await until(1);
  expect(heard).toEqual([stateOf((await open(slug)).text).tag]);
  await send(`/pay/${other}`, { way: 'va.BCA' });
  await send(`/pay/${slug}`, { way: 'va.BCA' });
  await until(2);
  expect(new Set(heard.slice(1))).toEqual(new Set(['changed']));
  request.destroy();
});

describe('the preview', () => {
  const LOGO = 'img_00000000000000000000000000';
  const preview = (query: string, headers = {}) =>
    app.ask('GET', `/pay/preview.html?${query}`, { headers: { 'sec-fetch-dest': 'iframe', ...headers } });

  test('shows the given look in a frame of our own pages, and sends nothing', async () => {
    const { status, text, headers } = await preview(
      `header=fff&accent=%23016071&logo=${LOGO}&width=120&height=40&merchant=Kopi&theme=dark&lang=en`,
    );

    expect(status).toBe(200);
    expect(JSON.parse(text.replace(/.*<\/style>/s, ''))).toEqual({
      look: {
        headerColor: '#ffffff',
        buttonColor: '#016071',
        logo: { url: `/pay/images/${LOGO}`, width: 120, height: 40 },
      },
      merchant: 'Kopi',
      expiresAt: new Date(app.clock.now().getTime() + 86_400_000).toISOString(),
      language: 'en',
      theme: 'dark',
    });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("form-action 'none'; frame-ancestors 'self'");
    expect(policy).not.toMatch(/unsafe|\*|http|data:/);
  });

  test('is no page that a link can lead to', async () => {
    const { status } = await preview('header=fff&accent=016071', { 'sec-fetch-dest': 'document' });

    expect(status).toBe(404);
  });

  test.each([
    ['no colours', ''],
    ['a style', 'header=fff;}body{&accent=016071'],
    ['links that nobody can read', 'header=fff&accent=ffd800'],
    ['two headers', 'header=fff&header=000&accent=016071'],
  ])('of %s does not exist', async (_, query) => expect((await preview(query)).status).toBe(404));

  test.each([
    ['logo=..%2f..%2fx&width=40&height=40'],
    [`logo=${LOGO}&width=4000&height=40`],
    [`logo=${LOGO}`],
  ])('shows no logo by %s', async (query) => {
    expect((await preview(`header=fff&accent=016071&${query}`)).text).toContain('"logo":null');
  });
});

// spec 9.79
test('a merchant’s own host shows its pages, and those of no other merchant', async () => {
  const slug = await newPage();
  const on = async (host: string) =>
    (await app.ask('GET', `/pay/${slug}`, { mode, headers: { host } })).status;

  expect([await on('bayar.a.example'), await on('bayar.b.example'), await on('api.dasbor.example')]).toEqual([
    200, 404, 200,
  ]);
});
