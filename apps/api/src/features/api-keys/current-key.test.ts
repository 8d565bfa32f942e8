import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '../../testing/app.ts';
import type { Problem, TestApp } from '../../testing/app.ts';
import { addKey } from '../../testing/keys.ts';
import { A_LIVE, A_SANDBOX, NOW } from '../../testing/trade.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const ask = (method: 'GET' | 'POST', path: string, apiKey: string, mode: 'live' | 'sandbox' = 'sandbox') =>
  app.ask(method, `/dashboard/${path}`, { mode, apiKey });
const revoke = (id: string, apiKey: string) =>
  app.ask('POST', '/dashboard/api-keys/current/revoke', { mode: 'live', apiKey, payload: { id } });

const PATH = '/dashboard/api-keys/current';
const NO_SCOPE = {
  orders: 'none',
  payments: 'none',
  customers: 'none',
  settlements: 'none',
  disbursements: 'none',
  balance: 'none',
  webhooks: 'none',
  logs: 'none',
};

test('a key reads its own mode and scopes, and neither addresses nor a person', async () => {
  const scopes = { orders: 'write', payments: 'read' } as const;
  const { id, secret } = await addKey(app.db, A_LIVE, 1, { scopes, allowed_ips: ['127.0.0.1/32'] });

  const answer = await app.ask('GET', PATH, { apiKey: secret });

  expect(answer.status).toBe(200);
  expect(answer.json()).toEqual({
    data: {
      id,
      name: 'Kunci 1',
      mode: 'live',
      last_four: secret.slice(-4),
      scopes: { ...NO_SCOPE, ...scopes },
      subaccount: null,
      expires_at: null,
      merchant: { id: A_LIVE.merchantId, name: expect.any(String) as string },
    },
  });
  expect(answer.text).not.toContain(secret);
});

test('a legacy key and a key of a subaccount read theirs', async () => {
  const legacy = await addKey(app.db, A_SANDBOX, 2, { kind: 'legacy' });
  await app.db.system((tx) => tx.run(sql`update merchant_mode set feature_config = '{"subaccount": true}'`));
  const owner = await app.signIn('owner@a.test');
  const made = await app.ask('POST', '/dashboard/subaccounts', {
    mode: 'sandbox',
    token: owner.sandbox,
    payload: { name: 'Cabang Bandung', email: 'cabang@a.test', type: 'company' },
    headers: { 'idempotency-key': 'the-branch-of-the-key' },
  });
  const { id: branch } = made.json<{ data: { id: string } }>().data;
  const ofBranch = await addKey(app.db, A_SANDBOX, 3, {
    subaccount_id: branch,
    scopes: { orders: 'read' },
  });

  const read = async (apiKey: string) =>
    (await app.ask('GET', PATH, { mode: 'sandbox', apiKey })).json<{ data: object }>().data;

  expect(await read(legacy.secret)).toMatchObject({ id: legacy.id, mode: 'sandbox', subaccount: null });
  expect(await read(ofBranch.secret)).toMatchObject({
    id: ofBranch.id,
    subaccount: { id: branch, name: 'Cabang Bandung' },
  });
});

test('a person, an expired key and a key of the other mode are refused', async () => {
  const owner = await app.signIn('owner@a.test');
  const expired = await addKey(app.db, A_LIVE, 4, {
    expires_at: new Date(Date.parse(NOW) - 1).toISOString(),
  });
  const other = await addKey(app.db, A_SANDBOX, 5);

  const codes = [];
  for (const ask of [{ token: owner.live }, { apiKey: expired.secret }, { apiKey: other.secret }])
    codes.push((await app.ask('GET', PATH, ask)).json<Problem>().error_code);

  expect(codes).toEqual(['DPAY_API_KEY_REQUIRED', 'DPAY_API_KEY_EXPIRED', 'DPAY_MODE_MISMATCH']);
});

test('a key that revokes itself does not work afterwards, and others do', async () => {
  const [mine, other] = [await addKey(app.db, A_LIVE, 12, { scopes: {} }), await addKey(app.db, A_LIVE, 13)];

  const revoked = await revoke(mine.id, mine.secret);

  expect(revoked.json()).toMatchObject({ data: { id: mine.id, status: 'revoked' } });
  expect((await ask('GET', 'api-keys/current', mine.secret, 'live')).json<Problem>().error_code).toBe(
    'DPAY_API_KEY_REVOKED',
  );
  expect((await ask('GET', 'api-keys/current', other.secret, 'live')).status).toBe(200);
});

test('a key revokes no other key', async () => {
  const [mine, other] = [await addKey(app.db, A_LIVE, 16), await addKey(app.db, A_LIVE, 17)];

  const refused = await revoke(other.id, mine.secret);

  expect(refused.json<Problem>().error_code).toBe('DPAY_API_KEY_NOT_FOUND');
  for (const { secret } of [mine, other])
    expect((await ask('GET', 'api-keys/current', secret, 'live')).status).toBe(200);
});

test('the log of requests is read with the scope logs:read only, and of one merchant only', async () => {
  const reader = await addKey(app.db, A_SANDBOX, 14, { scopes: { logs: 'read' } });
  const orders = await addKey(app.db, A_SANDBOX, 15, { scopes: { orders: 'write' } });
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
