import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp } from '../../testing/app.ts';
import type { Ask, Problem, TestApp } from '../../testing/app.ts';
import { addKey } from '../../testing/keys.ts';
import { MERCHANT_B } from '../../testing/people.ts';
import {
  A_LIVE,
  A_SANDBOX,
  acquirerSays,
  addSale,
  addTrade,
  anOrder,
  aPayment,
  idOf,
  NOW,
  standing,
  topicsOf,
} from '../../testing/trade.ts';
import type { Order } from './rows.ts';

let app: TestApp;
let secret: string;
let foreign: string;
let keys = 0;
beforeAll(async () => {
  app = await startTestApp();
  ({ secret } = await addKey(app.db, A_LIVE, 1));
  ({ secret: foreign } = await addKey(app.db, { merchantId: MERCHANT_B, mode: 'live' }, 2));
});
afterAll(() => app.close());

const newKey = () => `order-key-${String(++keys).padStart(10, '0')}`;
const post = (path: string, payload?: object, { apiKey = secret, headers, ...ask }: Ask = {}) =>
  app.ask('POST', path, {
    apiKey,
    ...(payload && { payload }),
    headers: { 'idempotency-key': newKey(), ...headers },
    ...ask,
  });
const create = (wish: object = {}, ask: Ask = {}) =>
  post('/dashboard/orders', { reference_id: 'INV-1', total_amount: 150_000, ...wish }, ask);
const made = async (wish: object = {}) => (await create(wish)).json<{ data: Order }>().data;
const customers = (reference: string, tenant = A_LIVE) =>
  app.db.tenant(tenant, (tx) =>
    tx.rows<{ id: string; name: string; email: string | null; mobile: string | null }>(
      sql`select id, name, email, mobile from customer where reference_id = ${reference}`,
    ),
  );

