import { PAYMENT_METHODS, readQris } from '@dasbor/domain/payments';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp } from '../../testing/app.ts';
import type { Ask, Problem, TestApp } from '../../testing/app.ts';
import { addKey } from '../../testing/keys.ts';
import { MERCHANT_B } from '../../testing/people.ts';
import {
  A_SANDBOX,
  acquirerSays,
  addSale,
  addTrade,
  anOrder,
  idOf,
  minutesAgo,
  NOW,
  standing,
  topicsOf,
} from '../../testing/trade.ts';
import type { NewOrder } from '../orders/public.ts';
import type { Payment } from './rows.ts';

const mode = 'sandbox';
let app: TestApp;
let secret: string;
let number = 0;
let keys = 0;
beforeAll(async () => {
  app = await startTestApp();
  ({ secret } = await addKey(app.db, A_SANDBOX, 1));
});
afterAll(() => app.close());

const newKey = () => `payment-key-${String(++keys).padStart(8, '0')}`;
const post = (path: string, payload: object | undefined, { apiKey = secret, headers, ...ask }: Ask = {}) =>
  app.ask('POST', path, {
    mode,
    apiKey,
    ...(payload && { payload }),
    headers: { 'idempotency-key': newKey(), ...headers },
    ...ask,
  });
/** By default, an order of Rp 100.000, created yesterday and open until tomorrow. */
const newOrder = async (different: Partial<NewOrder> = {}): Promise<string> => {
  const order = anOrder(++number, { status: 'started', expires_at: minutesAgo(-2_880), ...different });
  await addTrade(app.db, A_SANDBOX, { orders: [order] });
  return order.id;
};
const charge = (orderId: string, wish: object = {}, ask: Ask = {}) =>
  post('/dashboard/payments', { order_id: orderId, method: 'va', channel: 'BCA', ...wish }, ask);
const charged = async (orderId: string, wish: object = {}) => {
  const reply = await charge(orderId, wish);
  if (reply.status !== 201) throw new Error(reply.text);
  return reply.json<{ data: Payment }>().data;
};
const orderOf = async (id: string) =>
  (await app.ask('GET', `/dashboard/orders/${id}`, { mode, apiKey: secret })).json<{
    data: { status: string; remaining_payment: number };
  }>().data;

