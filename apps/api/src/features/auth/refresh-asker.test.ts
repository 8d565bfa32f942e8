import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTestApp } from '../../testing/app.ts';
import type { Problem, TestApp, Tokens } from '../../testing/app.ts';
import { behindProxy } from '../../testing/behind-proxy.ts';
import { MERCHANT_A, PASSWORD } from '../../testing/people.ts';

let app: TestApp;
let tokens: Tokens;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  tokens = await app.signIn('owner@a.test');
});
afterAll(() => app.close());

type Asker = { remoteAddress: string; headers: { 'user-agent'?: string } };
type Pair = { data: { token: string; refresh_token: string } };

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36';
const asker = (remoteAddress: string, userAgent?: string): Asker => ({
  remoteAddress,
  headers: userAgent === undefined ? {} : { 'user-agent': userAgent },
});
const PERSON = asker('203.0.113.9', FIREFOX);
const ELSEWHERE = asker('198.51.100.7', FIREFOX);
const BESIDE = asker('203.0.113.9', CHROME);

const refresh = (token: string, by: Asker = PERSON) =>
  app.ask('POST', '/dashboard/users/refresh_token', { payload: { token }, ...by });
const pairOf = async (token: string, by?: Asker) => (await refresh(token, by)).json<Pair>().data;
const codeOf = async (token: string, by?: Asker) =>
  (await refresh(token, by)).json<Partial<Problem>>().error_code;
const wait = (seconds: number) => app.clock.set(new Date(app.clock.now().getTime() + seconds * 1000));
const isOpen = async (token: string) =>
  (await app.ask('GET', '/dashboard/session', { token })).status === 200;

const again = 'the same pair';
const copy = 'DPAY_REFRESH_TOKEN_REUSED';
const over = 'DPAY_SESSION_EXPIRED';
const outcome = async (old: string, first: Pair['data'], by?: Asker) => {
  const { data, error_code } = (await refresh(old, by)).json<Pair & Problem>();
  return data?.refresh_token === first.refresh_token ? again : error_code;
};

test.each<[string, Asker, { at0s: string; at10s: string; at11s: string; at6min: string; later: string }]>([
  ['the same client', PERSON, { at0s: again, at10s: again, at11s: again, at6min: again, later: copy }],
  [
    'the same address, another User-Agent',
    BESIDE,
    { at0s: again, at10s: again, at11s: copy, at6min: copy, later: copy },
  ],
  [
    'the same address, without User-Agent',
    { ...PERSON, headers: { 'user-agent': '' } },
    { at0s: again, at10s: again, at11s: copy, at6min: copy, later: copy },
  ],
  [
    'another address, the same User-Agent',
    ELSEWHERE,
    { at0s: copy, at10s: copy, at11s: copy, at6min: copy, later: copy },
  ],
  [
    'another address and User-Agent',
    asker('2001:db8::7', CHROME),
    { at0s: copy, at10s: copy, at11s: copy, at6min: copy, later: copy },
  ],
])('an old token gets the same answer again from %s', async (_, by, want) => {
  const comesAfter = async (seconds: number) => {
    const { refresh: old } = await app.signIn('owner@a.test');
    const first = await pairOf(old);
    wait(seconds);
    return outcome(old, first, by);
  };

  const got = {
    at0s: await comesAfter(0),
    at10s: await comesAfter(10),
    at11s: await comesAfter(11),
    at6min: await comesAfter(360),
    later: await comesAfter(361),
  };

  expect(got).toEqual(want);
});

test.each([
  ['from another address', ELSEWHERE, [0, 11, 300]],
  ['from the same address with another User-Agent', BESIDE, [11, 300]],
])(
  'a thief who refreshes %s and stays silent is detected when the user refreshes',
  async (_, thief, times) => {
    for (const seconds of times) {
      const { refresh: stolen, live } = await app.signIn('owner@a.test');
      const copied = await pairOf(stolen, thief);
      wait(seconds);

      expect(await codeOf(stolen)).toBe(copy);
      expect([await isOpen(copied.token), await isOpen(live)]).toEqual([false, false]);
      expect(await codeOf(copied.refresh_token, thief)).toBe(over);
    }
  },
);

