import { makeLog } from '../../platform/log.ts';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp } from '../../testing/app.ts';
import type { TestApp, Tokens } from '../../testing/app.ts';
import { MERCHANT_B } from '../../testing/people.ts';
import { A_LIVE, A_SANDBOX, addTrade, anOrder, aPayment, idOf } from '../../testing/trade.ts';
import type { SuccessBody } from '../../spec/handlers.ts';
import type { Mode } from '../../platform/merchant/mode.ts';
import type { NewPayment } from '../payments/public.ts';
import { makeAnalytics } from './public.ts';

type Conversion = SuccessBody<'getConversion'>['data'];
type Figures = SuccessBody<'getTransactionFigures'>['data'];
type Retention = SuccessBody<'getRetention'>['data'];

const B_LIVE = { merchantId: MERCHANT_B, mode: 'live' } as const;
const WEEK = 'from=2026-11-14&to=2026-11-20';

let app: TestApp;
let owner: Tokens;

/** Created at one time and completed at another, on the order with the same number. */
const paid = (number: number, created: string, completed = created, different: Partial<NewPayment> = {}) =>
  aPayment(number, {
    status: 'completed',
    created_at: created,
    completed_at: completed,
    order_id: idOf('ord', 1),
    ...different,
  });
const ended = (number: number, status: 'failed' | 'cancelled', code: string, created: string) =>
  aPayment(number, {
    status,
    failure_code: code,
    failure_message: 'Ditolak.',
    created_at: created,
    order_id: idOf('ord', 2),
    amount: '300000',
    method: 'ewallet',
    channel: 'DANA',
  });
const order = (number: number, created: string, status: 'completed' | 'processing' | 'started') =>
  anOrder(number, { created_at: created, status, completed_at: status === 'completed' ? created : null });
const customer = (number: number) => ({ id: idOf('cus', number), name: `Pelanggan ${number}` });

const refresh = () => makeAnalytics({ db: app.db, log: makeLog('silent') }).drain();
const read = async <T>(path: string, { token = owner.live, mode = 'live' as Mode } = {}): Promise<T> => {
  await refresh();
  const reply = await app.ask('GET', `/dashboard/analytics/${path}`, { token, mode });
  expect(reply.status).toBe(200);
  return reply.json<{ data: T }>().data;
};

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner@a.test');
  await addTrade(app.db, A_LIVE, {
    customers: [customer(1), customer(2)],
    orders: [
      order(1, '2026-11-15T03:00:00Z', 'completed'),
      order(2, '2026-11-15T04:00:00Z', 'processing'),
      order(3, '2026-11-16T04:00:00Z', 'started'),
    ],
    payments: [
      // Created on the last minute of 15 November in Jakarta, completed on the first of 16 November.
      paid(1, '2026-11-15T16:59:59.999Z', '2026-11-15T17:00:00.000Z', { customer_id: idOf('cus', 1) }),
      paid(2, '2026-11-18T02:00:00Z', '2026-11-18T02:05:00Z', {
        amount: '51665',
        paid_amount: '51665',
        admin_fee: '1665',
        mdr_fee: '1500',
        ppn: '165',
        mdr_fee_payer: 'customer',
        customer_id: idOf('cus', 1),
      }),
      paid(3, '2026-10-05T02:00:00Z', '2026-10-05T02:05:00Z', { customer_id: idOf('cus', 1) }),
      paid(4, '2026-11-19T02:00:00Z', '2026-11-19T02:00:00Z', { customer_id: idOf('cus', 2) }),
      // The previous week: on 13 November before and after 10.00, the time of day of the clock.
      paid(5, '2026-11-13T02:00:00Z'),
      paid(6, '2026-11-13T03:00:00Z'),
      ended(7, 'failed', '20013', '2026-11-17T05:00:00Z'),
      ended(8, 'cancelled', '20012', '2026-11-17T05:10:00Z'),
      aPayment(9, { created_at: '2026-11-20T01:00:00Z', order_id: idOf('ord', 2) }),
    ],
  });
  await addTrade(app.db, A_SANDBOX, {
    orders: [anOrder(11)],
    payments: [paid(11, '2026-11-18T02:00:00Z', undefined, { order_id: idOf('ord', 11) })],
  });
  await addTrade(app.db, B_LIVE, {
    orders: [anOrder(21)],
    payments: [paid(21, '2026-11-18T02:00:00Z', undefined, { order_id: idOf('ord', 21) })],
  });
});
afterAll(() => app.close());

