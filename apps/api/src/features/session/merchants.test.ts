import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '../../testing/app.ts';
import type { Problem, TestApp } from '../../testing/app.ts';
import { MERCHANT_A, MERCHANT_B, MERCHANT_SUSPENDED } from '../../testing/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.db.system((tx) =>
    tx.run(sql`
      insert into user_account (user_id, merchant_id, person_id, email, name, role_id, created_at)
      select 'usr_01K0000000000000000000002B', ${MERCHANT_B}, person_id, email, name, 7, created_at
        from user_account where email = 'finance@a.test'`),
  );
});
afterAll(() => app.close());

type Switched = { data: { token: string; refresh_token: string; sandbox: { token: string } } };
const merchantsOf = async (token: string) =>
  (await app.ask('GET', '/dashboard/merchants', { token })).json<{
    data: { id: string; role_name: string }[];
  }>().data;
const switchTo = (id: string, token: string) =>
  app.ask('POST', `/dashboard/merchants/${id}/switch`, { token });
const sessionOf = async (token: string) =>
  (await app.ask('GET', '/dashboard/session', { token })).json<{ data: object }>().data;

test('a person of one merchant has one, and cannot switch to any other', async () => {
  const { live: token } = await app.signIn('viewer@a.test');

  expect(await merchantsOf(token)).toMatchObject([{ id: MERCHANT_A, is_current: true }]);
  expect(await sessionOf(token)).toMatchObject({ merchant_count: 1 });
  for (const id of [MERCHANT_B, MERCHANT_SUSPENDED, MERCHANT_A])
    expect((await switchTo(id, token)).json<Problem>().error_code).toBe('DPAY_MERCHANT_NOT_FOUND');
});

test('a person of two merchants switches, with the role they have there, and the old sign-in ends', async () => {
  const { live: token } = await app.signIn('finance@a.test');
  const { merchant_id: here } = (await sessionOf(token)) as { merchant_id: string };
  const there = here === MERCHANT_A ? MERCHANT_B : MERCHANT_A;
  expect(await sessionOf(token)).toMatchObject({ merchant_count: 2 });

  const { data } = (await switchTo(there, token)).json<Switched>();

  expect(await sessionOf(data.token)).toMatchObject({
    merchant_id: there,
    role_name: there === MERCHANT_B ? 'Viewer' : 'Finance',
  });
  expect((await app.ask('GET', '/dashboard/session', { token })).status).toBe(401);
  expect(
    (await app.ask('GET', '/dashboard/session', { mode: 'sandbox', token: data.sandbox.token })).status,
  ).toBe(200);
});

test('an account that was deactivated there cannot be switched to', async () => {
  const { live: token } = await app.signIn('finance@a.test');
  const { merchant_id: here } = (await sessionOf(token)) as { merchant_id: string };
  const there = here === MERCHANT_A ? MERCHANT_B : MERCHANT_A;
  await app.db.system((tx) =>
    tx.run(
      sql`update user_account set status = 'disabled' where email = 'finance@a.test' and merchant_id = ${there}`,
    ),
  );

  expect(await merchantsOf(token)).toHaveLength(1);
  expect((await switchTo(there, token)).json<Problem>().error_code).toBe('DPAY_MERCHANT_NOT_FOUND');
  expect(await sessionOf(token)).toMatchObject({ merchant_id: here, merchant_count: 1 });
});