test('a thief who refreshes after the user is detected, even within seconds', async () => {
  const first = await pairOf(tokens.refresh);

  expect(await codeOf(tokens.refresh, ELSEWHERE)).toBe(copy);
  expect(await isOpen(first.token)).toBe(false);
});

test('the security history shows a detected thief with the requesting address', async () => {
  await pairOf(tokens.refresh, ELSEWHERE);
  wait(11);
  await refresh(tokens.refresh);
  const { live } = await app.signIn('owner@a.test');

  const reply = await app.ask('GET', '/dashboard/security-history?limit=10', { token: live });

  expect(reply.json<{ data: unknown[] }>().data).toContainEqual(
    expect.objectContaining({ action: 'session.reuse_detected', ip: '203.0.113.9' }),
  );
});

test('a repeated answer does not change the original client: another client stays another', async () => {
  const first = await pairOf(tokens.refresh);
  wait(5);
  expect(await outcome(tokens.refresh, first, BESIDE)).toBe(again);
  wait(10);

  expect(await outcome(tokens.refresh, first)).toBe(again);
  expect(await outcome(tokens.refresh, first, BESIDE)).toBe(copy);
});

test('a client without a User-Agent can repeat the exchange', async () => {
  const bare: Asker = { remoteAddress: '203.0.113.9', headers: { 'user-agent': '' } };
  const first = await pairOf(tokens.refresh, bare);
  wait(300);

  expect(await outcome(tokens.refresh, first, bare)).toBe(again);
});

test('two User-Agents that differ only after 300 characters, or are unreadable, are different', async () => {
  for (const [one, other] of [
    [`${'x'.repeat(300)}1`, `${'x'.repeat(300)}2`],
    ['a\u0080', 'b\u0080'],
  ]) {
    const { refresh: old } = await app.signIn('owner@a.test');
    await pairOf(old, asker('203.0.113.9', one));
    wait(11);

    expect(await codeOf(old, asker('203.0.113.9', other))).toBe(copy);
  }
});

test('nine concurrent refreshes from one address get one pair, with any User-Agents', async () => {
  const by = [PERSON, BESIDE, asker('203.0.113.9', 'node')];
  const pairs = await Promise.all(
    Array.from({ length: 9 }, (_, index) => pairOf(tokens.refresh, by[index % by.length])),
  );

  expect(new Set(pairs.map((pair) => pair.refresh_token)).size).toBe(1);
  for (const { token } of pairs) expect(await isOpen(token)).toBe(true);
});

test('nine concurrent refreshes, one from another address, end the session', async () => {
  const replies = await Promise.all(
    Array.from({ length: 9 }, (_, index) => refresh(tokens.refresh, index === 4 ? ELSEWHERE : PERSON)),
  );

  expect(replies.some((reply) => reply.json<Problem>().error_code === copy)).toBe(true);
  expect(await isOpen(tokens.live)).toBe(false);
});

test("a client that arrived first but had to wait gets the faster one's pair", async () => {
  const { signIn } = app.deps.db;
  let quicker: Pair['data'] | undefined;
  const held = vi.spyOn(app.deps.db, 'signIn').mockImplementationOnce(async (work) => {
    wait(1);
    quicker = await pairOf(tokens.refresh);
    return signIn(work);
  });

  const slower = await pairOf(tokens.refresh);
  held.mockRestore();

  expect(slower.refresh_token).toBe(quicker?.refresh_token);
});

test.each([-11, -60, -3600])('a clock set back by %i seconds opens no window', async (seconds) => {
  const first = await pairOf(tokens.refresh);
  wait(seconds);
  const got = await outcome(tokens.refresh, first);
  wait(-seconds);

  expect(got).toBe(copy);
  expect(await isOpen(first.token)).toBe(false);
});

test('two servers with clocks a second apart return the same pair to two tabs', async () => {
  const quicker = await pairOf(tokens.refresh);
  wait(-1);
  const slower = await pairOf(tokens.refresh);
  wait(1);

  expect(slower.refresh_token).toBe(quicker.refresh_token);
});