describe('conversion', () => {
  test('counts orders and payments on the day of their creation', async () => {
    const data = await read<Conversion>(`conversion?${WEEK}`);

    expect(data.orders).toEqual({ orders: 3, attempted: 2, paid: 1 });
    expect(data.payments).toEqual({ attempts: 6, converted: 3, lost: 2 });
    expect(data.by_method).toEqual([
      { method: 'va', attempts: 4, converted: 3, lost: 0 },
      { method: 'ewallet', attempts: 2, converted: 0, lost: 2 },
    ]);
    expect(data.by_channel).toContainEqual({
      method: 'va',
      channel: 'BNI',
      attempts: 4,
      converted: 3,
      lost: 0,
    });
    expect(data.by_hour[23]).toEqual({ hour: 23, attempts: 1, converted: 1, lost: 0 });
  });

  test('sorts payments by their amount without the customer’s fee', async () => {
    const { by_amount: bands } = await read<Conversion>(`conversion?${WEEK}`);

    expect(bands).toEqual([
      { from: 50_000, to: 99_999, attempts: 1, converted: 1, lost: 0 },
      { from: 100_000, to: 249_999, attempts: 3, converted: 2, lost: 0 },
      { from: 250_000, to: 499_999, attempts: 2, converted: 0, lost: 2 },
    ]);
  });

  test('says why payments took no money', async () => {
    const { failures } = await read<Conversion>(`conversion?${WEEK}`);

    expect(failures).toEqual([
      { code: '20012', method: 'ewallet', count: 1, amount: 300_000 },
      { code: '20013', method: 'ewallet', count: 1, amount: 300_000 },
    ]);
  });

  test('every breakdown adds up to the same totals', async () => {
    const data = await read<Conversion>(`conversion?${WEEK}`);

    for (const part of [data.by_method, data.by_channel, data.by_amount, data.by_hour]) {
      const sum = (of: 'attempts' | 'converted' | 'lost') => part.reduce((total, row) => total + row[of], 0);
      expect({ attempts: sum('attempts'), converted: sum('converted'), lost: sum('lost') }).toEqual(
        data.payments,
      );
    }
  });

  test('cuts the previous range at the same time of day if the range ends today', async () => {
    const { previous_payments: payments, previous } = await read<Conversion>(`conversion?${WEEK}`);

    expect(previous).toEqual({ from: '2026-11-07', to: '2026-11-13' });
    expect(payments).toEqual({ attempts: 1, converted: 1, lost: 0 });
  });
});

describe('completed payments', () => {
  test('count on the day of payment, without the customer’s fee', async () => {
    const data = await read<Figures>(`transactions?${WEEK}`);

    expect(data.current).toEqual({ count: 3, amount: 250_000, average: 83_333, fees: 8_880, net: 241_120 });
    expect(data.before).toMatchObject({ count: 1, amount: 100_000 });
    expect(data.by_day.filter(({ count }) => count > 0)).toEqual([
      { date: '2026-11-16', count: 1, amount: 100_000 },
      { date: '2026-11-18', count: 1, amount: 50_000 },
      { date: '2026-11-19', count: 1, amount: 100_000 },
    ]);
    expect(data.by_hour).toEqual([
      { weekday: 1, hour: 0, count: 1, amount: 100_000 },
      { weekday: 3, hour: 9, count: 1, amount: 50_000 },
      { weekday: 4, hour: 9, count: 1, amount: 100_000 },
    ]);
  });

  test('agree with the list of payments and with home to the rupiah', async () => {
    const { current } = await read<Figures>(`transactions?${WEEK}`);
    const list = await app.ask(
      'GET',
      `/dashboard/payments?from=2026-11-01&to=2026-11-20&limit=100&filters=${JSON.stringify({ status: ['completed'], completed_from: '2026-11-14' })}`,
      { token: owner.live },
    );
    const home = await app.ask('GET', '/dashboard/home/summary?days=7', { token: owner.live });

    const listed = list.json<{ data: { paid_amount: number; admin_fee: number }[] }>().data;
    expect(listed).toHaveLength(current.count);
    expect(listed.reduce((sum, row) => sum + row.paid_amount - row.admin_fee, 0)).toBe(current.amount);
    expect(home.json<{ data: { current: object } }>().data.current).toEqual({
      count: current.count,
      amount: current.amount,
      fees: current.fees,
      net: current.net,
    });
  });

  test('belong to one merchant and mode', async () => {
    const sandbox = await read<Figures>(`transactions?${WEEK}`, { token: owner.sandbox, mode: 'sandbox' });
    const other = await app.signIn('owner@b.test');

    expect(sandbox.current.count).toBe(1);
    expect((await read<Figures>(`transactions?${WEEK}`, { token: other.live })).current.count).toBe(1);
  });
});

