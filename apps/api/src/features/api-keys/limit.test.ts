import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '../../testing/app.ts';
import type { TestApp, Tokens } from '../../testing/app.ts';
import { addKey } from '../../testing/keys.ts';
import { MERCHANT_B } from '../../testing/people.ts';
import { A_SANDBOX, idOf, NOW } from '../../testing/trade.ts';

const B_SANDBOX = { merchantId: MERCHANT_B, mode: 'sandbox' } as const;
let app: TestApp;
let ofA: Tokens;
let ofB: Tokens;
beforeAll(async () => {
  app = await startTestApp();
  [ofA, ofB] = [await app.signIn('owner@a.test'), await app.signIn('owner@b.test')];
});
afterAll(() => app.close());

const ask = (method: 'GET' | 'POST' | 'PATCH', path: string, { sandbox: token }: Tokens, payload?: object) =>
  app.ask(method, `/dashboard/api-keys${path}`, { mode: 'sandbox', token, ...(payload && { payload }) });
const countActive = async (tokens: Tokens) =>
  (await ask('GET', '', tokens))
    .json<{ data: { status: string }[] }>()
    .data.filter(({ status }) => status === 'active').length;
const REFUSED = { error_code: 'DPAY_API_KEY_LIMIT', params: { maximum: 20 } };

test('twenty active keys are the maximum, even if created concurrently', async () => {
  const wish = { name: 'Toko online', scopes: { orders: 'write' } };
  const replies = await Promise.all(Array.from({ length: 23 }, () => ask('POST', '', ofA, wish)));

  expect(replies.filter(({ status }) => status === 201)).toHaveLength(20);
  expect(replies.find(({ status }) => status !== 201)?.json()).toMatchObject(REFUSED);
  const expired = await addKey(app.db, A_SANDBOX, 300, { expires_at: NOW });
  expect((await ask('PATCH', `/${expired.id}`, ofA, { expires_at: null })).json()).toMatchObject(REFUSED);
});

test('an expired key can be extended only within the limit, also concurrently', async () => {
  for (let number = 200; number < 240; number += 1)
    await addKey(app.db, B_SANDBOX, number, number < 220 ? { expires_at: NOW } : {});
  const change = (number: number, payload: object = { expires_at: null }) =>
    ask('PATCH', `/${idOf('key', number)}`, ofB, payload);

  expect((await change(200)).json()).toMatchObject(REFUSED);
  expect((await change(200, { name: 'Lama' })).json()).toMatchObject({ data: { status: 'expired' } });
  expect((await change(239, { expires_at: '2026-12-01T00:00:00Z' })).status).toBe(200);
  expect(await countActive(ofB)).toBe(20);
  for (const number of [238, 239]) await ask('POST', `/${idOf('key', number)}/revoke`, ofB);
  const replies = await Promise.all(Array.from({ length: 20 }, (_, index) => change(200 + index)));

  expect(replies.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(await countActive(ofB)).toBe(20);
});