test('a pair without a stored client is never returned again', async () => {
  await pairOf(tokens.refresh);
  await app.db.system((tx) => tx.run(sql`update refresh_token set asked_from = null, asked_by = null`));

  expect(await codeOf(tokens.refresh)).toBe(copy);
});

test('no address, User-Agent or reproducible hash of the client is stored', async () => {
  const { refresh_token } = await pairOf(tokens.refresh);

  const { text, asked_from, asked_by } = await app.db.system((tx) =>
    tx.one<{ text: string; asked_from: string; asked_by: string }>(
      sql`select t::text as text, asked_from, asked_by from refresh_token t
           where token_hash = ${app.deps.tokens.hash(refresh_token)}`,
    ),
  );

  expect(text).not.toMatch(/203\.0|Firefox/);
  expect([asked_from, asked_by]).not.toContain(app.deps.tokens.hash('203.0.113.9'));
  expect(asked_from).not.toBe(asked_by);
});

test('behind a proxy, the address is the one that the proxy wrote', async () => {
  const proxied = await behindProxy(app);
  const statusFrom = async (token: string, forwarded: string) =>
    (
      await proxied.inject({
        method: 'POST',
        url: '/dashboard/users/refresh_token',
        headers: { 'x-forwarded-for': forwarded },
        payload: { token },
      })
    ).statusCode;
  await statusFrom(tokens.refresh, '192.0.2.1, 203.0.113.9');
  wait(300);

  const same = await statusFrom(tokens.refresh, '192.0.2.2, 203.0.113.9');
  const other = await statusFrom(tokens.refresh, '203.0.113.9, 198.51.100.7');
  await proxied.close();

  expect([same, other]).toEqual([200, 401]);
});

test.each([
  ['a different port on each call', '203.0.113.9:50002', '203.0.113.9:50003'],
  ['IPv4, once as IPv4-mapped IPv6', '::ffff:203.0.113.9', '203.0.113.9'],
  ['IPv6 in two notations', '2001:DB8::1', '2001:db8:0::1'],
  ['IPv6 in brackets', '[2001:db8::1]:443', '2001:db8::1'],
])('two tabs behind a proxy that writes %s get the same pair', async (_, one, other) => {
  const proxied = await behindProxy(app);
  const pairFrom = async (forwarded: string) =>
    (
      await proxied.inject({
        method: 'POST',
        url: '/dashboard/users/refresh_token',
        headers: { 'x-forwarded-for': forwarded },
        payload: { token: tokens.refresh },
      })
    ).json<Pair>().data?.refresh_token;

  const [first, second] = [await pairFrom(one), await pairFrom(other)];
  await proxied.close();

  expect(first).toBeDefined();
  expect(second).toBe(first);
});

test('a refresh whose connection was reset before it was read exchanges nothing', async () => {
  await app.live.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.live.server.address() as AddressInfo;
  const payload = JSON.stringify({ token: tokens.refresh });
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const arrived = once(app.live.server, 'request');

  socket.write(
    [
      'POST /dashboard/users/refresh_token HTTP/1.1',
      'Host: localhost',
      'Content-Type: application/json',
      `Content-Length: ${payload.length}`,
      '',
      payload,
    ].join('\r\n'),
  );
  socket.resetAndDestroy();
  const [, response] = (await arrived) as [IncomingMessage, ServerResponse];
  await vi.waitFor(() => expect(response.writableEnded).toBe(true));

  expect(await codeOf(tokens.refresh)).toBeUndefined();
  expect(await isOpen(tokens.live)).toBe(true);
});