describe('creating an order', () => {
  test('answers the page on which its customer pays, what is sold and who pays the fee', async () => {
    const items = [{ name: 'Kopi Gayo', quantity: 3, price: 50_000 }];
    const data = await made({ items, notes: ' Diseduh\nsaat dipesan ', mdr_fee_payer: 'customer' });

    expect(data).toMatchObject({ items, notes: 'Diseduh\nsaat dipesan', mdr_fee_payer: 'customer' });
    expect(data.checkout_url).toMatch(/^http:\/\/dasbor\.test\/pay\/[2-9a-hjkmnp-z]{22}$/);
    expect((await made()).checkout_url).not.toBe(data.checkout_url);
  });

  test('sets an expiry of one day, and notifies dashboards and webhooks', async () => {
    const reply = await create({ discount_amount: 20_000 });
    const { data } = reply.json<{ data: Order }>();

    expect(reply.status).toBe(201);
    expect(data).toMatchObject({
      reference_id: 'INV-1',
      total_amount: 150_000,
      net_amount: 130_000,
      remaining_payment: 130_000,
      status: 'started',
      mode: 'live',
      payment_type: 'full',
      customer_id: null,
      created_at: NOW,
      expires_at: '2026-11-21T03:00:00.000Z',
    });
    expect(await topicsOf(app.db, data.id)).toEqual(['order.created', 'order.updated']);
    expect(data).toMatchObject({ items: [], notes: null, mdr_fee_payer: 'merchant' });
    expect((await app.ask('GET', `/dashboard/orders/${data.id}`, { apiKey: secret })).json()).toEqual({
      data,
    });
  });

  test.each([
    ['a zero amount', { total_amount: 0 }, 'total_amount', 'DPAY_FIELD_TOO_SMALL'],
    ['a fraction of a rupiah', { total_amount: 1.5 }, 'total_amount', 'DPAY_FIELD_WRONG_TYPE'],
    ['an amount as text', { total_amount: '150000' }, 'total_amount', 'DPAY_FIELD_WRONG_TYPE'],
    ['too much', { total_amount: 1e15 }, 'total_amount', 'DPAY_FIELD_TOO_LARGE'],
    [
      'a discount of the full amount',
      { discount_amount: 150_000 },
      'discount_amount',
      'DPAY_DISCOUNT_TOO_LARGE',
    ],
    ['an expiry in the past', { expires_at: '2026-11-19T03:00:00Z' }, 'expires_at', 'DPAY_EXPIRY_INVALID'],
    [
      'a number with a line break',
      { reference_id: 'INV-1\nlunas' },
      'reference_id',
      'DPAY_FIELD_HIDDEN_CHARACTER',
    ],
    ['a blank number', { reference_id: ' ' }, 'reference_id', 'DPAY_REQUIRED'],
    [
      'a number with a leading blank',
      { reference_id: ' INV-1' },
      'reference_id',
      'DPAY_FIELD_HIDDEN_CHARACTER',
    ],
    [
      'a blank customer number',
      { customer: { reference_id: ' ', name: 'Sari' } },
      'customer.reference_id',
      'DPAY_REQUIRED',
    ],
    ['a status', { status: 'completed' }, 'status', 'DPAY_FIELD_UNKNOWN'],
    [
      'an invalid address',
      { customer: { reference_id: 'P', name: 'Sari', email: 'sari' } },
      'customer.email',
      'DPAY_EMAIL_INVALID',
    ],
  ])('with %s is refused by field', async (_, wish, field, code) => {
    const reply = await create(wish);
    expect([reply.status, reply.json<Problem>().errors]).toMatchObject([400, [{ field, code }]]);
  });

  test('twice with one key creates one order, and another body is refused', async () => {
    const headers = { 'idempotency-key': newKey() };
    const first = await create({}, { headers });
    const again = await create({}, { headers });
    const other = await create({ total_amount: 150_001 }, { headers });

    expect(again.text).toBe(first.text);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect([other.status, other.json<Problem>().error_code]).toEqual([409, 'DPAY_IDEMPOTENCY_MISMATCH']);
    const without = await app.ask('POST', '/dashboard/orders', {
      apiKey: secret,
      payload: { reference_id: 'INV-1', total_amount: 150_000 },
    });
    expect(without.json()).toMatchObject({ error_code: 'DPAY_IDEMPOTENCY_KEY_REQUIRED' });
  });

  test('ten times concurrently with one key creates one order', async () => {
    const headers = { 'idempotency-key': newKey() };
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => create({ reference_id: 'INV-TEN' }, { headers })),
    );

    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    const { n } = await app.db.tenant(A_LIVE, (tx) =>
      tx.one<{ n: string }>(sql`select count(*) as n from "order" where reference_id = 'INV-TEN'`),
    );
    expect(n).toBe('1');
  });
});

describe('the customer of an order', () => {
  const sari = {
    reference_id: 'PLG-7',
    name: ' Sari Dewi ',
    email: 'sari@contoh.id',
    mobile: '0812-3456-7890',
  };

  test('is created once, then found and updated', async () => {
    const first = await made({ customer: sari });
    const second = await made({ customer: { reference_id: 'PLG-7', name: 'Sari Dewi P.' } });

    expect(second.customer_id).toBe(first.customer_id);
    expect(await customers('PLG-7')).toEqual([
      { id: first.customer_id, name: 'Sari Dewi P.', email: 'sari@contoh.id', mobile: '+6281234567890' },
    ]);
  });

  test('sent by ten concurrent orders is created once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => create({ customer: { ...sari, reference_id: 'PLG-TEN' } })),
    );

    expect(new Set(replies.map((reply) => reply.json<{ data: Order }>().data.customer_id)).size).toBe(1);
    expect(await customers('PLG-TEN')).toHaveLength(1);
  });

  test('of another merchant or mode does not exist, by id or number', async () => {
    const theirs = await made({ customer: { ...sari, reference_id: 'PLG-X' } });
    const stranger = await create({ customer_id: theirs.customer_id }, { apiKey: foreign });
    expect(stranger.json()).toMatchObject({
      error_code: 'DPAY_CUSTOMER_NOT_FOUND',
      errors: [{ field: 'customer_id', code: 'DPAY_CUSTOMER_NOT_FOUND' }],
    });

    await create({ customer: { ...sari, reference_id: 'PLG-X', name: 'Lain' } }, { apiKey: foreign });
    expect((await customers('PLG-X'))[0]?.name).toBe('Sari Dewi');
    expect(await customers('PLG-X', A_SANDBOX)).toEqual([]);
  });
});

