import type { AddressInfo } from 'node:net';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rebuild, startTestApp } from '../../testing/app.ts';
import type { Problem, TestApp, Tokens } from '../../testing/app.ts';

let app: TestApp;
let tokens: Tokens;
beforeAll(async () => {
  app = await startTestApp();
  await app.live.listen({ host: '127.0.0.1', port: 0 });
});
beforeEach(async () => {
  tokens = await app.signIn('owner@a.test');
});
afterAll(() => app.close());

const wait = (minutes: number, at = app) =>
  at.clock.set(new Date(at.clock.now().getTime() + minutes * 60_000));
const modes = ['live', 'sandbox'] as const;
const refresh = (mode: (typeof modes)[number] = 'live', at = app) =>
  at.ask('POST', '/dashboard/users/refresh_token', {
    mode,
    payload: { token: mode === 'live' ? tokens.refresh : tokens.sandboxRefresh },
  });
const call = (mode: (typeof modes)[number] = 'live', at = app) =>
  at.ask('GET', '/dashboard/session', { mode, token: tokens[mode] });
const ENDED = [401, 'DPAY_SESSION_EXPIRED'];
const outcome = async (reply: ReturnType<typeof call>) => {
  const { status, json } = await reply;
  return [status, json<Partial<Problem>>().error_code];
};

// spec 4.83
test.each(modes)('a session ends after 31 minutes without a call: %s', async (mode) => {
  wait(31);

  expect(await outcome(refresh(mode))).toEqual(ENDED);
  expect(await outcome(call(mode))).toEqual(ENDED);
  // No call revives it, also at an instance that does not have the session in its cache.
  expect(await outcome(refresh(mode))).toEqual(ENDED);
  expect(await outcome(call(mode, await rebuild(app)))).toEqual(ENDED);
});

// spec 9.44
test('30 minutes without a call end nothing', async () => {
  wait(30);

  expect([(await refresh()).status, (await call()).status]).toEqual([200, 200]);
});

test('a call in either mode keeps the tokens of both alive', async () => {
  wait(29);
  await call('sandbox');
  wait(29);

  expect([(await refresh('live')).status, (await refresh('sandbox')).status]).toEqual([200, 200]);
  expect((await call('live')).status).toBe(200);
});

test('calls to another instance count as well', async () => {
  const other = await rebuild(app);
  await call();
  wait(29);
  other.clock.set(app.clock.now());
  await call('live', other);
  wait(29);

  expect((await call()).status).toBe(200);
});

test('a token refresh does not count as a call', async () => {
  wait(20);
  expect((await refresh()).status).toBe(200);
  wait(11);

  expect(await outcome(refresh('sandbox'))).toEqual(ENDED);
});

test('an event stream does not count, and ends with the session', async () => {
  const { port } = app.live.server.address() as AddressInfo;
  const open = () =>
    fetch(`http://127.0.0.1:${port}/dashboard/events`, {
      headers: { authorization: `Bearer ${tokens.live}` },
    });
  wait(20);
  const stream = await open();
  expect(stream.status).toBe(200);
  await stream.body?.cancel();
  wait(11);

  expect((await open()).status).toBe(401);
  expect(await outcome(refresh())).toEqual(ENDED);
});

test('calls are stored at most once every 30 seconds', async () => {
  const seen = async () => {
    const { seen_at: at } = await app.db.system((tx) =>
      tx.one<{ seen_at: string }>(sql`select max(seen_at) as seen_at from auth_session`),
    );
    return (Date.parse(at) - start) / 1000;
  };
  const start = app.clock.now().getTime();
  const times: number[] = [];
  for (const seconds of [0, 29, 1, 29, 1]) {
    wait(seconds / 60);
    await call();
    times.push(await seen());
  }

  expect(times).toEqual([0, 0, 30, 30, 60]);
});
