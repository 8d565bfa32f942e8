import { FULL_SCOPES } from '@dasbor/domain/api-keys';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '../../testing/app.ts';
import type { Problem, TestApp, Tokens } from '../../testing/app.ts';
import { confirm } from '../../testing/confirm.ts';
import { addKey } from '../../testing/keys.ts';
import { A_LIVE, idOf, NOW } from '../../testing/trade.ts';
import { insertKey, issueSecret } from '../api-keys/public.ts';

const EMAIL = 'developer@a.test';
const LEGACY = '/dashboard/legacy-keys';
const ID = idOf('key', 1);
let app: TestApp;
let developer: Tokens;
let secret: string;
beforeAll(async () => {
  app = await startTestApp();
  developer = await app.signIn(EMAIL);
  const now = new Date(NOW);
  secret = await app.db.tenant(A_LIVE, async (tx) => {
    const key = { id: ID, kind: 'legacy', name: 'Kunci lama', scopes: FULL_SCOPES } as const;
    await insertKey(tx, { ...key, allowed_ips: [], expires_at: null, created_by: null }, now);
    return issueSecret({ tx, now, mode: 'live', deps: app.deps }, key);
  });
});
afterAll(() => app.close());

const code = (purpose: string, action: object = { id: ID }) =>
  confirm(app, { email: EMAIL, token: developer.live, purpose, action });
const post = async (what: string, { id = ID, payload, otp }: Sent = {}) => {
  const reply = await app.ask('POST', `${LEGACY}/${id}/${what}`, {
    token: developer.live,
    ...(payload && { payload }),
    ...(otp !== undefined && { headers: { 'x-otp-token': otp } }),
  });
  return reply.json<Partial<Problem> & { data?: { secret: string; revoked_at: string | null } }>();
};
type Sent = { id?: string; payload?: object; otp?: string };
const call = async (apiKey: string) => {
  const reply = await app.ask('GET', '/dashboard/orders', { apiKey });
  return reply.status === 200 ? true : reply.json<Problem>().error_code;
};

test('revoking a live key requires a code for revoking this key', async () => {
  expect((await post('revoke')).error_code).toBe('DPAY_OTP_REQUIRED');
  for (const otp of [
    await code('legacy_key_reveal'),
    await code('legacy_key_revoke', { id: idOf('key', 9) }),
  ]) {
    expect((await post('revoke', { otp })).error_code).toMatch(/^DPAY_OTP_/);
  }
  expect(await call(secret)).toBe(true);
});

test('keys with scopes and keys of the other mode cannot be revoked by this operation', async () => {
  const { id } = await addKey(app.db, A_LIVE, 2);
  const scoped = await post('revoke', { id, otp: await code('legacy_key_revoke', { id }) });
  const elsewhere = await app.ask('POST', `${LEGACY}/${ID}/revoke`, {
    mode: 'sandbox',
    token: developer.sandbox,
  });

  expect(scoped.error_code).toBe('DPAY_LEGACY_KEY_NOT_FOUND');
  expect(elsewhere.json<Problem>().error_code).toBe('DPAY_LEGACY_KEY_NOT_FOUND');
  expect(await call(secret)).toBe(true);
});

test('all secrets of a revoked key are refused with the next call and cannot be read again', async () => {
  const payload = { overlap: '24h' };
  const otp = await code('legacy_key_regenerate', { id: ID, ...payload });
  const next = (await post('regenerate', { payload, otp })).data?.secret ?? '';
  expect([await call(secret), await call(next)]).toEqual([true, true]);

  const revoked = await post('revoke', { otp: await code('legacy_key_revoke') });

  expect(revoked.data).toMatchObject({ id: ID, revoked_at: NOW, previous_secret: null });
  expect([await call(secret), await call(next)]).toEqual(['DPAY_API_KEY_REVOKED', 'DPAY_API_KEY_REVOKED']);
  const again = await post('regenerate', {
    payload,
    otp: await code('legacy_key_regenerate', { id: ID, ...payload }),
  });
  const read = await post('reveal', { otp: await code('legacy_key_reveal') });
  const twice = await post('revoke', { otp: await code('legacy_key_revoke') });
  for (const reply of [again, read, twice]) expect(reply.error_code).toBe('DPAY_API_KEY_ENDED');
  const kept = await app.db.tenant(A_LIVE, (tx) =>
    tx.rows(sql`select 1 from api_key_secret where key_id = ${ID} and sealed is not null`),
  );
  expect(kept).toEqual([]);
});

test('it stays in the list, and the history shows who revoked it', async () => {
  const list = await app.ask('GET', LEGACY, { token: developer.live });
  const history = await app.ask('GET', '/dashboard/security-history', { token: developer.live });

  expect(list.json()).toMatchObject({ data: [{ id: ID, revoked_at: NOW }] });
  expect(history.json<{ data: { action: string }[] }>().data).toContainEqual(
    expect.objectContaining({
      action: 'legacy_key.revoked',
      category: 'legacy_key',
      mode: 'live',
      target: ID,
      actor: expect.objectContaining({ email: EMAIL }),
    }),
  );
});
