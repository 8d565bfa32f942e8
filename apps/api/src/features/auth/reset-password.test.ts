import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp } from '../../testing/app.ts';
import type { Problem, TestApp } from '../../testing/app.ts';
import { PASSWORD } from '../../testing/people.ts';

const FRESH = 'Baru-Sekali-9';
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const post = (path: string, payload: Record<string, unknown>) =>
  app.ask('POST', `/dashboard/users/${path}`, { payload });
const reset = (token: string, password = FRESH) =>
  post('reset_password', { token, password, password_confirmation: password });
const login = (email: string, password: string) =>
  app.ask('POST', '/dashboard/login', { payload: { email, password } });
const codeOf = (reply: { json: <T>() => T }) => reply.json<Problem>().error_code;
const wait = (seconds: number) => app.clock.set(new Date(app.clock.now().getTime() + seconds * 1000));
const mails = async () =>
  Number((await app.db.system((tx) => tx.one<{ n: string }>(sql`select count(*) as n from mail`))).n);
const forgot = async (email: string) => {
  const reply = await post('forgot_password', { email });
  expect(reply.json()).toEqual({ data: { accepted: true } });
};

describe('forgotten passwords', () => {
  test('an unknown address gets the same answer, and no mail', async () => {
    const before = await mails();
    await forgot('nobody@nowhere.test');

    expect(await mails()).toBe(before);
  });

  test('the mailed link sets a new password and ends every session', async () => {
    const tokens = await app.signIn('owner@a.test');
    await forgot('OWNER@a.test');
    const { token, body } = await app.mailTo('owner@a.test');
    const reply = await reset(token);

    expect(body).toContain('http://dasbor.test/#/reset_password?token=');
    expect(reply.status).toBe(200);
    expect((await app.ask('GET', '/dashboard/session', { token: tokens.live })).status).toBe(401);
    expect((await login('owner@a.test', PASSWORD)).status).toBe(401);
    expect((await login('owner@a.test', FRESH)).status).toBe(200);
  });

  test('a link works once and invalidates earlier ones', async () => {
    wait(61);
    await forgot('admin@a.test');
    const older = await app.mailTo('admin@a.test');
    wait(61);
    await forgot('admin@a.test');
    const newer = await app.mailTo('admin@a.test');

    const replies = await Promise.all([reset(newer.token), reset(newer.token)]);
    const old = await reset(older.token);

    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(codeOf(old)).toBe('DPAY_TOKEN_INVALID');
  });

  test('a link expires after an hour', async () => {
    await forgot('finance@a.test');
    const { token } = await app.mailTo('finance@a.test');
    wait(3600);

    expect(codeOf(await reset(token))).toBe('DPAY_TOKEN_INVALID');
  });

  test('mails are limited to one a minute, from all callers', async () => {
    await forgot('viewer@a.test');
    const before = await mails();
    await forgot('viewer@a.test');

    expect(await mails()).toBe(before);
  });

  test('all errors of the new password are reported at once, and the link stays valid', async () => {
    wait(61);
    await forgot('viewer@a.test');
    const { token } = await app.mailTo('viewer@a.test');

    const reply = await post('reset_password', { token, password: 'short', password_confirmation: 'other' });

    expect(reply.json<Problem>().errors?.map(({ field, code }) => `${field} ${code}`)).toEqual(
      expect.arrayContaining([
        'password DPAY_PASSWORD_TOO_SHORT',
        'password_confirmation DPAY_PASSWORD_MISMATCH',
      ]),
    );
    expect((await reset(token)).status).toBe(200);
  });

  test('a new password unlocks a locked account', async () => {
    for (let i = 0; i < 5; i++) await login('developer@a.test', 'Salah-Sekali-1');
    await forgot('developer@a.test');
    await reset((await app.mailTo('developer@a.test')).token);

    expect((await login('developer@a.test', FRESH)).status).toBe(200);
  });

  test('no link is stored in clear text', async () => {
    wait(61);
    await forgot('approver@a.test');
    const { token } = await app.mailTo('approver@a.test');

    const rows = await app.db.system((tx) =>
      tx.rows<{ token_hash: string }>(sql`select token_hash from mailed_token`),
    );
    expect(rows.map((row) => row.token_hash)).not.toContain(token);
  });
});

describe('email verification', () => {
  const again = (email: string) => post('resend_verification_email', { email });

  test('the mailed link confirms the address, and then the password works', async () => {
    await again('unverified@a.test');
    const { token } = await app.mailTo('unverified@a.test');
    const confirmed = await post('verify', { token });

    expect(confirmed.status).toBe(200);
    expect((await login('unverified@a.test', PASSWORD)).status).toBe(200);
    expect(codeOf(await post('verify', { token }))).toBe('DPAY_TOKEN_INVALID');
  });

  test.each(['owner@b.test', 'nobody@nowhere.test'])(
    'a repeated request for %s within a minute is told to wait',
    async (email) => {
      const replies = [await again(email), await again(email)];

      expect(replies[0]?.status).toBe(200);
      expect(replies[1]?.json()).toMatchObject({
        error_code: 'DPAY_OTP_RESEND_COOLDOWN',
        params: { retry_after: 60 },
      });
    },
  );
});
