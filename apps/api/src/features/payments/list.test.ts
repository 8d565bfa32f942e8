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
  NOW,
} from '../../testing/trade.ts';
import type { Payment } from './rows.ts';

type List = {
  data: Payment[];
  page: {
    next_cursor: string;
    previous_cursor: string;
    has_next: boolean;
    has_previous: boolean;
    total?: number;
  };
};

const SETTLED = idOf('set', 1);
const SARI = idOf('cus', 1);
const DAY = 1_440;

let app: TestApp;
let owner: Tokens;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner@a.test');
  await addTrade(app.db, A_LIVE, {
    customers: [{ id: SARI, name: 'Sari Wulandari' }],
    settlements: [{ id: SETTLED }],
    orders: [1, 2, 3, 4, 5, 6, 7].map((n) => anOrder(n, { customer_id: n === 2 ? SARI : null })),
    payments: [
      aPayment(1, { status: 'started' }),
      aPayment(2, {
        method: 'ewallet',
        channel: 'OVO',
        status: 'completed',
        amount: '250000',
        customer_id: SARI,
        details: { ewallet: { phone: '+6281200001234' } },
        search_text: 'pay_2 trx-2 inv-2 sari wulandari',
      }),
      aPayment(3, {
        status: 'completed',
        settlement_status: 'settled',
        settlement_id: SETTLED,
        amount: '75000',
      }),
      aPayment(4, {
        method: 'qris',
        channel: 'QRIS',
        status: 'failed',
        failure_code: '20013',
        amount: '10000',
      }),
      aPayment(5, {
        method: 'card',
        channel: 'CARD',
        status: 'rejected',
        search_text: '100%_\\',
        amount: '999999999999',
      }),
      aPayment(6, { status: 'cancelled', channel: 'BCA' }),
      aPayment(7, { created_at: minutesAgo(10 * DAY), order_id: idOf('ord', 1) }),
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
  return app.ask('GET', `/dashboard/payments?${url}`, { token });
};
const numbers = async (query: Record<string, unknown>) => {
  const reply = await list(query);
  expect(reply.status).toBe(200);
  return reply.json<List>().data.map(({ id }) => Number(id.slice(-3)));
};

describe('the listed payments', () => {
  test('are those of the last seven days in Jakarta, newest first', async () => {
    expect(await numbers({})).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('never include those of another merchant or mode', async () => {
    const reply = await list({ limit: 100, from: '2026-10-25' });

    expect(reply.text).not.toContain(idOf('pay', 20));
    expect(reply.text).not.toContain(idOf('pay', 30));
  });

  test.each<[string, unknown, number[]]>([
    ['one status', { status: ['started'] }, [1]],
    ['several statuses', { status: ['failed', 'rejected', 'cancelled'] }, [4, 5, 6]],
    ['settled', { settlement_status: ['settled'] }, [3]],
    ['waiting for settlement', { settlement_status: ['need_to_settle'] }, [2]],
    ['a method', { method: ['qris', 'card'] }, [4, 5]],
    ['a channel', { channel: ['BCA'] }, [6]],
    ['an order', { order_id: idOf('ord', 3) }, [3]],
    ['a minimum amount', { amount_min: 250_000 }, [2, 5]],
    ['a maximum amount', { amount_max: 75_000 }, [3, 4]],
    ['an exact amount', { amount_min: 75_000, amount_max: 75_000 }, [3]],
    ['completed since a day', { completed_from: '2026-11-20' }, [2, 3]],
    ['completed since a later day', { completed_from: '2026-11-21' }, []],
    ['completed until a day', { completed_from: '2026-11-19', completed_to: '2026-11-19' }, []],
    ['a failure code', { failure_code: '20013' }, [4]],
    ['combined filters', { status: ['completed'], method: ['va'] }, [3]],
    ['filters without a match', { status: ['started'], method: ['card'] }, []],
  ])('%s', async (_, filters, wanted) => {
    expect(await numbers({ filters })).toEqual(wanted);
  });

  test.each<[string, string, number[]]>([
    ['a payment id in any case', idOf('pay', 4).toUpperCase(), [4]],
    ['an order reference', 'inv-3', [3]],
    ['part of a customer’s name', 'WULAN', [2]],
    ['a virtual account number', '8808100000000006', [6]],
    ['a virtual account number as displayed', '8808 1000 0000 0006', [6]],
    ['a literal percent sign', '100%', [5]],
    ['a literal underscore', '%_', [5]],
    ['a literal trailing backslash', '_\\', [5]],
    ['surrounding spaces', '  inv-1 ', [1]],
    ['something that does not exist', 'nothing like it', []],
  ])('search by %s', async (_, search, wanted) => {
    expect(await numbers({ search })).toEqual(wanted);
  });

  // spec 7.19
  test('a range includes both of its days', async () => {
    expect(await numbers({ from: '2026-11-10', to: '2026-11-10' })).toEqual([7]);
    expect(await numbers({ from: '2026-11-11', to: '2026-11-12' })).toEqual([]);
  });

  test.each([
    [{ from: '2026-11-20', to: '2026-11-19' }, 'DPAY_DATE_ORDER', 'to'],
    [{ from: '2026-11-21' }, 'DPAY_DATE_IN_FUTURE', 'from'],
    [{ from: '2026-10-01', to: '2026-11-01' }, 'DPAY_DATE_RANGE_TOO_LONG', 'to'],
    [{ to: '2026-11-21' }, 'DPAY_DATE_IN_FUTURE', 'to'],
    [{ from: '2019-12-31', to: '2020-01-01' }, 'DPAY_DATE_TOO_EARLY', 'from'],
  ])('the range %o is refused with %s on %s', async (range, code, field) => {
    const reply = await list(range);

    expect([reply.status, reply.json<Problem>().error_code]).toEqual([400, code]);
    expect(reply.json<Problem>().errors).toMatchObject([{ field, code }]);
  });

  test('a maximum amount below the minimum is refused by name', async () => {
    const reply = await list({ filters: { amount_min: 10, amount_max: 1 } });

    expect(reply.status).toBe(400);
    expect(reply.json()).toMatchObject({
      error_code: 'DPAY_INVALID_REQUEST',
      errors: [
        {
          field: 'filters.amount_max',
          code: 'DPAY_AMOUNT_BELOW_MINIMUM',
          message: 'Nominal minimal Rp\u00a010.',
        },
      ],
    });
  });

  test('a day that is in the future in UTC can be today in Jakarta', async () => {
    app.clock.set(new Date('2026-11-20T17:30:00.000Z'));
    const late = await app.signIn('owner@a.test');
    const reply = await list({ to: '2026-11-21' }, late.live);
    app.clock.set(new Date(NOW));

    expect(reply.status).toBe(200);
  });
});

describe('pages', () => {
  test('the total is counted only on request', async () => {
    expect((await list({ limit: 2 })).json<List>().page.total).toBeUndefined();
    expect((await list({ limit: 2, count: true, filters: { method: ['va'] } })).json<List>().page.total).toBe(
      3,
    );
  });

  // spec 3.52, 7.21
  test('next, previous and last are consistent', async () => {
    const first = (await list({ limit: 4 })).json<List>();
    const second = (await list({ limit: 4, action: 'next', cursor: first.page.next_cursor })).json<List>();
    const back = (
      await list({ limit: 4, action: 'previous', cursor: second.page.previous_cursor })
    ).json<List>();
    const last = (await list({ limit: 4, action: 'last' })).json<List>();

    expect(second.data.map(({ id }) => id)).toEqual([idOf('pay', 5), idOf('pay', 6)]);
    expect(second.page).toMatchObject({ has_next: false, has_previous: true, next_cursor: null });
    expect(back.data).toEqual(first.data);
    expect(last.data.map(({ id }) => id)).toEqual([3, 4, 5, 6].map((n) => idOf('pay', n)));
    expect(last.page).toMatchObject({ has_next: false, has_previous: true });
  });

  describe('of payments with few distinct timestamps', () => {
    const many = Array.from({ length: 23 }, (_, n) => 100 + n);
    const newestFirst = many.toSorted((a, b) => (a % 3) - (b % 3) || b - a).map((n) => idOf('pay', n));
    let token: string;
    const walk = async (limit: number, first: string, onwards: 'next' | 'previous') => {
      const pages: string[][] = [];
      for (let query = first, cursor: string | null = ''; cursor !== null;) {
        const url = `/dashboard/payments?limit=${limit}&${query}`;
        const { data, page } = (await app.ask('GET', url, { mode: 'sandbox', token })).json<List>();
        pages.push(data.map(({ id }) => id));
        cursor = onwards === 'next' ? page.next_cursor : page.previous_cursor;
        query = `action=${onwards}&cursor=${cursor}`;
      }
      return pages;
    };

    beforeAll(async () => {
      token = (await app.signIn('owner@b.test')).sandbox;
      const payments = many.map((n) => aPayment(n, { created_at: minutesAgo(5 + (n % 3)) }));
      const tenant = { merchantId: MERCHANT_B, mode: 'sandbox' } as const;
      await addTrade(app.db, tenant, { orders: many.map((n) => anOrder(n)), payments });
    });

    // spec 3.52, 9.40
    test('a list has ten rows unless a page asks for more', async () => {
      const { data } = (await app.ask('GET', '/dashboard/payments', { mode: 'sandbox', token })).json<List>();

      expect(data.map(({ id }) => id)).toEqual(newestFirst.slice(0, 10));
    });

    test.each([1, 2, 5, 7, 22, 23, 24])(
      'pages of %i show each exactly once, from either end',
      async (limit) => {
        expect((await walk(limit, 'action=first', 'next')).flat()).toEqual(newestFirst);
        expect((await walk(limit, 'action=last', 'previous')).toReversed().flat()).toEqual(newestFirst);
      },
    );
  });

  test.each([
    ['altered', (cursor: string) => `${cursor.slice(0, -2)}xx`],
    ['cut', (cursor: string) => cursor.slice(0, 20)],
    ['invented', () => 'WyIyMDI2Il0.AAAAAAAAAAAAAAAAAAAAAA'],
    ['extended by a character that base64 ignores', (cursor: string) => `${cursor}=`],
    [
      'changed in its position',
      (cursor: string) => `${btoa('["2020-01-01","pay_"]')}.${cursor.split('.')[1]}`,
    ],
  ])('a cursor that was %s is refused', async (_, spoil) => {
    const { page } = (await list({ limit: 2 })).json<List>();

    const reply = await list({ limit: 2, action: 'next', cursor: spoil(page.next_cursor) });

    expect([reply.status, reply.json<Problem>().error_code]).toEqual([400, 'DPAY_INVALID_CURSOR']);
    expect(reply.json<Problem>().errors).toMatchObject([{ field: 'cursor' }]);
  });

  test.each(['first', 'last', undefined])('action %s takes no cursor', async (action) => {
    const { page } = (await list({ limit: 2 })).json<List>();

    const reply = await list({ limit: 2, ...(action && { action }), cursor: page.next_cursor });

    expect([reply.status, reply.json<Problem>().error_code]).toEqual([400, 'DPAY_INVALID_CURSOR']);
  });

  test('a cursor is valid only for its own filter, list and merchant', async () => {
    const { page } = (await list({ limit: 2 })).json<List>();
    const cursor = page.next_cursor;
    const stranger = await app.signIn('owner@b.test');
    const asked = [
      list({ limit: 2, action: 'next', cursor, filters: { method: ['va'] } }),
      list({ limit: 2, action: 'next', cursor }, stranger.live),
      app.ask('GET', `/dashboard/orders?action=next&cursor=${cursor}`, { token: owner.live }),
      app.ask('GET', `/dashboard/payments?action=next&cursor=${cursor}`, {
        mode: 'sandbox',
        token: owner.sandbox,
      }),
    ];

    for (const reply of await Promise.all(asked)) {
      expect(reply.json<Problem>().error_code).toBe('DPAY_INVALID_CURSOR');
    }
  });

  test('the page size may change between pages', async () => {
    const { page } = (await list({ limit: 2 })).json<List>();

    const { data } = (await list({ limit: 50, action: 'next', cursor: page.next_cursor })).json<List>();

    expect(data).toHaveLength(4);
  });
});

describe('expansion', () => {
  // spec 7.22
  test('adds customer, order and settlement on request', async () => {
    const { data } = (await list({ expand: ['customer', 'order', 'settlement'] })).json<List>();

    expect(data[1]).toMatchObject({
      customer: { name: 'Sari Wulandari', email: 'sari@contoh.id', mobile: '+6281200001234' },
      order: { id: idOf('ord', 2) },
      settlement: null,
    });
    expect(data[2]).toMatchObject({ customer: null, settlement: { id: SETTLED, status: 'settled' } });
  });

  test('adds nothing by default', async () => {
    const { data } = (await list()).json<List>();

    expect(data[1]).not.toHaveProperty('customer');
    expect(data[1]).not.toHaveProperty('order');
  });

  test('shows a viewer who paid, but no contact details', async () => {
    const viewer = await app.signIn('viewer@a.test');

    const reply = await list({ expand: ['customer'] }, viewer.live);

    expect(reply.json<List>().data[1]).toMatchObject({
      customer: { name: 'Sari Wulandari', email: 's***@contoh.id' },
      ewallet: { phone: '+62********234' },
    });
    expect(reply.text).not.toContain('1200001');
  });
});