describe('charging an order', () => {
  test('by virtual account returns a number in the bank’s format for exactly the bill', async () => {
    const id = await newOrder();
    const payment = await charged(id, { reference_id: 'TRX-1' });

    expect(payment).toMatchObject({
      order_id: id,
      reference_id: 'TRX-1',
      amount: 100_000,
      status: 'processing',
      redirect_url: null,
      expires_at: '2026-11-21T03:00:00.000Z',
      virtual_account: { type: 'dynamic', is_closed: true, name: 'A', minimum: 10_000 },
    });
    expect(payment.virtual_account?.number).toMatch(/^190061002\d{9}$/);
    expect(await orderOf(id)).toMatchObject({ status: 'processing', remaining_payment: 100_000 });
    expect(await topicsOf(app.db, payment.id)).toEqual(['payment.updated']);
  });

  test('by QRIS returns a code with a valid checksum and the amount of the bill', async () => {
    const { qris, status } = await charged(await newOrder(), { method: 'qris', channel: 'QRIS' });
    const fields = readQris(qris?.content ?? '');

    expect([status, fields?.get('54'), fields?.get('59'), fields?.get('01')]).toEqual([
      'processing',
      '100000',
      'A',
      '12',
    ]);
  });

  test('takes the fee payer of the order, unless the charge names one; QRIS never adds the fee', async () => {
    const feeOf = async (wish: object) => {
      const payment = await charged(await newOrder({ mdr_fee_payer: 'customer' }), wish);
      return [payment.mdr_fee_payer, payment.admin_fee, payment.amount];
    };

    expect(await feeOf({})).toEqual(['customer', 4_440, 104_440]);
    expect(await feeOf({ mdr_fee_payer: 'merchant' })).toEqual(['merchant', 0, 100_000]);
    expect(await feeOf({ method: 'qris', channel: 'QRIS' })).toEqual(['merchant', 0, 100_000]);
  });

  test('at a retail store returns a code to show there', async () => {
    const wish = { method: 'retail_store', channel: 'ALFAMART' };
    expect((await charged(await newOrder(), wish)).retail_store?.payment_code).toMatch(/^8829\d{12}$/);
  });

  test.each([
    ['ewallet', 'DANA'],
    ['card', 'CARD'],
    ['online_banking', 'JENIUSPAY'],
    ['direct_debit', 'DD_BRI'],
    ['bnpl', 'KREDIVO'],
  ])('by %s returns a page for the customer', async (method, channel) => {
    const id = await newOrder();
    const payment = await charged(id, { method, channel });

    expect(payment.status).toBe('started');
    expect(payment.redirect_url).toMatch(
      /^http:\/\/sandbox\.dasbor\.test\/simulator\/acquirer\/[\w-]+\.[\w-]+$/,
    );
    expect((await orderOf(id)).status).toBe('started');
  });

  // spec 1.9
  test('is tested for each of the eight methods', () => expect(PAYMENT_METHODS).toHaveLength(8));

  test('numbers and codes are unique', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => newOrder()));
    const payments = await Promise.all(ids.map((id) => charged(id, { channel: 'MANDIRI' })));

    expect(new Set(payments.map((payment) => payment.virtual_account?.number)).size).toBe(8);
  });

  test('with the fee on the customer charges more and deducts the price from the order', async () => {
    const id = await newOrder();
    const wish = {
      method: 'ewallet',
      channel: 'OVO',
      mdr_fee_payer: 'customer',
      ewallet: { phone: '081234567890' },
    };
    const payment = await charged(id, wish);

    expect(payment).toMatchObject({
      amount: 101_665,
      admin_fee: 1_665,
      ewallet: { phone: '+6281234567890' },
    });
    await post(`/dashboard/payments/${payment.id}/simulate`, { status: 'completed' });
    expect(await orderOf(id)).toMatchObject({ status: 'completed', remaining_payment: 0 });
  });

  test('in parts, up to the remaining amount', async () => {
    const id = await newOrder({ payment_type: 'partial' });
    await charged(id, { amount: 30_000 });
    await charged(id, { amount: 50_000, channel: 'BNI' });
    const reply = await charge(id, { amount: 20_001 });

    expect(reply.json()).toMatchObject({
      error_code: 'DPAY_AMOUNT_ABOVE_REMAINING',
      params: { remaining: 20_000 },
    });
    expect((await charged(id)).amount).toBe(20_000);
    expect((await charge(id)).json()).toMatchObject({ error_code: 'DPAY_PAYMENT_IN_PROGRESS' });
  });
});

