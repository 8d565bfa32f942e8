import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '../../testing/app.ts';
import type { TestApp } from '../../testing/app.ts';
import { MERCHANT_A } from '../../testing/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    merchants: (id) => ({ hiddenMenus: id === MERCHANT_A ? ['disbursements'] : [], accountNames: [] }),
  });
});
afterAll(() => app.close());

const hiddenFrom = async (email: string) => {
  const { live, sandbox } = await app.signIn(email);
  const replies = [
    await app.ask('GET', '/dashboard/session', { token: live }),
    await app.ask('GET', '/dashboard/session', { mode: 'sandbox', token: sandbox }),
  ];
  return replies.map((reply) => reply.json<{ data: { hidden_menus: string[] } }>().data.hidden_menus);
};

// spec 2.61
test('the session lists the menus hidden for audit from this merchant, in both modes', async () => {
  expect(await hiddenFrom('owner@a.test')).toEqual([['disbursements'], ['disbursements']]);
  expect(await hiddenFrom('owner@b.test')).toEqual([[], []]);
});