describe('cancelling an order', () => {
  const cancel = (id: string, ask: Ask = {}) => post(`/dashboard/orders/${id}/cancel`, undefined, ask);

  test('ends it and its open payments, and sends both webhooks', async () => {
    await addSale(app.db, A_LIVE, 10);
    const reply = await cancel(idOf('ord', 10));

    expect(reply.json()).toMatchObject({ data: { status: 'cancelled' } });
    const { order, payment } = await standing(app.db, A_LIVE, 10);
    expect([order.status, payment.status, payment.failure_code]).toEqual(['cancelled', 'cancelled', '20014']);
    expect(await topicsOf(app.db, payment.id)).toEqual(['payment.updated', 'payment.cancelled']);
  });

  test.each([
    ['completed', 21],
    ['cancelled', 22],
    ['expired', 23],
  ] as const)('one that is %s does not change', async (status, number) => {
    await addTrade(app.db, A_LIVE, { orders: [anOrder(number, { status })] });
    const reply = await cancel(idOf('ord', number));

    expect(reply.json()).toMatchObject({ error_code: 'DPAY_ORDER_NOT_CANCELLABLE', params: { status } });
  });

  test('one with money in it must be refunded first', async () => {
    const order = anOrder(40, { payment_type: 'partial', remaining_payment: '60000' });
    await addTrade(app.db, A_LIVE, { orders: [order], payments: [aPayment(40, { amount: '60000' })] });
    const reply = await cancel(order.id);

    expect(reply.json()).toMatchObject({ error_code: 'DPAY_ORDER_PARTLY_PAID', params: { paid: 40_000 } });
    expect((await standing(app.db, A_LIVE, 40)).payment.status).toBe('processing');
  });

  test('that was paid before the acquirer could cancel completes it instead', async () => {
    await addSale(app.db, A_LIVE, 41);
    await acquirerSays(app.db, A_LIVE, idOf('pay', 41), 'completed', { paidAmount: 100_000 });
    const reply = await cancel(idOf('ord', 41));

    expect(reply.json()).toMatchObject({
      error_code: 'DPAY_ORDER_NOT_CANCELLABLE',
      params: { status: 'completed' },
    });
    const { order, payment } = await standing(app.db, A_LIVE, 41);
    expect([order.status, payment.status, order.remaining_payment]).toEqual(['completed', 'completed', '0']);
  });

  test('with an unavailable acquirer changes nothing, and the key can be retried', async () => {
    await addSale(app.db, A_LIVE, 42);
    await acquirerSays(app.db, A_LIVE, idOf('pay', 42), 'processing', { fault: 'unreachable' });
    const before = await standing(app.db, A_LIVE, 42);
    const headers = { 'idempotency-key': newKey() };
    const reply = await cancel(idOf('ord', 42), { headers });

    expect(reply.json()).toMatchObject({ error_code: 'DPAY_ACQUIRER_UNREACHABLE' });
    expect(await standing(app.db, A_LIVE, 42)).toEqual(before);
    await app.db.system((tx) => tx.run(sql`update acquirer.payment set fault = null`));
    expect((await cancel(idOf('ord', 42), { headers })).status).toBe(200);
  });

  test('of another merchant is refused, because it does not exist', async () => {
    await addSale(app.db, A_LIVE, 43);
    const before = await standing(app.db, A_LIVE, 43);
    const reply = await cancel(idOf('ord', 43), { apiKey: foreign });

    expect(reply.json()).toMatchObject({ error_code: 'DPAY_ORDER_NOT_FOUND' });
    expect(await standing(app.db, A_LIVE, 43)).toEqual(before);
  });

  test('ten times concurrently cancels it once', async () => {
    await addSale(app.db, A_LIVE, 44);
    const replies = await Promise.all(Array.from({ length: 10 }, () => cancel(idOf('ord', 44))));

    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await topicsOf(app.db, idOf('pay', 44))).toEqual(['payment.updated', 'payment.cancelled']);
  });
});
