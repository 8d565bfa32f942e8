import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp } from '../../testing/app.ts';
import type { Problem, TestApp } from '../../testing/app.ts';
import { A_LIVE, addTrade, anOrder, aPayment, idOf, minutesAgo, NOW } from '../../testing/trade.ts';

type List = {
  data: { id: string }[];
  page: { next_cursor: string | null; previous_cursor: string | null; from?: string; to?: string };
};

// The default days are 14 to 20 November in Jakarta; at midnight they become 15 to 21.
const DAYS = { from: '2026-11-14', to: '2026-11-20' };
const MORNING_AFTER = new Date(new Date(NOW).getTime() + 86_400_000);
const DAY = 1_440;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const numbers = [0, 1, 2, 3, 4, 5, 6];
  await addTrade(app.db, A_LIVE, {
    orders: numbers.map((n) => anOrder(n)),
    payments: numbers.map((n) => aPayment(n, { created_at: minutesAgo(n * DAY) })),
  });
});
afterAll(() => app.close());
beforeEach(() => app.clock.set(new Date(NOW)));

const list = async (query: Record<string, string>) => {
  const { live } = await app.signIn('owner@a.test');
  return app.ask('GET', `/dashboard/payments?${new URLSearchParams({ limit: '2', ...query })}`, {
    token: live,
  });
};
const page = async (query: Record<string, string> = {}) => {
  const reply = await list(query);
  expect(reply.status).toBe(200);
  return reply.json<List>();
};
const walk = async (first: List, query: Record<string, string> = {}) => {
  const seen = first.data;
  for (let at = first.page.next_cursor; at !== null;) {
    const { data, page: next } = await page({ ...query, action: 'next', cursor: at });
    seen.push(...data);
    at = next.next_cursor;
  }
  return seen.map(({ id }) => id);
};
const ALL = [0, 1, 2, 3, 4, 5, 6].map((n) => idOf('pay', n));

describe('a list without a date range', () => {
  test('reports the days that it shows', async () => {
    expect((await page()).page).toMatchObject(DAYS);
    expect((await page({ action: 'last' })).page).toMatchObject(DAYS);
  });

  test.each([
    ['none', {}],
    ['a start', { from: DAYS.from }],
    ['both', DAYS],
  ])(
    'can be read to the end across midnight, including its oldest day; dates in the query: %s',
    async (_, query) => {
      const first = await page(query);
      app.clock.set(MORNING_AFTER);

      expect(await walk(first, query)).toEqual(ALL);
    },
  );

  test('pages back across midnight to the same page, and a new list shows the new days', async () => {
    const first = await page();
    const second = await page({ action: 'next', cursor: first.page.next_cursor! });
    app.clock.set(MORNING_AFTER);

    const back = await page({ action: 'previous', cursor: second.page.previous_cursor! });

    expect(back.data).toEqual(first.data);
    expect(back.page).toMatchObject(DAYS);
    expect((await page()).page).toMatchObject({ from: '2026-11-15', to: '2026-11-21' });
  });

  test.each([
    ['another first day', { from: '2026-11-15' }],
    ['another last day', { to: '2026-11-19' }],
  ])('has no next page with %s', async (_, query) => {
    const first = await page();

    const reply = await list({ action: 'next', cursor: first.page.next_cursor!, ...query });

    expect([reply.status, reply.json<Problem>().error_code]).toEqual([400, 'DPAY_INVALID_CURSOR']);
  });

  test('rejects a cursor whose days were altered', async () => {
    const { page: first } = await page();
    const [written = '', signature] = first.next_cursor!.split('.');
    const [place] = JSON.parse(atob(written)) as [string[]];
    const wider = btoa(JSON.stringify([place, '2020-01-01', DAYS.to])).replaceAll('=', '');

    const reply = await list({ action: 'next', cursor: `${wider}.${signature}` });

    expect([reply.status, reply.json<Problem>().error_code]).toEqual([400, 'DPAY_INVALID_CURSOR']);
  });
});

test('a list without days reports none', async () => {
  const { live } = await app.signIn('owner@a.test');

  const reply = await app.ask('GET', '/dashboard/webhooks', { token: live });

  expect(reply.json<List>().page).not.toHaveProperty('from');
});

describe('a malformed cursor', () => {
  test.each([
    ['too long', `action=next&cursor=${'a'.repeat(3000)}`],
    ['empty', 'action=next&cursor='],
    ['repeated', 'action=next&cursor=a&cursor=b'],
    ['with invalid percent-encoding', 'action=next&cursor=%zz'],
    ['with a NUL', 'action=next&cursor=a%00'],
  ])('%s is rejected like an altered one', async (_, query) => {
    const { live } = await app.signIn('owner@a.test');

    const reply = await app.ask('GET', `/dashboard/payments?${query}`, { token: live });

    expect([reply.status, reply.json<Problem>().error_code]).toEqual([400, 'DPAY_INVALID_CURSOR']);
    expect(reply.json<Problem>().errors).toMatchObject([{ field: 'cursor', code: 'DPAY_INVALID_CURSOR' }]);
  });

  test('is reported along with the other errors', async () => {
    const { live } = await app.signIn('owner@a.test');

    const reply = await app.ask('GET', '/dashboard/payments?limit=0&cursor=', { token: live });

    expect(reply.json<Problem>().error_code).toBe('DPAY_INVALID_REQUEST');
    expect(
      reply
        .json<Problem>()
        .errors?.map(({ field }) => field)
        .toSorted(),
    ).toEqual(['cursor', 'limit']);
  });
});
