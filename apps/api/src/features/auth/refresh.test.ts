import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp } from '../../testing/app.ts';
import type { Problem, TestApp, Tokens } from '../../testing/app.ts';

let app: TestApp;
let tokens: Tokens;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  tokens = await app.signIn('owner@a.test');
});
afterAll(() => app.close());

type Pair = { data: { token: string; refresh_token: string } };
const refresh = (token: string, mode: 'live' | 'sandbox' = 'live') =>
  app.ask('POST', '/dashboard/users/refresh_token', { mode, payload: { token } });
const pairOf = async (token: string, mode?: 'live' | 'sandbox') =>
  (await refresh(token, mode)).json<Pair>().data;
const codeOf = async (token: string, mode?: 'live' | 'sandbox') =>
  (await refresh(token, mode)).json<Problem>().error_code;
const wait = (seconds: number) => app.clock.set(new Date(app.clock.now().getTime() + seconds * 1000));
const isOpen = async (token: string) =>
  (await app.ask('GET', '/dashboard/session', { token })).status === 200;

test('a refresh token is exchanged for a new pair of its own mode', async () => {
  const live = await pairOf(tokens.refresh);
  const sandbox = await pairOf(tokens.sandboxRefresh, 'sandbox');

  expect(live.refresh_token).not.toBe(tokens.refresh);
  expect(await isOpen(live.token)).toBe(true);
  expect((await app.ask('GET', '/dashboard/session', { mode: 'sandbox', token: sandbox.token })).status).toBe(
    200,
  );
});

test('a refresh token is unknown on the host of the other mode, and still works on its own', async () => {
  expect(await codeOf(tokens.sandboxRefresh)).toBe('DPAY_SESSION_EXPIRED');

  expect((await refresh(tokens.sandboxRefresh, 'sandbox')).status).toBe(200);
});

test('a chain of exchanges goes on', async () => {
  let token = tokens.refresh;
  for (let i = 0; i < 5; i++) {
    wait(60);
    token = (await pairOf(token)).refresh_token;
  }

  expect(await codeOf(token)).toBeUndefined();
});

test('an old token presented later revokes the whole sign-in, in both modes', async () => {
  const next = await pairOf(tokens.refresh);
  wait(11);

  expect(await codeOf(tokens.refresh)).toBe('DPAY_REFRESH_TOKEN_REUSED');
  expect(await codeOf(next.refresh_token)).toBe('DPAY_SESSION_EXPIRED');
  expect(await codeOf(tokens.sandboxRefresh, 'sandbox')).toBe('DPAY_SESSION_EXPIRED');
  expect(await isOpen(next.token)).toBe(false);
});

test('the reuse is in the audit trail', async () => {
  await pairOf(tokens.refresh);
  wait(11);
  await refresh(tokens.refresh);

  const last = await app.db.system((tx) =>
    tx.one<{ action: string }>(sql`select action from audit_event order by id desc limit 1`),
  );
  expect(last.action).toBe('session.reuse_detected');
});

test('the same exchange asked for again within seconds gets the same new token', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => pairOf(tokens.refresh)));
  wait(10);
  const lost = await pairOf(tokens.refresh);

  expect(new Set([...answers, lost].map((pair) => pair.refresh_token)).size).toBe(1);
  expect(await isOpen(lost.token)).toBe(true);
});

test('within those seconds too, an old token whose successor was used is a copy', async () => {
  const next = await pairOf(tokens.refresh);
  await pairOf(next.refresh_token);

  expect(await codeOf(tokens.refresh)).toBe('DPAY_REFRESH_TOKEN_REUSED');
});

test('a sign-in ends after three hours whatever it does', async () => {
  let token = tokens.refresh;
  for (let i = 0; i < 3; i++) {
    wait(3590);
    token = (await pairOf(token)).refresh_token;
  }
  wait(60);

  expect(await codeOf(token)).toBe('DPAY_SESSION_EXPIRED');
});

test('an access token ends after an hour', async () => {
  wait(3599);
  const before = await isOpen(tokens.live);
  wait(2);
  const after = await app.ask('GET', '/dashboard/session', { token: tokens.live });

  expect(before).toBe(true);
  expect([after.status, after.json<Problem>().error_code]).toEqual([401, 'DPAY_SESSION_EXPIRED']);
});

test('a token nobody has is no session, and tells nothing', async () => {
  expect(await codeOf('x'.repeat(43))).toBe('DPAY_SESSION_EXPIRED');
});

test('signing out ends the refresh tokens of both modes; signing out everywhere ends every sign-in', async () => {
  const other = await app.signIn('owner@a.test');
  await app.ask('POST', '/dashboard/logout', { token: tokens.live });
  const afterOne = [
    await codeOf(tokens.refresh),
    await codeOf(tokens.sandboxRefresh, 'sandbox'),
    await isOpen(other.live),
  ];
  const third = await app.signIn('owner@a.test');
  await app.ask('POST', '/dashboard/logout-all', { token: other.live });

  expect(afterOne).toEqual(['DPAY_SESSION_EXPIRED', 'DPAY_SESSION_EXPIRED', true]);
  expect([await isOpen(other.live), await isOpen(third.live)]).toEqual([false, false]);
});

test('no token is stored as it is', async () => {
  const { data } = (await refresh(tokens.refresh)).json<Pair>();

  const stored = await app.db.system((tx) =>
    tx.rows<{ text: string }>(sql`select refresh_token::text as text from refresh_token
      union all select auth_session::text from auth_session`),
  );
  for (const { text } of stored) {
    for (const token of [tokens.refresh, tokens.live, data.refresh_token]) expect(text).not.toContain(token);
  }
});
