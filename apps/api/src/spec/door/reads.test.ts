import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '../../testing/app.ts';
import type { Problem, TestApp } from '../../testing/app.ts';
import { MERCHANT_A } from '../../testing/people.ts';
import { A_LIVE, addSale } from '../../testing/trade.ts';

// A read starts with the permissions of the session's previous read, so it must notice any change since.
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await addSale(app.db, A_LIVE, 1, {
    payment: { method: 'ewallet', channel: 'OVO', details: { ewallet: { phone: '+6281234567890' } } },
  });
});
afterAll(() => app.close());

const change = (statement: ReturnType<typeof sql>) => app.db.system((tx) => tx.run(statement));
const read = (token: string, path = '/dashboard/payments') => app.ask('GET', path, { token });
const codeOf = async (token: string) => (await read(token)).json<Problem>().error_code;

test('a revoked permission is missing in the next read, and back when it is granted again', async () => {
  const { live } = await app.signIn('finance@a.test');
  const permit = (permissions: string) =>
    change(sql`update role set permissions = ${permissions}::text[]
                where merchant_id = ${MERCHANT_A} and role_id = 2`);
  expect((await read(live)).status).toBe(200);
  expect((await read(live)).status).toBe(200);

  await permit('{home.view}');
  expect(await codeOf(live)).toBe('DPAY_FORBIDDEN');
  expect(await codeOf(live)).toBe('DPAY_FORBIDDEN');

  await permit('{home.view,payment.view}');
  expect((await read(live)).status).toBe(200);
});

test('a role that was changed to masked sees no full phone number from the next read on', async () => {
  const { live } = await app.signIn('admin@a.test');
  const mask = (masks: boolean) =>
    change(sql`update role set masks_personal_data = ${masks}
                where merchant_id = ${MERCHANT_A}
                  and role_id = (select role_id from user_account where email = 'admin@a.test')`);
  const phone = async () =>
    (await read(live)).json<{ data: { ewallet: { phone: string } }[] }>().data[0]?.ewallet.phone;
  expect(await phone()).toBe('+6281234567890');

  await mask(true);
  expect(await phone()).toBe('+62********890');

  await mask(false);
  expect(await phone()).toBe('+6281234567890');
});

test('reads concurrent with a sign-out return everything or nothing', async () => {
  const { live } = await app.signIn('admin@a.test');
  await read(live);

  const replies = await Promise.all([
    ...Array.from({ length: 10 }, () => read(live)),
    app.ask('POST', '/dashboard/logout', { token: live }),
    ...Array.from({ length: 10 }, () => read(live)),
  ]);

  for (const { status } of replies) expect([200, 204, 401]).toContain(status);
  expect(await codeOf(live)).toBe('DPAY_SESSION_EXPIRED');
});

test('a read with unchanged permissions reports its own refusal', async () => {
  const { live } = await app.signIn('admin@a.test');
  await read(live);

  const reply = await read(live, '/dashboard/payments?cursor=nonsense&action=next');

  expect(reply.json()).toMatchObject({ error_code: 'DPAY_INVALID_CURSOR' });
  expect((await read(live)).status).toBe(200);
});
