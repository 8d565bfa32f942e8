import type { PromoTerms } from '@dasbor/domain/promos';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newSlug } from '../../platform/slug.ts';
import { startTestApp } from '../../testing/app.ts';
import type { Problem, TestApp } from '../../testing/app.ts';
import { A_SANDBOX, addTrade, anOrder, idOf, minutesAgo, NOW } from '../../testing/trade.ts';
import type { NewOrder } from '../orders/public.ts';
import { insertPromo } from '../promos/public.ts';
import type { Checkout } from './rows.ts';

const mode = 'sandbox';
let app: TestApp;
let number = 0;
let promos = 0;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Ten percent less by e-wallet, at most Rp 20.000, once. */
const TERMS = {
  description: null,
  type: 'ewallet',
  subType: 'direct_discount',
  application: 'code',
  discountType: 'percentage',
  discountValue: 10,
  minimumPurchase: 50_000,
  maximumDiscount: 20_000,
  channels: [],
  binNumbers: [],
  banks: [],
  effectiveFrom: '2026-11-01',
  effectiveTo: '2026-11-30',
  limitType: 'quota',
  limitValue: 1,
} as const satisfies Omit<PromoTerms, 'name'>;

const running = async (different: Partial<PromoTerms> = {}): Promise<string> => {
  const id = idOf('prm', (promos += 1));
  const terms = { ...TERMS, name: `HEMAT${100 + promos}`, ...different } as PromoTerms;
  const maker = { id: idOf('usr', 1), name: 'Owner A' };
  await app.db.tenant(A_SANDBOX, async (tx) => {
    await insertPromo(tx, { id, terms, maker, now: new Date(NOW) });
    await tx.run(sql`update promo set state = 'active', activated_at = ${NOW} where id = ${id}`);
  });
  return terms.name;
};
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
const shown = async (slug: string, code?: string): Promise<Checkout> => {
  const query = code === undefined ? '' : `?promo_code=${encodeURIComponent(code)}`;
  return (await app.ask('GET', `/checkout/${slug}${query}`, { mode })).json<{ data: Checkout }>().data;
};
const choose = (slug: string, choice: object) =>
  app.ask('POST', `/checkout/${slug}/payments`, {
    mode,
    payload: { method: 'ewallet', channel: 'DANA', ...choice },
  });
const codeOf = (reply: { json: <T>() => T }) => reply.json<Problem>().error_code;
const channelOf = ({ ways }: Checkout, channel: string) =>
  ways.flatMap(({ channels }) => channels).find((one) => one.channel === channel);

test('a typed code lowers the price of the channels that it is for, and the payment costs what was shown', async () => {
  const name = await running();
  const slug = await newPage();
  const data = await shown(slug, ` ${name.toLowerCase()} `);

  expect(data).toMatchObject({ takes_promo_code: true, promo_code: { name, problem: null } });
  expect(channelOf(data, 'DANA')).toMatchObject({
    amount: 90_000,
    promo: { name, discount: 10_000, cashback: 0 },
  });
  expect(channelOf(data, 'BCA')).toMatchObject({ amount: 100_000, promo: null });
  const paid = (await choose(slug, { promo_code: name })).json<{ data: Checkout }>().data;
  expect(paid.payment).toMatchObject({ amount: 90_000, promo: { name, discount: 10_000 } });
});

test('an automatic promo is shown without a code, cashback too', async () => {
  const name = await running({ application: 'automatic', subType: 'cashback', type: 'card' });
  const data = await shown(await newPage());

  expect(channelOf(data, 'CARD')).toMatchObject({
    amount: 100_000,
    promo: { name, discount: 0, cashback: 10_000 },
  });
});

test.each([
  ['HEMATSEKALI', {}, 'DPAY_PROMO_NOT_FOUND', null],
  [undefined, { effectiveTo: '2026-11-19' }, 'DPAY_PROMO_ENDED', null],
  [undefined, { minimumPurchase: 200_000 }, 'DPAY_PROMO_BELOW_MINIMUM', 200_000],
] as const)('a code that applies to no channel says why: %s %o', async (typed, terms, problem, minimum) => {
  const name = await running(terms);

  expect((await shown(await newPage(), typed ?? name)).promo_code).toMatchObject({ problem, minimum });
});

test('of two customers with the last one, one gets the discount and the other is told before anything is charged', async () => {
  const name = await running();
  const pages = await Promise.all([newPage(), newPage()]);
  const replies = await Promise.all(pages.map((slug) => choose(slug, { promo_code: name })));
  const lost = replies.findIndex(({ status }) => status !== 200);

  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(codeOf(replies[lost] ?? replies[0]!)).toBe('DPAY_PROMO_USED_UP');
  const after = await shown(pages[lost] ?? '', name);
  expect(after).toMatchObject({ payment: null, promo_code: { problem: 'DPAY_PROMO_USED_UP' } });
  expect(channelOf(after, 'DANA')).toMatchObject({ amount: 100_000, promo: null });
});

test('another method takes the promo along, although it was the last one', async () => {
  const name = await running();
  const slug = await newPage();
  const first = (await choose(slug, { promo_code: name })).json<{ data: Checkout }>().data;
  const next = await choose(slug, { channel: 'GOPAY', promo_code: name, replaces: first.payment?.id });

  expect(next.json<{ data: Checkout }>().data.payment).toMatchObject({
    channel: 'GOPAY',
    amount: 90_000,
    promo: { name },
  });
});

test('a promo of another method is refused, and the open payment stays', async () => {
  const name = await running();
  const slug = await newPage();
  const first = (await choose(slug, {})).json<{ data: Checkout }>().data;
  const refused = await choose(slug, {
    method: 'va',
    channel: 'BCA',
    promo_code: name,
    replaces: first.payment?.id,
  });

  expect(codeOf(refused)).toBe('DPAY_PROMO_METHOD_NOT_INCLUDED');
  expect((await shown(slug)).payment).toMatchObject({ id: first.payment?.id, status: 'started' });
});

test('the same channel with a code after one without it is a new payment', async () => {
  const name = await running();
  const slug = await newPage();
  const full = (await choose(slug, {})).json<{ data: Checkout }>().data.payment;
  const less = await choose(slug, { promo_code: name, replaces: full?.id });

  expect(full?.amount).toBe(100_000);
  expect(less.json<{ data: Checkout }>().data.payment).toMatchObject({ amount: 90_000 });
});

test('an order that is paid in parts takes no code', async () => {
  const name = await running();
  const data = await shown(await newPage({ payment_type: 'partial' }), name);

  expect(data).toMatchObject({ takes_promo_code: false, promo_code: null });
  expect(channelOf(data, 'DANA')?.promo).toBeNull();
});

test('an address that tries many codes has to wait', async () => {
  const slug = await newPage();
  const statuses = await Promise.all(
    Array.from(
      { length: 70 },
      async (_, at) => (await app.ask('GET', `/checkout/${slug}?promo_code=TEBAK${at}`, { mode })).status,
    ),
  );

  expect(new Set(statuses)).toEqual(new Set([200, 429]));
});
