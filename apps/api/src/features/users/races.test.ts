import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp } from '../../testing/app.ts';
import type { TestApp } from '../../testing/app.ts';
import { MERCHANT_A, PEOPLE } from '../../testing/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const [FIRST, SECOND] = ['owner@a.test', 'admin@a.test'];
const userId = (email: string) => PEOPLE.find((person) => person.email === email)?.userId ?? '';
const owners = () =>
  app.db.system((tx) =>
    tx.rows<{ user_id: string }>(sql`
      select user_id from user_account where merchant_id = ${MERCHANT_A} and role_id = 1 and status = 'active'`),
  );

beforeEach(() =>
  app.db.system(async (tx) => {
    await tx.run(
      sql`update user_account set status = 'disabled' where merchant_id = ${MERCHANT_A} and role_id = 1`,
    );
    await tx.run(sql`
      update user_account set role_id = 1, status = 'active' where user_id = any(${[userId(FIRST), userId(SECOND)]}::text[])`);
  }),
);

test.each(['DELETE', 'POST'] as const)(
  'two owners who end each other at once (%s) leave one',
  async (method) => {
    for (let round = 0; round < 5; round += 1) {
      await app.db.system((tx) =>
        tx.run(sql`
        update user_account set status = 'active' where user_id = any(${[userId(FIRST), userId(SECOND)]}::text[])`),
      );
      const [one, other] = [await app.signIn(FIRST), await app.signIn(SECOND)];
      const end = (email: string, token: string) =>
        app.ask(method, `/dashboard/users/${userId(email)}${method === 'POST' ? '/deactivate' : ''}`, {
          token,
        });

      const replies = await Promise.all([end(SECOND, one.live), end(FIRST, other.live)]);

      expect(replies.filter(({ status }) => status < 300)).toHaveLength(1);
      expect(await owners()).toHaveLength(1);
    }
  },
);

test('a call that waited for its own removal does nothing', async () => {
  const finance = userId('finance@a.test');
  const [one, other] = [await app.signIn(FIRST), await app.signIn(SECOND)];

  const [removed, late] = await Promise.all([
    app.ask('DELETE', `/dashboard/users/${userId(SECOND)}`, { token: one.live }),
    app.ask('POST', `/dashboard/users/${finance}/deactivate`, { token: other.live }),
  ]);

  expect(removed.status).toBe(204);
  // Either it came first, or it was refused.
  expect([200, 401]).toContain(late.status);
  const { status } = await app.db.system((tx) =>
    tx.one<{ status: string }>(sql`select status from user_account where user_id = ${finance}`),
  );
  expect(status).toBe(late.status === 200 ? 'disabled' : 'active');
});
