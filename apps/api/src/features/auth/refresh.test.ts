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

// spec 4.84, 7.1
test('a refresh token is exchanged for a new pair of its own mode', async () => {
  const live = await pairOf(tokens.refresh);
  const sandbox = await pairOf(tokens.sandboxRefresh, 'sandbox');

  expect(live.refresh_token).not.toBe(tokens.refresh);
  expect(await isOpen(live.token)).toBe(true);
  expect((await app.ask('GET', '/dashboard/session', { mode: 'sandbox', token: sandbox.token })).status).toBe(
    200,
  );
});

test("a refresh token is unknown on the other mode's host, and still works on its own", async () => {
  expect(await codeOf(tokens.sandboxRefresh)).toBe('DPAY_SESSION_EXPIRED');

  expect((await refresh(tokens.sandboxRefresh, 'sandbox')).status).toBe(200);
});

test('exchanges can be chained', async () => {
  let token = tokens.refresh;
  for (let i = 0; i < 5; i++) {
    wait(60);
    token = (await pairOf(token)).refresh_token;
  }

  expect(await codeOf(token)).toBeUndefined();
});

test('an old token used after the new pair is in use revokes the whole session, in both modes', async () => {
  const next = await pairOf(tokens.refresh);
  await isOpen(next.token);
  wait(11);

  expect(await codeOf(tokens.refresh)).toBe('DPAY_REFRESH_TOKEN_REUSED');
  expect(await codeOf(next.refresh_token)).toBe('DPAY_SESSION_EXPIRED');
  expect(await codeOf(tokens.sandboxRefresh, 'sandbox')).toBe('DPAY_SESSION_EXPIRED');
  expect(await isOpen(next.token)).toBe(false);
});

test('the reuse is in the audit trail', async () => {
  await pairOf(tokens.refresh);
  wait(361);
  await refresh(tokens.refresh);

  const last = await app.db.system((tx) =>
    tx.one<{ action: string }>(sql`select action from audit_event order by id desc limit 1`),
  );
  expect(last.action).toBe('session.reuse_detected');
});

test('the same exchange repeated within seconds returns the same new token', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => pairOf(tokens.refresh)));
  wait(10);
  const lost = await pairOf(tokens.refresh);

  expect(new Set([...answers, lost].map((pair) => pair.refresh_token)).size).toBe(1);
  expect(await isOpen(lost.token)).toBe(true);
});

/** What happens with the new pair before the old token is used again. */
const DONE = {
  nothing: async () => {},
  'a call': async ({ token }: Pair['data']) => void (await isOpen(token)),
  'a refused call': async ({ token }: Pair['data']) =>
    void (await app.ask('GET', '/dashboard/payments?cursor=nonsense', { token })),
  'a call on the wrong host': async ({ token }: Pair['data']) =>
    void (await app.ask('GET', '/dashboard/session', { mode: 'sandbox', token })),
  'an exchange': async ({ refresh_token }: Pair['data']) => void (await pairOf(refresh_token)),
  'a call and an exchange': async ({ token, refresh_token }: Pair['data']) => {
    await isOpen(token);
    await pairOf(refresh_token);
  },
};
const again = 'the same pair';
const copy = 'DPAY_REFRESH_TOKEN_REUSED';

test.each<[keyof typeof DONE, { at10s: string; at11s: string; at6min: string; later: string }]>([
  ['nothing', { at10s: again, at11s: again, at6min: again, later: copy }],
  ['a call', { at10s: again, at11s: copy, at6min: copy, later: copy }],
  ['a refused call', { at10s: again, at11s: copy, at6min: copy, later: copy }],
  ['a call on the wrong host', { at10s: again, at11s: copy, at6min: copy, later: copy }],
  ['an exchange', { at10s: copy, at11s: copy, at6min: copy, later: copy }],
  ['a call and an exchange', { at10s: copy, at11s: copy, at6min: copy, later: copy }],
])('an old token after %s with the new pair', async (done, want) => {
  const comesAfter = async (seconds: number) => {
    const { refresh: old } = await app.signIn('owner@a.test');
    const next = await pairOf(old);
    await DONE[done](next);
    wait(seconds);
    const answer = (await refresh(old)).json<Pair & Problem>();
    return answer.data?.refresh_token === next.refresh_token ? again : answer.error_code;
  };

  const got = {
    at10s: await comesAfter(10),
    at11s: await comesAfter(11),
    at6min: await comesAfter(360),
    later: await comesAfter(361),
  };

  expect(got).toEqual(want);
});

