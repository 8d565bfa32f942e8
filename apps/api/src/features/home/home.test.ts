import { MAX_RUPIAH_SUM } from '@dasbor/domain/kernel';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp } from '../../testing/app.ts';
import type { TestApp, Tokens } from '../../testing/app.ts';
import { MERCHANT_B } from '../../testing/people.ts';
import { A_LIVE, A_SANDBOX, addTrade, anOrder, aPayment, idOf } from '../../testing/trade.ts';
import type { NewPayment } from '../payments/public.ts';

type Summary = {
  from: string;
  to: string;
  current: object;
  previous: object;
  is_comparable: boolean;
  by_day: { date: string; count: number; amount: number }[];
};

const B_LIVE = { merchantId: MERCHANT_B, mode: 'live' } as const;

let app: TestApp;
let owner: Tokens;

const paidAt = (number: number, at: string, different: Partial<NewPayment> = {}) =>
  aPayment(number, {
    status: 'completed',
    created_at: at,
    completed_at: at,
    order_id: idOf('ord', 1),
    ...different,
  });

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner@a.test');
  await addTrade(app.db, A_LIVE, {
    orders: [anOrder(1)],
    payments: [
      paidAt(1, '2026-11-20T01:00:00Z'),
      // The last and the first minute of a Jakarta day: 19 and 20 November.
      paidAt(2, '2026-11-19T16:59:59.999Z'),
      paidAt(3, '2026-11-19T17:00:00.000Z'),
      // The first moment of the seven days, and the last one before them that still counts at this time of day.
      paidAt(4, '2026-11-13T17:00:00.000Z'),
      paidAt(5, '2026-11-13T02:59:59.999Z'),
      // The current hour, and the rest of that day.
      paidAt(9, '2026-11-13T03:00:00.000Z'),
      paidAt(10, '2026-11-13T16:59:59.999Z'),
      // A fee that the customer pays is neither a sale nor a cost.
      paidAt(6, '2026-11-18T05:00:00Z', {
        amount: '101665',
        paid_amount: '101665',
        admin_fee: '1665',
        mdr_fee: '1500',
        ppn: '165',
        mdr_fee_payer: 'customer',
      }),
      aPayment(7, { order_id: idOf('ord', 1), status: 'failed', amount: '74000', admin_fee: '4000' }),
      aPayment(8, { order_id: idOf('ord', 1), status: 'failed', amount: '30000' }),
    ],
  });
});
afterAll(() => app.close());

const ask = async <Data>(path: string, tokens = owner) =>
  (await app.ask('GET', `/dashboard/home/${path}`, { token: tokens.live })).json<{ data: Data }>().data;

describe('the summary', () => {
  test('sums payments by Jakarta day, and those of the previous range up to the same time of day', async () => {
    const summary = await ask<Summary>('summary');

    expect(summary).toMatchObject({ days: 7, from: '2026-11-14', to: '2026-11-20' });
    expect(summary.current).toEqual({ count: 5, amount: 500_000, fees: 4 * 4_440, net: 500_000 - 4 * 4_440 });
    expect(summary.previous).toEqual({ count: 1, amount: 100_000, fees: 4_440, net: 95_560 });
  });

  // spec 9.37
  test('has every day of the range, even without trade', async () => {
    const { by_day } = await ask<Summary>('summary');

    expect(by_day.map(({ date, count }) => [date.slice(-2), count])).toEqual([
      ['14', 1],
      ['15', 0],
      ['16', 0],
      ['17', 0],
      ['18', 1],
      ['19', 1],
      ['20', 2],
    ]);
  });

  // spec 2.73, 9.37
  test.each([30, 60])('of %i days has as many days and ends today', async (days) => {
    const summary = await ask<Summary>(`summary?days=${days}`);

    expect(summary.by_day).toHaveLength(days);
    expect(summary.by_day.at(-1)?.date).toBe('2026-11-20');
    expect(summary.current).toMatchObject({ count: 8 });
  });

  test('of a merchant without trade is all zeros', async () => {
    const summary = await ask<Summary>('summary?days=30', await app.signIn('owner@b.test'));

    expect(summary.current).toEqual({ count: 0, amount: 0, fees: 0, net: 0 });
    expect(summary.by_day.every(({ count, amount }) => count === 0 && amount === 0)).toBe(true);
    expect(summary.is_comparable).toBe(false);
  });

  test('can be compared only if the first order is old enough for the previous range', async () => {
    const stranger = await app.signIn('owner@b.test');
    const firstOrder = async (number: number, at: string) => {
      await addTrade(app.db, B_LIVE, { orders: [anOrder(number, { created_at: at })], payments: [] });
      return (await ask<Summary>('summary', stranger)).is_comparable;
    };

    // The seven days before the last seven begin on 7 November in Jakarta.
    expect(await firstOrder(1, '2026-11-06T17:00:00.001Z')).toBe(false);
    expect(await firstOrder(2, '2026-11-06T17:00:00.000Z')).toBe(true);
  });
});

test('the completed payments by status match the summary', async () => {
  const { current } = (await ask('summary')) as { current: { count: number; amount: number } };
  const completed = (
    (await ask('payments-by-status')) as { status: string; count: number; amount: number }[]
  ).find(({ status }) => status === 'completed');

  expect(completed).toEqual({ status: 'completed', count: current.count, amount: current.amount });
});

