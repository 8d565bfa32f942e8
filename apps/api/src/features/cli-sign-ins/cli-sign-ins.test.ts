import { API_KEY_POLICY } from '@dasbor/domain/api-keys';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp } from '../../testing/app.ts';
import type { Mode } from '../../platform/merchant/mode.ts';
import type { Problem, TestApp, Tokens } from '../../testing/app.ts';
import { confirm } from '../../testing/confirm.ts';
import { addKey } from '../../testing/keys.ts';
import { A_SANDBOX, NOW } from '../../testing/trade.ts';

type Started = { device_code: string; user_code: string; verification_url: string; interval: number };
type Key = {
  id: string;
  name: string;
  status: string;
  mode: Mode;
  expires_at: string;
  scopes: Record<string, string>;
};

const EMAIL = 'developer@a.test';
let app: TestApp;
let developer: Tokens;
let stranger: Tokens;
beforeAll(async () => {
  app = await startTestApp();
  developer = await app.signIn(EMAIL);
  stranger = await app.signIn('owner@b.test');
});
afterAll(() => app.close());
beforeEach(async () => {
  later(0);
  await app.db.system((tx) => tx.run(sql`delete from cli_code_guess`));
});

const later = (seconds: number) => app.clock.set(new Date(Date.parse(NOW) + seconds * 1_000));
const post = (path: string, payload: object, mode: Mode, token?: string, headers = {}) =>
  app.ask('POST', `/dashboard/cli/sign-ins${path}`, { mode, payload, headers, ...(token && { token }) });
const start = async (mode: Mode = 'sandbox') =>
  (await post('', { name: 'laptop-sari' }, mode)).json<{ data: Started }>().data;
const poll = async ({ device_code }: Started, mode: Mode = 'sandbox') => {
  const reply = await post('/poll', { device_code }, mode);
  const { data } = reply.json<{ data?: { status: string; secret: string | null } }>();
  return data ?? reply.json<Problem>().error_code;
};
const answer = (verb: 'find' | 'approve' | 'refuse', user_code: string, token = developer.sandbox) =>
  post(`/${verb}`, { user_code }, 'sandbox', token);
const codeOf = async (asked: ReturnType<typeof post>) => {
  const reply = await asked;
  return reply.status < 300 ? reply.status : reply.json<Problem>().error_code;
};
const keys = async () =>
  (await app.ask('GET', '/dashboard/api-keys', { mode: 'sandbox', token: developer.sandbox })).json<{
    data: Key[];
  }>().data;