test('after repeated lost answers, the session continues with the pair that arrives', async () => {
  await pairOf(tokens.refresh);
  wait(150);
  await pairOf(tokens.refresh);
  wait(151);
  const arrived = await pairOf(tokens.refresh);

  expect(await isOpen(arrived.token)).toBe(true);
  wait(1800);
  expect((await refresh(arrived.refresh_token)).status).toBe(200);
});

test('a lost answer is repeated once: after the repeated pair is used, the old token is a copy', async () => {
  await pairOf(tokens.refresh);
  wait(32);
  const arrived = await pairOf(tokens.refresh);
  await isOpen(arrived.token);

  expect(await codeOf(tokens.refresh)).toBe('DPAY_REFRESH_TOKEN_REUSED');
  expect(await isOpen(arrived.token)).toBe(false);
});

test('a call in the other mode does not use the new pair', async () => {
  await pairOf(tokens.refresh);
  await app.ask('GET', '/dashboard/session', { mode: 'sandbox', token: tokens.sandbox });
  wait(32);

  expect((await refresh(tokens.refresh)).status).toBe(200);
});

test('concurrent requests for a lost answer all get the same pair', async () => {
  await pairOf(tokens.refresh);
  wait(32);

  const answers = await Promise.all(Array.from({ length: 6 }, () => pairOf(tokens.refresh)));

  expect(new Set(answers.map((pair) => pair.refresh_token)).size).toBe(1);
});

test('concurrent first calls with the new pair and the old token leave at most one session', async () => {
  for (let round = 0; round < 8; round++) {
    const { refresh: old } = await app.signIn('owner@a.test');
    const next = await pairOf(old);
    wait(32);

    const [reply] = await Promise.all([refresh(old), ...Array.from({ length: 3 }, () => isOpen(next.token))]);

    const open = reply.status === 200;
    if (open) expect(reply.json<Pair>().data.refresh_token).toBe(next.refresh_token);
    else expect(reply.json<Problem>().error_code).toBe('DPAY_REFRESH_TOKEN_REUSED');
    expect(await isOpen(next.token)).toBe(open);
    expect(await codeOf(old)).toBe(open ? 'DPAY_REFRESH_TOKEN_REUSED' : 'DPAY_SESSION_EXPIRED');
  }
});

// spec 9.49
test('a session ends after three hours in any case', async () => {
  let token = tokens.refresh;
  let access = tokens.live;
  for (let i = 0; i < 6; i++) {
    wait(1795);
    expect(await isOpen(access)).toBe(true);
    ({ refresh_token: token, token: access } = await pairOf(token));
  }
  wait(60);

  expect(await codeOf(token)).toBe('DPAY_SESSION_EXPIRED');
});

// spec 9.42
test('an access token expires after an hour', async () => {
  wait(1800);
  await isOpen(tokens.live);
  wait(1799);
  const before = await isOpen(tokens.live);
  wait(2);
  const after = await app.ask('GET', '/dashboard/session', { token: tokens.live });

  expect(before).toBe(true);
  expect([after.status, after.json<Problem>().error_code]).toEqual([401, 'DPAY_SESSION_EXPIRED']);
});

test('an unknown token is not a session and reveals nothing', async () => {
  expect(await codeOf('x'.repeat(43))).toBe('DPAY_SESSION_EXPIRED');
});

test('signing out ends the refresh tokens of both modes; signing out everywhere ends every session', async () => {
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

test('no token is stored in clear text', async () => {
  const { data } = (await refresh(tokens.refresh)).json<Pair>();

  const stored = await app.db.system((tx) =>
    tx.rows<{ text: string }>(sql`select refresh_token::text as text from refresh_token
      union all select auth_session::text from auth_session`),
  );
  for (const { text } of stored) {
    for (const token of [tokens.refresh, tokens.live, data.refresh_token]) expect(text).not.toContain(token);
  }
});