test('customers are grouped by the month of their first payment', async () => {
  const { cohorts, returning } = await read<Retention>('retention');

  expect(cohorts).toHaveLength(12);
  expect(cohorts.slice(-2)).toEqual([
    {
      cohort: '2026-10-01',
      periods: [
        { period: '2026-10-01', customers: 1 },
        { period: '2026-11-01', customers: 1 },
      ],
    },
    { cohort: '2026-11-01', periods: [{ period: '2026-11-01', customers: 1 }] },
  ]);
  expect(returning.at(-1)).toEqual({ period: '2026-11-01', customers: 2, returning: 1 });
});

test('a change makes its days due, and says up to when the figures are fresh', async () => {
  const before = await read<Conversion>(`conversion?${WEEK}`);
  await app.db.tenant(A_LIVE, (tx) =>
    tx.run(sql`update payment set status = 'failed', failure_code = '20013' where id = ${idOf('pay', 9)}`),
  );

  const reply = await app.ask('GET', `/dashboard/analytics/conversion?${WEEK}`, { token: owner.live });
  const stale = reply.json<{ data: Conversion }>().data;
  const after = await read<Conversion>(`conversion?${WEEK}`);

  expect(stale.payments).toEqual(before.payments);
  expect(stale.fresh_at).not.toBe(before.fresh_at);
  expect(after.payments).toEqual({ ...before.payments, lost: before.payments.lost + 1 });
  expect(after.fresh_at).toBe(before.fresh_at);
});

test('a day computed again locks no customer that it knows', async () => {
  await refresh();
  const touched = () =>
    app.db.system((tx) =>
      tx.rows(
        sql`select customer_id, xmin::text, xmax::text from customer_first_paid order by 1, merchant_id, mode`,
      ),
    );
  const before = await touched();
  await app.db.system((tx) =>
    tx.run(sql`
      insert into analytics_due (merchant_id, mode, day)
      select ${A_LIVE.merchantId}, 'live', day from generate_series('2026-11-10'::date, '2026-11-20', '1 day') day`),
  );
  await refresh();

  expect(before.length).toBeGreaterThan(1);
  expect(await touched()).toEqual(before);
});

test('two servers that compute at once leave each day as one does', async () => {
  const before = await read<Figures>(`transactions?${WEEK}`);
  await app.db.system((tx) =>
    tx.run(sql`
      insert into analytics_due (merchant_id, mode, day)
      select ${A_LIVE.merchantId}, 'live', day from generate_series('2026-11-10'::date, '2026-11-20', '1 day') day, generate_series(1, 5)`),
  );

  await Promise.all([refresh(), refresh(), refresh()]);

  expect(await read<Figures>(`transactions?${WEEK}`)).toEqual(before);
});

describe('refuses', () => {
  test.each([
    ['367 days', 'from=2025-11-19&to=2026-11-20', 'DPAY_DATE_RANGE_TOO_LONG'],
    ['tomorrow', 'to=2026-11-21', 'DPAY_DATE_IN_FUTURE'],
    ['a date that does not exist', 'from=2026-02-30', 'DPAY_DATE_INVALID'],
  ])('%s', async (_, query, code) => {
    for (const path of ['conversion', 'transactions']) {
      const reply = await app.ask('GET', `/dashboard/analytics/${path}?${query}`, { token: owner.live });

      expect(reply.status).toBe(400);
      expect(reply.text).toContain(code);
    }
  });

  test('a role without analytics.view', async () => {
    const maker = await app.signIn('uploader@a.test');
    for (const path of ['conversion', 'transactions', 'retention']) {
      const { status } = await app.ask('GET', `/dashboard/analytics/${path}`, { token: maker.live });

      expect(status).toBe(403);
    }
  });
});