// spec 2.71
test("payments are counted by status, each status once, without the customer's fee", async () => {
  expect(await ask('payments-by-status')).toEqual([
    { status: 'started', count: 0, amount: 0 },
    { status: 'processing', count: 0, amount: 0 },
    { status: 'completed', count: 5, amount: 500_000 },
    { status: 'cancelled', count: 0, amount: 0 },
    { status: 'rejected', count: 0, amount: 0 },
    { status: 'failed', count: 2, amount: 100_000 },
  ]);
});

describe('the latest activity', () => {
  const sandboxActivity = async (tokens: Tokens) =>
    (await app.ask('GET', '/dashboard/home/activity', { mode: 'sandbox', token: tokens.sandbox })).json<{
      data: {
        kind: string;
        subject_id: string;
        status: string;
        settlement_status: string | null;
        reference: string;
        at: string;
      }[];
    }>().data;

  beforeAll(async () => {
    const numbers = Array.from({ length: 24 }, (_, n) => 200 + n);
    await addTrade(app.db, A_SANDBOX, {
      orders: numbers.map((n) => anOrder(n)),
      payments: numbers.map((n) => aPayment(n)),
    });
    for (const [place, n] of numbers.entries()) {
      app.clock.set(new Date(Date.parse('2026-11-20T03:01:00Z') + place * 1000));
      await app.ask('POST', `/dashboard/payments/${idOf('pay', n)}/simulate`, {
        mode: 'sandbox',
        token: owner.sandbox,
        payload: { status: 'completed' },
        headers: { 'idempotency-key': `activity-key-${String(n).padStart(8, '0')}` },
      });
    }
  });

  test('is the newest step of twenty sales, newest first, shown for the payment if its order changed too', async () => {
    const items = await sandboxActivity(owner);

    expect(items).toHaveLength(20);
    expect(items.map(({ at }) => at)).toEqual(items.map(({ at }) => at).toSorted((a, b) => (a < b ? 1 : -1)));
    expect(items[0]).toMatchObject({ status: 'completed', reference: 'INV-223' });
    expect(items.every(({ kind }) => kind === 'payment')).toBe(true);
    expect(new Set(items.map(({ reference }) => reference)).size).toBe(20);
  });

  test('shows the settlement status for a completed payment only', async () => {
    const items = await sandboxActivity(owner);

    for (const { kind, settlement_status } of items) {
      expect(settlement_status).toBe(kind === 'payment' ? 'need_to_settle' : null);
    }
  });

  test('shows only what the user may see', async () => {
    expect(await sandboxActivity(await app.signIn('uploader@a.test'))).toEqual([]);
  });

  test('belongs to the merchant', async () => {
    expect(await sandboxActivity(await app.signIn('owner@b.test'))).toEqual([]);
  });
});

describe('more money than the maximum amount', () => {
  const B_SANDBOX = { merchantId: MERCHANT_B, mode: 'sandbox' } as const;
  const most = { amount: '999999999999999', paid_amount: '999999999999999' };
  const sandbox = async <Data>(path: string) => {
    const { sandbox: token } = await app.signIn('owner@b.test');
    return (await app.ask('GET', `/dashboard/home/${path}`, { token, mode: 'sandbox' })).json<{
      data: Data;
    }>().data;
  };
  const sell = (numbers: readonly number[], different: Partial<NewPayment> = most) =>
    addTrade(app.db, B_SANDBOX, {
      orders: numbers.map((number) => anOrder(number)),
      payments: numbers.map((number) =>
        paidAt(number, '2026-11-20T01:00:00Z', { order_id: idOf('ord', number), ...different }),
      ),
    });
  const told = async () => {
    const { current, by_day } = await sandbox<Summary>('summary');
    const statuses = await sandbox<{ status: string; amount: number }[]>('payments-by-status');
    return {
      ...current,
      day: by_day.at(-1)?.amount,
      status: statuses.find(({ status }) => status === 'completed')?.amount,
    };
  };

  test('is exact to the rupiah, and capped at the largest exact number', async () => {
    await sell([801, 802]);
    const exact = 1_999_999_999_999_998;
    expect(await told()).toEqual({
      count: 2,
      amount: exact,
      fees: 8_880,
      net: exact - 8_880,
      day: exact,
      status: exact,
    });

    await sell([803, 804, 805, 806, 807, 808, 809, 810]);
    const whole = {
      amount: MAX_RUPIAH_SUM,
      net: MAX_RUPIAH_SUM,
      day: MAX_RUPIAH_SUM,
      status: MAX_RUPIAH_SUM,
    };
    expect(await told()).toEqual({ count: 10, fees: 44_400, ...whole });
  });

  test('fees above the paid amount give a negative net', async () => {
    await app.db.system((tx) =>
      tx.run(sql`delete from payment where merchant_id = ${MERCHANT_B} and mode = 'sandbox'`),
    );
    await sell([811], { amount: '1000', paid_amount: '1000' });

    expect(await told()).toMatchObject({ amount: 1_000, fees: 4_440, net: -3_440 });
  });
});
