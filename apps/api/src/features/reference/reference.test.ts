import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '../../testing/app.ts';
import type { TestApp } from '../../testing/app.ts';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
  token = (await app.signIn('uploader@a.test')).live;
});
afterAll(() => app.close());

const list = async <Row>(name: string) =>
  (await app.ask('GET', `/dashboard/reference/${name}`, { token })).json<{ data: Row[] }>().data;

test('banks have unique codes and plausible limits', async () => {
  const banks = await list<{
    code: string;
    aliases: string[];
    type: string;
    split_limit: number | null;
    minimum: number;
    maximum: number;
    active: boolean;
  }>('banks');

  expect(banks).toHaveLength(121);
  expect(new Set(banks.map(({ code }) => code)).size).toBe(121);
  expect(banks.filter(({ active }) => active)).toHaveLength(112);
  expect(banks.every(({ minimum, maximum }) => minimum === 10_000 && maximum >= minimum)).toBe(true);
  expect(
    banks.filter(({ split_limit }) => split_limit === null).every(({ type }) => type === 'ewallet'),
  ).toBe(true);
  expect(banks[0]).toMatchObject({ code: 'bca', aliases: ['014'], split_limit: 1_000_000_000 });
});

// spec 9.75
test('payment methods are the eight of the domain, each with its channels', async () => {
  const methods = await list<{ method: string; channels: { channel: string }[] }>('payment-methods');

  expect(methods.map(({ method }) => method)).toHaveLength(8);
  expect(methods[0]).toMatchObject({
    method: 'va',
    channels: expect.arrayContaining([{ channel: 'BCA', minimum: 10_000, maximum: 999_999_999_999 }]),
  });
});

// spec 3.59
test('the slug of a business category follows from its English name', async () => {
  const categories = await list<{ slug: string; name: { id: string; en: string } }>('business-categories');

  expect(categories).toHaveLength(55);
  for (const { slug, name } of categories)
    expect(slug).toBe(name.en.toLowerCase().replace(/[^a-z0-9]/g, '_'));
});

// spec 3.59
test('business categories have those that the specification names', async () => {
  const slugs = (await list<{ slug: string }>('business-categories')).map(({ slug }) => slug);

  expect(slugs).toEqual(
    expect.arrayContaining([
      'advertising',
      'airline',
      'automotive',
      'catering_service',
      'digital_content',
      'education_service',
      'electronics',
      'fashion___accessories',
      'financial_services',
      'food___beverages',
      'gaming',
      'marketplace',
      'property',
      'restaurants',
      'software',
      'tour___travel',
      'transportation',
      'others',
    ]),
  );
});

test('webhook events are the eighteen of the product', async () => {
  const events = await list<string>('webhook-events');

  expect(events).toHaveLength(18);
  expect(events).toContain('transfer-bank.notify');
});
