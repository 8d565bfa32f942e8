import { ORDER_FILTERS } from '@dasbor/domain/orders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp } from '../../testing/app.ts';
import type { Problem, TestApp, Tokens } from '../../testing/app.ts';
import { MERCHANT_B } from '../../testing/people.ts';
import {
  A_LIVE,
  A_SANDBOX,
  addSale,
  addTrade,
  anOrder,
  aPayment,
  idOf,
  minutesAgo,
} from '../../testing/trade.ts';
import type { Order } from './rows.ts';

type List = { data: Order[]; page: { next_cursor: string; total?: number } };

const SETTLED = idOf('set', 1);
const SARI = idOf('cus', 1);

let app: TestApp;
let owner: Tokens;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner@a.test');
  await addTrade(app.db, A_LIVE, {
    customers: [{ id: SARI, name: 'Sari Wulandari' }],
    settlements: [{ id: SETTLED }],
    orders: [
      anOrder(1, { status: 'started' }),
      anOrder(2, { customer_id: SARI, search_text: 'inv-2 sari wulandari' }),
      anOrder(3, {
        status: 'completed',
        settlement_id: SETTLED,
        total_amount: '90000',
        discount_amount: '15000',
      }),
      anOrder(4, { status: 'completed', is_payment_link: true }),
      anOrder(5, { status: 'cancelled', payment_type: 'partial' }),
      anOrder(6, { status: 'failed', total_amount: '5000000', remaining_payment: '5000000' }),
      anOrder(7, { status: 'expired' }),
    ],
    payments: [
      aPayment(2),
      aPayment(3, { status: 'completed', settlement_status: 'settled', settlement_id: SETTLED }),
      aPayment(31, { order_id: idOf('ord', 3), status: 'failed', created_at: minutesAgo(40) }),
      aPayment(32, {
        order_id: idOf('ord', 3),
        method: 'ewallet',
        details: { ewallet: { phone: '+6281200001234' } },
        created_at: minutesAgo(2),
      }),
    ],
  });
  await addSale(app.db, A_SANDBOX, 20);
  await addSale(app.db, { merchantId: MERCHANT_B, mode: 'live' }, 30);
});
afterAll(() => app.close());

const list = (query: Record<string, unknown> = {}, token = owner.live) => {
  const url = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const texts = Array.isArray(value)
      ? value
      : [typeof value === 'object' ? JSON.stringify(value) : String(value)];
    for (const text of texts) url.append(name, text);
  }
  return app.ask('GET', `/dashboard/orders?${url}`, { token });
};
const numbers = async (query: Record<string, unknown>) => {
  const reply = await list(query);
  expect(reply.status).toBe(200);
  return reply.json<List>().data.map(({ id }) => Number(id.slice(-3)));
};

describe('the listed orders', () => {
  // spec 2.78
  test('are the merchant’s own in this mode, newest first', async () => {
    expect(await numbers({ limit: 100 })).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test.each<[keyof typeof ORDER_FILTERS, number[]]>([
    ['started', [1]],
    ['processing', [2]],
    ['completed', [3, 4]],
    ['cancelled', [5]],
    ['failed', [6]],
    ['expired', [7]],
    ['unpaid', [1, 2, 6]],
    ['paid', [3, 4]],
    ['onhold', [2]],
    ['settled', [3]],
    ['waiting', [4]],
  ])('status %s', async (status, wanted) => {
    expect(await numbers({ filters: { status: [status] } })).toEqual(wanted);
  });

  test.each<[string, unknown, number[]]>([
    ['two statuses, combined with OR', { status: ['settled', 'cancelled'] }, [3, 5]],
    ['paid in parts', { payment_type: ['partial'] }, [5]],
    // spec 3.54
    ['of payment links', { payment_links: true }, [4]],
    ['not of payment links', { payment_links: false }, [1, 2, 3, 5, 6, 7]],
    ['of a customer', { customer_id: SARI }, [2]],
    ['an amount after the discount', { amount_min: 75_000, amount_max: 75_000 }, [3]],
    ['a minimum amount', { amount_min: 100_001 }, [6]],
  ])('%s', async (_, filters, wanted) => {
    expect(await numbers({ filters })).toEqual(wanted);
  });

  test('search finds ids, references and names', async () => {
    expect(await numbers({ search: 'sari' })).toEqual([2]);
    expect(await numbers({ search: 'INV-4' })).toEqual([4]);
    expect(await numbers({ search: idOf('ord', 6) })).toEqual([6]);
  });

  test.each([
    [{ filters: { status: ['lost'] } }, 'filters.status[0]'],
    [{ filters: { colour: 'red' } }, 'filters.colour'],
    [{ filters: 'not json' }, 'filters'],
    [{ limit: '1e400' }, 'limit'],
    [{ limit: 101 }, 'limit'],
    [{ search: 'a\u0000b' }, 'search'],
    [{ expand: ['everything'] }, 'expand[0]'],
    [{ offset: 10 }, 'offset'],
  ])('%o is refused and the field is named', async (query, field) => {
    const reply = await list(query);

    expect([reply.status, reply.json<Problem>().error_code]).toEqual([400, 'DPAY_INVALID_REQUEST']);
    expect(reply.json<Problem>().errors?.[0]?.field.split(/[.[]/)[0]).toBe(field.split(/[.[]/)[0]);
  });
});

describe('pages', () => {
  test('of two show every order once', async () => {
    const seen: number[] = [];
    let cursor = '';
    do {
      const { data, page } = (
        await list(cursor ? { limit: 2, action: 'next', cursor } : { limit: 2 })
      ).json<List>();
      seen.push(...data.map(({ id }) => Number(id.slice(-3))));
      cursor = page.next_cursor;
    } while (cursor);

    expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test('count the total under the same filter', async () => {
    const { page } = (await list({ limit: 1, count: true, filters: { status: ['unpaid'] } })).json<List>();

    expect(page.total).toBe(3);
  });
});

describe('expansion', () => {
  test('adds customer, settlement and payments, newest first', async () => {
    const { data } = (await list({ expand: ['customer', 'payments', 'settlement'] })).json<List>();

    expect(data[1]).toMatchObject({ customer: { id: SARI }, settlement: null });
    expect(data[2]?.payments?.map(({ id }) => id)).toEqual([32, 3, 31].map((n) => idOf('pay', n)));
    expect(data[2]).toMatchObject({
      settlement: {
        id: SETTLED,
        settled_at: '2026-11-19T07:30:00.000Z',
        merchant_settlement_due_date: '2026-11-19',
      },
    });
    expect(data[0]?.payments).toEqual([]);
  });

  test('works for a single order, masked for a viewer', async () => {
    const viewer = await app.signIn('viewer@a.test');
    const get = (number: number) =>
      app.ask('GET', `/dashboard/orders/${idOf('ord', number)}?expand=payments&expand=customer`, {
        token: viewer.live,
      });

    expect((await get(3)).json()).toMatchObject({
      data: { payments: [{ ewallet: { phone: '+62********234' } }, {}, {}] },
    });
    expect((await get(2)).json()).toMatchObject({ data: { customer: { email: 's***@contoh.id' } } });
  });

  test.each([
    ['another mode', 20],
    ['another merchant', 30],
    ['nobody', 99],
  ])('an order of %s is not found', async (_, number) => {
    const reply = await app.ask('GET', `/dashboard/orders/${idOf('ord', number)}`, { token: owner.live });

    expect([reply.status, reply.json<Problem>().error_code]).toEqual([404, 'DPAY_ORDER_NOT_FOUND']);
  });
});