describe('a refused charge', () => {
  const codeOf = async (asked: ReturnType<typeof charge>) => {
    const reply = await asked;
    const { error_code, errors = [] } = reply.json<Problem>();
    return [reply.status, error_code, ...errors.map(({ field }) => field)];
  };

  test.each([
    ['a completed order', { status: 'completed' }, {}, 409, 'DPAY_ORDER_NOT_PAYABLE'],
    ['a cancelled order', { status: 'cancelled' }, {}, 409, 'DPAY_ORDER_NOT_PAYABLE'],
    ['an expired order', { expires_at: NOW }, {}, 409, 'DPAY_ORDER_EXPIRED'],
    ['a channel of another method', {}, { channel: 'OVO' }, 400, 'DPAY_CHANNEL_UNKNOWN', 'channel'],
    ['less than the whole', {}, { amount: 99_999 }, 400, 'DPAY_AMOUNT_NOT_EQUAL_BILL', 'amount'],
    [
      'below the channel’s minimum',
      { total_amount: '9999', remaining_payment: '9999' },
      {},
      400,
      'DPAY_AMOUNT_BELOW_MINIMUM',
      'amount',
    ],
    [
      'above the channel’s maximum',
      { total_amount: '10000001', remaining_payment: '10000001' },
      { method: 'qris', channel: 'QRIS' },
      400,
      'DPAY_AMOUNT_ABOVE_MAXIMUM',
      'amount',
    ],
    [
      'QRIS with the fee on the customer',
      {},
      { method: 'qris', channel: 'QRIS', mdr_fee_payer: 'customer' },
      400,
      'DPAY_FEE_PAYER_NOT_ALLOWED',
      'mdr_fee_payer',
    ],
  ] as const)('%s', async (_, order, wish, ...refused) => {
    const id = await newOrder(order);

    expect(await codeOf(charge(id, wish))).toEqual(refused);
    const { n } = await app.db.tenant(A_SANDBOX, (tx) =>
      tx.one<{ n: string }>(sql`select count(*) as n from payment where order_id = ${id}`),
    );
    expect(n).toBe('0');
  });

  test.each([
    ['a blank number', { reference_id: ' ' }, 'reference_id', 'DPAY_REQUIRED'],
    [
      'a number with a trailing blank',
      { reference_id: 'T-1 ' },
      'reference_id',
      'DPAY_FIELD_HIDDEN_CHARACTER',
    ],
    ['OVO without a number', { method: 'ewallet', channel: 'OVO' }, 'ewallet.phone', 'DPAY_REQUIRED'],
    [
      'an invalid number',
      { method: 'ewallet', channel: 'OVO', ewallet: { phone: '12' } },
      'ewallet.phone',
      'DPAY_PHONE_INVALID',
    ],
    [
      'a script as return URL',
      { return_url: 'javascript:alert(1)' },
      'return_url',
      'DPAY_RETURN_URL_INVALID',
    ],
    [
      'an expiry after the order’s',
      { expires_at: '2026-12-20T03:00:00Z' },
      'expires_at',
      'DPAY_EXPIRY_INVALID',
    ],
  ])('%s, by field', async (_, wish, field, code) => {
    const reply = await charge(await newOrder(), wish);
    expect([reply.status, reply.json<Problem>().errors]).toMatchObject([400, [{ field, code }]]);
  });

  test('another merchant’s order, or one of the other mode, does not exist', async () => {
    const id = await newOrder();
    const stranger = await addKey(app.db, { merchantId: MERCHANT_B, mode }, 90);
    const live = await addKey(app.db, { ...A_SANDBOX, mode: 'live' }, 91);

    const wanted = [404, 'DPAY_ORDER_NOT_FOUND', 'order_id'];
    expect(await codeOf(charge(id, {}, { apiKey: stranger.secret }))).toEqual(wanted);
    expect(await codeOf(charge(id, {}, { apiKey: live.secret, mode: 'live' }))).toEqual(wanted);
  });
});

