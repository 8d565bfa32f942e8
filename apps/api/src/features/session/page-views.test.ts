import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp } from '../../testing/app.ts';
import type { TestApp } from '../../testing/app.ts';
import { MERCHANT_A } from '../../testing/people.ts';
import { minutesAgo, NOW } from '../../testing/trade.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  ({ live: token } = await app.signIn('finance@a.test'));
});
afterAll(() => app.close());
beforeEach(() => app.db.system((tx) => tx.run(sql`delete from page_view`)));

const track = (views: readonly { route: string; at: string }[], headers: Record<string, string> = {}) =>
  app.ask('POST', '/dashboard/page-views', { token, headers, payload: { views } });
const kept = () =>
  app.db.system((tx) =>
    tx.rows<{ merchant_id: string; mode: string; email: string; route: string; viewed_at: string }>(sql`
      select v.merchant_id, v.mode, u.email, v.route, v.viewed_at from page_view v join user_account u using (user_id) order by v.id`),
  );

test('a view is kept with the merchant, person and mode of the token', async () => {
  const view = { route: '/payments/{id}', at: minutesAgo(1) };

  expect((await track([view])).status).toBe(204);
  const [row] = await kept();
  expect(row).toMatchObject({
    merchant_id: MERCHANT_A,
    mode: 'live',
    email: 'finance@a.test',
    route: '/payments/{id}',
  });
});

test.each([['dnt'], ['sec-gpc']])('a browser that sends %s: 1 leaves nothing behind', async (header) => {
  const view = { route: '/home', at: NOW };

  expect((await track([view], { [header]: '1' })).status).toBe(204);
  expect(await kept()).toEqual([]);
  await track([view], { [header]: '0' });
  expect(await kept()).toHaveLength(1);
});

test('a view of a clock that is ahead counts as now', async () => {
  await track([{ route: '/home', at: '2099-01-01T00:00:00.000Z' }]);

  const [row] = await kept();
  expect(new Date(row?.viewed_at ?? 0)).toEqual(new Date(NOW));
});

test('a view of a clock that was never set is dropped, and those beside it are kept', async () => {
  const reply = await track([
    { route: '/old', at: '1970-01-01T00:00:00.000Z' },
    { route: '/home', at: NOW },
  ]);

  expect(reply.status).toBe(204);
  expect((await kept()).map(({ route }) => route)).toEqual(['/home']);
});

test('an address with the ID of a record in a query is refused', async () => {
  expect((await track([{ route: '/payments?search=sari@contoh.id', at: NOW }])).status).toBe(400);
});
