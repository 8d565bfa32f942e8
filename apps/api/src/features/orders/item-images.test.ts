import { IMAGE_POLICY } from '@dasbor/domain/images';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '../../testing/app.ts';
import type { Ask, Problem, TestApp, Tokens } from '../../testing/app.ts';
import { addKey } from '../../testing/keys.ts';
import { memoryStorage } from '../../testing/storage/memory-storage.ts';
import { png } from '../../testing/pictures.ts';
import { A_LIVE } from '../../testing/trade.ts';
import { tidyImages } from '../images/public.ts';

type Item = { name: string; image_id: string | null; image_url: string | null };
type Answer = { id: string; items: Item[]; checkout_url: string; url: string };

const DAY_MS = 86_400_000;
const storage = memoryStorage();
let app: TestApp;
let owner: Tokens;
let foreign: Tokens;
let apiKey: string;
let count = 0;
beforeAll(async () => {
  app = await startTestApp({ storage });
  [owner, foreign] = [await app.signIn('owner@a.test'), await app.signIn('owner@b.test')];
  ({ secret: apiKey } = await addKey(app.db, A_LIVE, 1));
});
afterAll(() => app.close());

const uploaded = async (ask: Ask = {}, to = 'uploads/images'): Promise<string> => {
  const headers = { 'content-type': 'application/octet-stream' };
  const payload = await png({ width: 40, height: 20 });
  const reply = await app.ask('POST', `/dashboard/${to}`, {
    token: owner.live,
    payload,
    headers,
    ...ask,
  });
  return reply.json<{ data: { id: string } }>().data.id;
};
const itemsWith = (...images: (string | null | undefined)[]) =>
  images.map((id, at) => ({
    name: `Kopi ${at}`,
    quantity: 1,
    price: 10_000,
    ...(id !== undefined && { image_id: id }),
  }));
const keyed = () => ({ 'idempotency-key': `item-image-${String((count += 1)).padStart(8, '0')}` });

/** Both ways to make an order. */
const MAKING = {
  order: (items: object[]) =>
    app.ask('POST', '/dashboard/orders', {
      apiKey,
      payload: { reference_id: 'INV-1', total_amount: items.length * 10_000, items },
      headers: keyed(),
    }),
  link: (items: object[]) =>
    app.ask('POST', '/dashboard/payment-links', {
      token: owner.live,
      payload: { amount: items.length * 10_000, admin_fee_method: 'included', items },
      headers: keyed(),
    }),
};
const ways = ['order', 'link'] as const;
const made = async (way: (typeof ways)[number], items: object[]) =>
  (await MAKING[way](items)).json<{ data: Answer }>().data;
const refusals = async (way: (typeof ways)[number], items: object[]) => {
  const { status, json } = await MAKING[way](items);
  const { errors = [] } = json<Problem>();
  return [status, ...errors.map(({ field, code }) => `${field} ${code}`)];
};
const isUnused = async (id: string) =>
  (
    await app.db.system((tx) =>
      tx.rows(sql`select 1 from image where id = ${id} and unused_since is not null`),
    )
  ).length > 0;

test.each(ways)(
  'items of an order have the address of their image, and so does its page (%s)',
  async (way) => {
    const id = await uploaded();
    const {
      items,
      checkout_url: checkoutUrl,
      url = checkoutUrl,
    } = await made(way, itemsWith(id, undefined, null, id));
    const address = `http://dasbor.test/pay/images/${id}`;

    expect(items.map((item) => item.image_url)).toEqual([address, null, null, address]);
    expect(items.map((item) => item.image_id)).toEqual([id, null, null, id]);
    const page = await app.ask('GET', `/checkout/${url.split('/').at(-1)}`, {});
    expect(page.json<{ data: Answer }>().data.items).toEqual(
      items.map((item) => ({ ...item, description: null, sku: null })),
    );
    expect((await app.live.inject({ url: new URL(address).pathname })).statusCode).toBe(200);
  },
);

test.each(ways)(
  'no item takes an image that is unknown, of another merchant or mode, or a logo (%s)',
  async (way) => {
    const own = await uploaded();
    const [theirs, sandbox] = [
      await uploaded({ token: foreign.live }),
      await uploaded({ token: owner.sandbox, mode: 'sandbox' }),
    ];
    const logo = await uploaded({}, 'checkout-customization/logo');
    const unknown = `${own.slice(0, -4)}0000`;

    expect(await refusals(way, itemsWith(own, theirs, sandbox, logo, unknown))).toEqual([
      400,
      ...[1, 2, 3, 4].map((at) => `items.${at}.image_id DPAY_IMAGE_NOT_FOUND`),
    ]);
    expect(await refusals(way, itemsWith('img_1'))).toEqual([
      400,
      expect.stringContaining('items.0.image_id'),
    ]);
    expect(await isUnused(own)).toBe(true);
    expect(await isUnused(theirs)).toBe(true);
  },
);

test('the image of an order is never cleaned up; one that nothing names is', async () => {
  const [used, unused] = [await uploaded(), await uploaded()];
  await made('order', itemsWith(used));
  const clock = { now: () => new Date(app.clock.now().getTime() + (IMAGE_POLICY.unusedDays + 1) * DAY_MS) };

  await tidyImages({ db: app.db, storage, clock });

  expect([storage.files.has(`images/${used}`), storage.files.has(`images/${unused}`)]).toEqual([true, false]);
  expect(await refusals('link', itemsWith(unused))).toEqual([400, 'items.0.image_id DPAY_IMAGE_NOT_FOUND']);
});

test('a duplicate shows the same picture', async () => {
  const link = await made('link', itemsWith(await uploaded()));
  const reply = await app.ask('POST', `/dashboard/payment-links/${link.id}/duplicate`, {
    token: owner.live,
    headers: keyed(),
  });

  expect(reply.json<{ data: Answer }>().data.items).toEqual(link.items);
});
