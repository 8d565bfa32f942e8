import { FULL_SCOPES } from '@dasbor/domain/api-keys';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '../../testing/app.ts';
import type { Problem, TestApp, Tokens } from '../../testing/app.ts';
import { confirm } from '../../testing/confirm.ts';
import { addKey } from '../../testing/keys.ts';
import { A_LIVE, idOf, NOW } from '../../testing/trade.ts';
import { insertKey, issueSecret } from '../api-keys/public.ts';

const EMAIL = 'developer@a.test';
const LEGACY = '/dashboard/legacy-keys';
let app: TestApp;
let developer: Tokens;
let secret: string;
beforeAll(async () => {
  app = await startTestApp();
  developer = await app.signIn(EMAIL);
  const key = {
    id: idOf('key', 1),
    kind: 'legacy',
    name: 'Kunci lama',
    scopes: FULL_SCOPES,
    allowed_ips: [],
    expires_at: null,
    created_by: null,
  } as const;
  const now = new Date(NOW);
  secret = await app.db.tenant(A_LIVE, async (tx) => {
    await insertKey(tx, { ...key, allowed_ips: [] }, now);
    return issueSecret({ tx, now, mode: 'live', deps: app.deps }, key);
  });
});
afterAll(() => app.close());

type Shown = { data: { legacy_key: { last_four: string }; secret: string } };
const post = (what: string, payload: object | undefined, otp?: string) =>
  app.ask('POST', `${LEGACY}/${idOf('key', 1)}/${what}`, {
    token: developer.live,
    ...(payload && { payload }),
    ...(otp && { headers: { 'x-otp-token': otp } }),
  });
const code = (purpose: string, action: object) =>
  confirm(app, { email: EMAIL, token: developer.live, purpose, action: { id: idOf('key', 1), ...action } });
const works = async (apiKey: string) =>
  (await app.ask('GET', '/dashboard/orders', { apiKey })).status === 200;

test('a legacy key has every scope, and is listed without its secret', async () => {
  expect(await works(secret)).toBe(true);
  const list = await app.ask('GET', LEGACY, { token: developer.live });
  expect(list.json<{ data: unknown[] }>().data).toHaveLength(1);
  expect(list.text).not.toContain(secret);
});

// spec 6.25
test('it can be read again only with a code', async () => {
  expect((await post('reveal', undefined)).json<Problem>().error_code).toBe('DPAY_OTP_REQUIRED');
  const shown = await post('reveal', undefined, await code('legacy_key_reveal', {}));
  expect(shown.json<Shown>().data.secret).toBe(secret);
});

test('it can be rotated: the old one ends with its overlap, and only the new one can be read', async () => {
  const payload = { overlap: '1h' };
  const reply = await post('regenerate', payload, await code('legacy_key_regenerate', payload));
  const next = reply.json<Shown>().data.secret;

  expect([await works(secret), await works(next)]).toEqual([true, true]);
  const shown = await post('reveal', undefined, await code('legacy_key_reveal', {}));
  expect(shown.json<Shown>().data.secret).toBe(next);
  app.clock.set(new Date(Date.parse(NOW) + 3_600_000));
  expect([await works(secret), await works(next)]).toEqual([false, true]);
  app.clock.set(new Date(NOW));
});

test('a key with scopes cannot be read again by this operation', async () => {
  const { id } = await addKey(app.db, A_LIVE, 2);
  const otp = await confirm(app, {
    email: EMAIL,
    token: developer.live,
    purpose: 'legacy_key_reveal',
    action: { id },
  });
  const reply = await app.ask('POST', `${LEGACY}/${id}/reveal`, {
    token: developer.live,
    headers: { 'x-otp-token': otp },
  });
  expect(reply.json<Problem>().error_code).toBe('DPAY_LEGACY_KEY_NOT_FOUND');
});