describe('within the window', () => {
  let first: Pair['data'];
  beforeEach(async () => {
    first = await pairOf(tokens.refresh);
    wait(60);
  });

  test('signing out ends the session', async () => {
    await app.ask('POST', '/dashboard/logout', { token: tokens.live });

    expect([await codeOf(tokens.refresh), await codeOf(first.refresh_token)]).toEqual([over, over]);
    expect(await isOpen(first.token)).toBe(false);
  });

  test('signing out everywhere and a password reset end the session', async () => {
    const other = await app.signIn('owner@a.test');
    await app.ask('POST', '/dashboard/logout-all', { token: other.live });
    expect(await codeOf(tokens.refresh)).toBe(over);

    const { refresh: old } = await app.signIn('owner@a.test');
    await pairOf(old);
    wait(60);
    await app.ask('POST', '/dashboard/users/forgot_password', { payload: { email: 'owner@a.test' } });
    const { token } = await app.mailTo('owner@a.test');
    const reset = { token, password: PASSWORD, password_confirmation: PASSWORD };
    await app.ask('POST', '/dashboard/users/reset_password', { payload: reset });

    expect(await codeOf(old)).toBe(over);
  });

  const FRESH = 'Baru-Sekali-2026';
  const changePassword = async (token: string) => {
    const change = (current: string, password: string, by: string) =>
      app.ask('POST', '/dashboard/profile/change-password', {
        token: by,
        payload: { current_password: current, password, password_confirmation: password },
      });
    const reply = await change(PASSWORD, FRESH, token);
    expect(reply.status).toBeLessThan(300);
    // Restores the password that the other tests use.
    const { live } = await app.signIn('owner@a.test', FRESH);
    await app.db.system((tx) =>
      tx.run(sql`update person set password_hash =
        (select password_hash from person where email = 'owner@b.test') where email = 'owner@a.test'`),
    );
    return live;
  };

  test('a password changed elsewhere ends the session', async () => {
    await changePassword((await app.signIn('owner@a.test')).live);

    expect(await codeOf(tokens.refresh)).toBe(over);
    expect(await isOpen(first.token)).toBe(false);
  });

  test('a password changed in the same session ends the window, so a silent thief is detected', async () => {
    await changePassword(tokens.live);
    expect(await isOpen(tokens.live)).toBe(true);

    expect(await codeOf(tokens.refresh)).toBe(copy);
    expect(await isOpen(first.token)).toBe(false);
  });

  test('a disabled user is refused', async () => {
    const setStatus = (status: string) =>
      app.db.system((tx) =>
        tx.run(sql`update user_account set status = ${status} where email = 'owner@a.test'`),
      );
    await setStatus('disabled');
    const got = [await codeOf(tokens.refresh), await isOpen(first.token)];
    await setStatus('active');

    expect(got).toEqual([over, false]);
  });

  test('a repeated pair has the current permissions', async () => {
    const rights = (permissions: readonly string[]) =>
      app.db.system((tx) =>
        tx.run(
          sql`update role set permissions = ${permissions}::text[] where merchant_id = ${MERCHANT_A} and role_id = 1`,
        ),
      );
    const { permissions } = await app.db.system((tx) =>
      tx.one<{ permissions: string[] }>(
        sql`select permissions from role where merchant_id = ${MERCHANT_A} and role_id = 1`,
      ),
    );
    await rights(['home.view']);
    const repeated = await pairOf(tokens.refresh);
    const reply = await app.ask('GET', '/dashboard/payments', { token: repeated.token });
    await rights(permissions);

    expect(reply.json<Problem>().error_code).toBe('DPAY_FORBIDDEN');
  });

  test('a repeated pair shows that the merchant was suspended', async () => {
    const suspend = (isSuspended: boolean) =>
      app.db.system(async (tx) => {
        await tx.run(
          sql`update merchant set is_suspended = ${isSuspended} where merchant_id = ${MERCHANT_A}`,
        );
        await tx.run(sql`update merchant_mode set feature_config = '{"subaccount": true, "fund_transfer": true}'
                          where merchant_id = ${MERCHANT_A}`);
      });
    await suspend(true);
    const repeated = await pairOf(tokens.refresh);
    const reply = await app.ask('POST', '/dashboard/fund-transfers', { token: repeated.token, payload: {} });
    await suspend(false);

    expect(reply.json<Problem>().error_code).toBe('DPAY_MERCHANT_SUSPENDED');
  });
});
