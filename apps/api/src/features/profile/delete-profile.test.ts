import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { startTestApp } from '../../testing/app.ts';
import type { Problem, Reply, TestApp } from '../../testing/app.ts';
import { confirm } from '../../testing/confirm.ts';
import { PASSWORD } from '../../testing/people.ts';
import { standBy } from '../../testing/stand.ts';

const start = async () => ({ app: await startTestApp() });
const stand = standBy(start, async () => undefined);
const codeOf = (reply: Reply) => reply.json<Problem>().error_code;
const leave = async (app: TestApp, email: string, otp?: string) => {
  const { live: token } = await app.signIn(email);
  const confirmed = otp ?? (await confirm(app, { email, token, purpose: 'account_delete', action: {} }));
  const reply = await app.ask('DELETE', '/dashboard/profile', {
    token,
    ...(confirmed && { headers: { 'x-otp-token': confirmed } }),
  });
  return { reply, token };
};
const login = (app: TestApp, email: string) =>
  app.ask('POST', '/dashboard/login', { payload: { email, password: PASSWORD } });

test('nobody deletes their account without a code', async () => {
  const { reply } = await leave(stand.app, 'viewer@a.test', ' ');

  expect([reply.status, codeOf(reply)]).toEqual([403, 'DPAY_OTP_REQUIRED']);
});

test('the last account takes the person along: no sign-in, address, number or second step stays, only the name', async () => {
  const { app } = stand;
  const email = 'viewer@a.test';
  const { live: before } = await app.signIn(email);
  await app.ask('PATCH', '/dashboard/profile', { token: before, payload: { mobile: '081298765432' } });

  const { reply, token } = await leave(app, email);

  expect(reply.status).toBe(204);
  expect((await app.ask('GET', '/dashboard/profile', { token })).status).toBe(401);
  expect((await login(app, email)).status).toBe(401);
  expect((await app.mailTo(email)).body).toContain('baru saja dihapus');
  const left = await app.db.system((tx) =>
    tx.one<{ text: string; name: string; status: string }>(sql`
      select (row_to_json(p)::text || row_to_json(u)::text) as text, u.name, u.status
        from user_account u join person p using (person_id)
       where u.user_id = (select actor_id from audit_event where action = 'user.left')`),
  );
  expect(left.status).toBe('removed');
  expect(left.text).toContain(left.name);
  expect(left.text).not.toMatch(/viewer@a\.test|1298765432|argon2|scrypt/);
});

test('a deleted address signs up anew', async () => {
  const { app } = stand;
  await leave(app, 'developer@a.test');

  const invited = await app.db.system((tx) =>
    tx.rows(sql`select 1 from person where email = 'developer@a.test'`),
  );

  expect(invited).toEqual([]);
});

test('an account at another merchant keeps the person', async () => {
  const { app } = stand;
  await app.db.system((tx) =>
    tx.run(sql`
      insert into user_account (user_id, merchant_id, person_id, email, name, language, role_id, status, created_at)
      select 'usr_01KAJ8ZZZZZZZZZZZZZZZZZZZZ', b.merchant_id, p.person_id, p.email, 'Sari Dewi', 'id', 7, 'active', now()
        from person p, user_account b where p.email = 'finance@a.test' and b.email = 'owner@b.test'`),
  );
  const { reply } = await leave(app, 'finance@a.test');

  expect(reply.status).toBe(204);
  expect((await login(app, 'finance@a.test')).json()).toMatchObject({ data: { email: 'finance@a.test' } });
});

test('the last owner of a live merchant gets no code, and is not deleted', async () => {
  const { app } = stand;
  const { live: token } = await app.signIn('owner@b.test');

  const asked = await app.ask('POST', '/dashboard/otp', {
    token,
    payload: { purpose: 'account_delete', action: {} },
  });
  const { reply } = await leave(app, 'owner@b.test');

  expect([codeOf(asked), codeOf(reply)]).toEqual(['DPAY_LAST_OWNER', 'DPAY_LAST_OWNER']);
});