describe('a sign-in', () => {
  test('that a person approves gives the command a key once, and stores no secret afterwards', async () => {
    const started = await start();
    const found = await answer('find', started.user_code.toLowerCase().replace('-', ' '));
    const before = await poll(started);
    const approved = (await answer('approve', started.user_code)).json<{ data: Key }>().data;
    later(5);
    const after = await poll(started);
    later(10);

    expect(started.verification_url).toContain(`/#/settings/command-line?code=${started.user_code}`);
    expect(found.json()).toMatchObject({
      data: { name: 'CLI on laptop-sari', mode: 'sandbox', ip: '127.0.0.1' },
    });
    expect(before).toEqual({ status: 'pending', secret: null });
    expect(approved).toMatchObject({ name: 'CLI on laptop-sari', status: 'active', mode: 'sandbox' });
    expect(Date.parse(approved.expires_at) - Date.parse(NOW)).toBe(90 * 86_400_000);
    expect(after).toEqual({ status: 'approved', secret: expect.stringMatching(/^dp_test_/) });
    expect(await poll(started)).toBe('DPAY_CLI_SIGN_IN_ENDED');
    expect((await keys()).map(({ id }) => id)).toContain(approved.id);
    const kept = await app.db.system((tx) =>
      tx.one<{ sealed: string | null }>(sql`select sealed from cli_sign_in where key_id = ${approved.id}`),
    );
    expect(kept.sealed).toBeNull();
  });

  test('of two polls at the same time after the approval, one gets the secret', async () => {
    const started = await start();
    await answer('approve', started.user_code);

    const polls = await Promise.all([poll(started), poll(started), poll(started)]);

    expect(polls.filter((one) => typeof one === 'object' && one.secret !== null)).toHaveLength(1);
  });

  test('gives a key that works only while its person is active at the merchant', async () => {
    const started = await start();
    await answer('approve', started.user_code);
    const { secret } = (await poll(started)) as { secret: string };
    const call = () => codeOf(app.ask('GET', '/dashboard/orders', { mode: 'sandbox', apiKey: secret }));
    const become = (status: string) =>
      app.db.system((tx) => tx.run(sql`update user_account set status = ${status} where email = ${EMAIL}`));

    const working = await call();
    await become('disabled');
    const afterwards = await call();
    await become('active');

    expect([working, afterwards, await call()]).toEqual([200, 'DPAY_API_KEY_REVOKED', 200]);
  });

  test('that is refused creates no key, and cannot be approved any more', async () => {
    const started = await start();
    const before = (await keys()).length;

    expect(await codeOf(answer('refuse', started.user_code))).toBe(200);

    expect(await codeOf(answer('approve', started.user_code))).toBe('DPAY_CLI_CODE_UNKNOWN');
    expect(await poll(started)).toEqual({ status: 'refused', secret: null });
    expect(await keys()).toHaveLength(before);
  });

  test('is approved once, also by two people at the same time', async () => {
    const started = await start();

    const codes = await Promise.all([1, 2, 3].map(() => codeOf(answer('approve', started.user_code))));

    expect(codes.filter((code) => code === 201)).toHaveLength(1);
    expect(codes.filter((code) => code === 'DPAY_CLI_CODE_UNKNOWN')).toHaveLength(2);
  });

  test('ends after 10 minutes for the command and the person', async () => {
    const started = await start();
    later(600);

    expect(await poll(started)).toBe('DPAY_CLI_SIGN_IN_ENDED');
    expect(await codeOf(answer('approve', started.user_code))).toBe('DPAY_CLI_CODE_UNKNOWN');
  });

  test('that was approved but not fetched in time gives no secret', async () => {
    const started = await start();
    await answer('approve', started.user_code);
    later(601);

    expect(await poll(started)).toBe('DPAY_CLI_SIGN_IN_ENDED');
  });

  test('has a name without hidden characters', async () => {
    const reply = await post('', { name: 'laptop\u202Eiras' }, 'sandbox');

    expect(reply.json<Problem>().errors).toMatchObject([
      { field: 'name', code: 'DPAY_FIELD_HIDDEN_CHARACTER' },
    ]);
  });

  test('codes and the secret that waits are not readable in the database', async () => {
    const started = await start();
    await answer('approve', started.user_code);

    const stored = await app.db.system((tx) => tx.rows(sql`select * from cli_sign_in`));

    const text = JSON.stringify(stored);
    expect(text).not.toContain(started.user_code);
    expect(text).not.toContain(started.device_code);
    expect(text).not.toContain('dp_test_');
  });
});

describe('polling', () => {
  test('too fast is refused, and slows the command down', async () => {
    const started = await start();
    await poll(started);
    later(4);
    const hasty = await post('/poll', { device_code: started.device_code }, 'sandbox');

    expect(hasty.json<Problem>()).toMatchObject({
      error_code: 'DPAY_CLI_POLL_TOO_FAST',
      params: { retry_after: 10 },
    });
    later(10);
    expect(await poll(started)).toBe('DPAY_CLI_POLL_TOO_FAST');
    later(25);
    expect(await poll(started)).toEqual({ status: 'pending', secret: null });
  });

  test.each([
    ['an unknown device code', 'A'.repeat(43), 'sandbox'],
    ['the other mode', undefined, 'live'],
  ] as const)('with %s finds nothing', async (_, deviceCode, mode) => {
    const started = await start();

    expect(await poll({ ...started, device_code: deviceCode ?? started.device_code }, mode)).toBe(
      'DPAY_CLI_SIGN_IN_ENDED',
    );
  });
});

