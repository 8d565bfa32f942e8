import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '../../testing/app.ts';
import type { Problem, TestApp } from '../../testing/app.ts';
import { addKey } from '../../testing/keys.ts';
import { A_LIVE, A_SANDBOX } from '../../testing/trade.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const ask = (method: 'GET' | 'POST', path: string, apiKey: string, mode: 'live' | 'sandbox' = 'sandbox') =>
  app.ask(method, `/dashboard/${path}`, { mode, apiKey });
const revoke = (id: string, apiKey: string) =>
  app.ask('POST', '/dashboard/api-keys/current/revoke', { mode: 'live', apiKey, payload: { id } });

test('a key without any scope sees itself and its merchant, and no secret', async () => {
  const { id, secret } = await addKey(app.db, A_SANDBOX, 1, { scopes: {} });

  const reply = await ask('GET', 'api-keys/current', secret);

  expect(reply.json()).toMatchObject({
    data: { api_key: { id, mode: 'sandbox' }, merchant: { id: A_SANDBOX.merchantId } },
  });
  expect(reply.text).not.toContain(secret);
});

test('a key that revokes itself does not work afterwards, and others do', async () => {
  const [mine, other] = [await addKey(app.db, A_LIVE, 2, { scopes: {} }), await addKey(app.db, A_LIVE, 3)];

  const revoked = await revoke(mine.id, mine.secret);

  expect(revoked.json()).toMatchObject({ data: { id: mine.id, status: 'revoked' } });
  expect((await ask('GET', 'api-keys/current', mine.secret, 'live')).json<Problem>().error_code).toBe(
    'DPAY_API_KEY_REVOKED',
  );
  expect((await ask('GET', 'api-keys/current', other.secret, 'live')).status).toBe(200);
});

test('a key revokes no other key', async () => {
  const [mine, other] = [await addKey(app.db, A_LIVE, 6), await addKey(app.db, A_LIVE, 7)];

  const refused = await revoke(other.id, mine.secret);

  expect(refused.json<Problem>().error_code).toBe('DPAY_API_KEY_NOT_FOUND');
  for (const { secret } of [mine, other])
    expect((await ask('GET', 'api-keys/current', secret, 'live')).status).toBe(200);
});

test('a session has no current key', async () => {
  const { sandbox } = await app.signIn('owner@a.test');

  const reply = await app.ask('POST', '/dashboard/api-keys/current/revoke', {
    mode: 'sandbox',
    token: sandbox,
  });

  expect(reply.json<Problem>().error_code).toBe('DPAY_API_KEY_REQUIRED');
});

test('the log of requests is read with the scope logs:read only, and of one merchant only', async () => {
  const reader = await addKey(app.db, A_SANDBOX, 4, { scopes: { logs: 'read' } });
  const orders = await addKey(app.db, A_SANDBOX, 5, { scopes: { orders: 'write' } });
  await ask('GET', 'orders', orders.secret);
  await app.deps.requestLog.flush();

  const read = await ask('GET', 'api-requests', reader.secret);
  const refused = await ask('GET', 'api-requests', orders.secret);

  expect(read.text).toContain(orders.id);
  expect(refused.json<Problem>()).toMatchObject({
    error_code: 'DPAY_API_KEY_SCOPE_MISSING',
    params: { scope: 'logs:read' },
  });
});