describe('an order is never charged twice', () => {
  test('by twenty concurrent calls with different keys: one payment, nineteen refusals that name it', async () => {
    const id = await newOrder();
    const replies = await Promise.all(Array.from({ length: 20 }, () => charge(id)));

    const made = replies.filter(({ status }) => status === 201);
    expect(made).toHaveLength(1);
    const payment = made[0]?.json<{ data: Payment }>().data;
    for (const reply of replies.filter(({ status }) => status !== 201))
      expect(reply.json()).toMatchObject({
        error_code: 'DPAY_PAYMENT_IN_PROGRESS',
        params: { payment_id: payment?.id },
      });
  });

  test('by concurrent partial charges: never more than the whole', async () => {
    const id = await newOrder({ payment_type: 'partial' });
    await Promise.all(Array.from({ length: 10 }, () => charge(id, { amount: 30_000 })));
    const { sum } = await app.db.tenant(A_SANDBOX, (tx) =>
      tx.one<{ sum: string }>(sql`select sum(amount) as sum from payment where order_id = ${id}`),
    );

    expect(sum).toBe('90000');
  });

  test('while the customer is paying its first payment at the bank', async () => {
    const id = await newOrder();
    const { virtual_account: account } = await charged(id);
    const pay = post(`/dashboard/simulator/virtual-accounts/${account?.number}/pay`, { amount: 100_000 });
    const [paid, ...charges] = await Promise.all([pay, ...Array.from({ length: 5 }, () => charge(id))]);

    expect(paid?.status).toBe(200);
    for (const reply of charges)
      expect(['DPAY_PAYMENT_IN_PROGRESS', 'DPAY_ORDER_NOT_PAYABLE']).toContain(
        reply.json<Problem>().error_code,
      );
    expect(await orderOf(id)).toMatchObject({ status: 'completed', remaining_payment: 0 });
  });

  test('a call repeated with the same key returns the same payment', async () => {
    const id = await newOrder();
    const headers = { 'idempotency-key': newKey() };
    const replies = await Promise.all([1, 2, 3].map(() => charge(id, {}, { headers })));

    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
  });
});

describe('charging again', () => {
  test('is possible after the first payment was cancelled', async () => {
    const id = await newOrder();
    const first = await charged(id);
    const cancelled = await post(`/dashboard/payments/${first.id}/cancel`, undefined);

    expect(cancelled.json()).toMatchObject({
      data: { status: 'cancelled', failure: { code: '20014' }, redirect_url: null },
    });
    expect((await charged(id, { method: 'qris', channel: 'QRIS' })).status).toBe('processing');
    const again = await post(`/dashboard/payments/${first.id}/cancel`, undefined);
    expect(again.json()).toMatchObject({ error_code: 'DPAY_PAYMENT_NOT_CANCELLABLE' });
  });

  test('completes the first payment instead if money has arrived', async () => {
    const id = await newOrder();
    const { id: paymentId } = await charged(id);
    await app.db.system((tx) =>
      tx.run(
        sql`update acquirer.payment set status = 'completed', paid_amount = 100000 where payment_id = ${paymentId}`,
      ),
    );
    const reply = await post(`/dashboard/payments/${paymentId}/cancel`, undefined);

    expect(reply.json()).toMatchObject({
      error_code: 'DPAY_PAYMENT_NOT_CANCELLABLE',
      params: { status: 'completed' },
    });
    expect(await orderOf(id)).toMatchObject({ status: 'completed' });
  });

  const overdue = { created_at: minutesAgo(180), expires_at: minutesAgo(60) };

  test('is possible after the first payment expired, which ends it', async () => {
    number += 1;
    await addSale(app.db, A_SANDBOX, number, { payment: overdue });
    await charged(idOf('ord', number), { channel: 'BNI' });

    const { payment } = await standing(app.db, A_SANDBOX, number);
    expect([payment.status, payment.failure_code]).toEqual(['cancelled', '20012']);
  });

  test('is refused if the first payment was paid in time after all, which is stored', async () => {
    number += 1;
    await addSale(app.db, A_SANDBOX, number, { payment: overdue });
    await acquirerSays(app.db, A_SANDBOX, idOf('pay', number), 'completed', { paidAmount: 100_000 });
    const reply = await charge(idOf('ord', number));

    expect(reply.json()).toMatchObject({
      error_code: 'DPAY_ORDER_NOT_PAYABLE',
      params: { status: 'completed' },
    });
    expect((await standing(app.db, A_SANDBOX, number)).payment.status).toBe('completed');
  });

  test('after a failure is the customer’s second attempt', async () => {
    const id = await newOrder();
    const first = await charged(id, { method: 'card', channel: 'CARD' });
    await post(`/dashboard/payments/${first.id}/simulate`, { status: 'failed' });
    expect((await orderOf(id)).status).toBe('failed');

    await charged(id);
    expect((await orderOf(id)).status).toBe('processing');
  });
});