describe('a code', () => {
  test('that is wrong is refused, and after ten also the right one, for ten minutes', async () => {
    const started = await start();
    const wrong = await Promise.all(Array.from({ length: 10 }, () => codeOf(answer('find', 'BBBB-BBBB'))));

    expect(new Set(wrong)).toEqual(new Set(['DPAY_CLI_CODE_UNKNOWN']));
    for (const verb of ['find', 'approve', 'refuse'] as const)
      expect(await codeOf(answer(verb, started.user_code))).toBe('DPAY_CLI_CODE_TRIES');
    expect(await codeOf(answer('find', started.user_code, stranger.sandbox))).toBe(200);
    later(599);
    expect(await codeOf(answer('find', started.user_code))).toBe('DPAY_CLI_CODE_TRIES');
    later(600);
    const next = await start();
    expect(await codeOf(answer('find', next.user_code))).toBe(200);
  });

  test('that another merchant approved gives their key, not ours', async () => {
    const started = await start();
    await answer('approve', started.user_code, stranger.sandbox);

    expect(await codeOf(answer('find', started.user_code))).toBe('DPAY_CLI_CODE_UNKNOWN');
    const polled = await poll(started);
    const apiKey = typeof polled === 'object' ? (polled.secret ?? '') : '';
    const whose = await app.ask('GET', '/dashboard/api-keys/current', { mode: 'sandbox', apiKey });
    expect(whose.json<{ data: { merchant: { id: string } } }>().data.merchant.id).not.toBe(
      A_SANDBOX.merchantId,
    );
  });

  test('is not for people without the permission, and not for people without a session', async () => {
    const started = await start();
    const uploader = await app.signIn('uploader@a.test');

    for (const verb of ['find', 'approve', 'refuse'] as const) {
      expect(await codeOf(answer(verb, started.user_code, uploader.sandbox))).toBe('DPAY_FORBIDDEN');
      expect(await codeOf(post(`/${verb}`, { user_code: started.user_code }, 'sandbox'))).toBe(
        'DPAY_UNAUTHORIZED_ACCESS',
      );
    }
    expect(await poll(started)).toEqual({ status: 'pending', secret: null });
  });

  test('cannot be approved if the merchant has as many keys as it may have', async () => {
    const started = await start();
    for (let number = 0; number < API_KEY_POLICY.mostActive; number += 1)
      await addKey(app.db, A_SANDBOX, 500 + number);

    expect(await codeOf(answer('approve', started.user_code))).toBe('DPAY_API_KEY_LIMIT');
    expect(await poll(started)).toEqual({ status: 'pending', secret: null });
  });
});

describe('a live key', () => {
  test('needs the code that creating a key needs, can only read, and is approved in live only', async () => {
    const started = await start('live');
    const { user_code } = started;

    expect(await codeOf(answer('approve', user_code))).toBe('DPAY_CLI_CODE_OTHER_MODE');
    expect(await codeOf(answer('refuse', user_code))).toBe('DPAY_CLI_CODE_OTHER_MODE');
    expect((await answer('find', user_code)).json()).toMatchObject({ data: { mode: 'live' } });
    expect(await codeOf(post('/approve', { user_code }, 'live', developer.live))).toBe('DPAY_OTP_REQUIRED');

    const otp = await confirm(app, {
      email: EMAIL,
      token: developer.live,
      purpose: 'cli_sign_in',
      action: { user_code },
    });
    const approved = await post('/approve', { user_code }, 'live', developer.live, { 'x-otp-token': otp });
    const { scopes } = approved.json<{ data: Key }>().data;
    expect(Object.values(scopes)).not.toContain('write');
    expect(await poll(started, 'live')).toEqual({
      status: 'approved',
      secret: expect.stringMatching(/^dp_live_/),
    });
  });
});
