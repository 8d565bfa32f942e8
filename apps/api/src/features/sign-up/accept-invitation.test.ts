import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp } from '../../testing/app.ts';
import type { Problem, TestApp } from '../../testing/app.ts';
import { MERCHANT_A, MERCHANT_B, PASSWORD } from '../../testing/people.ts';
import { inviteByMail } from '../auth/public.ts';

const CHOSEN = { password: 'Soto-Ayam-26', password_confirmation: 'Soto-Ayam-26' };
let app: TestApp;
let people = 0;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const post = (path: string, payload: object) => app.ask('POST', `/dashboard/users/${path}`, { payload });
const accept = (token: string, chosen: object = CHOSEN) => post('create_password', { token, ...chosen });
const read = (token: string) => post('invitation', { token });
const login = (email: string, password = CHOSEN.password) =>
  app.ask('POST', '/dashboard/login', { payload: { email, password } });
const codeOf = (reply: { json: <T>() => T }) => reply.json<Problem>().error_code;
const errorsOf = (reply: { json: <T>() => T }) =>
  reply.json<Problem>().errors?.map(({ field, code }) => `${field} ${code}`);
const wait = (seconds: number) => app.clock.set(new Date(app.clock.now().getTime() + seconds * 1000));

/** Adds an account that waits for its person, at B. Without `personId` the person is new. */
const invite = async (email: string, personId?: string) => {
  people += 1;
  const userId = `usr_01KAJ8Q5Z${String(people).padStart(17, '0')}`;
  await app.db.system(async (tx) => {
    const of = personId ?? `psn_${userId.slice(4)}`;
    if (!personId)
      await tx.run(
        sql`insert into person (person_id, email, created_at) values (${of}, ${email}, '2026-01-01')`,
      );
    await tx.run(sql`
      insert into user_account (user_id, merchant_id, person_id, email, name, role_id, status, created_at)
      values (${userId}, ${MERCHANT_B}, ${of}, ${email}, 'Budi', 2, 'invited', '2026-01-01')`);
  });
  return { userId, again: () => send(userId, email) };
};
const send = async (userId: string, email: string) => {
  await app.db.tenant({ merchantId: MERCHANT_B, mode: 'live' }, (tx) =>
    inviteByMail(tx, app.deps, {
      merchantId: MERCHANT_B,
      merchantName: 'Toko B',
      inviterName: 'Sari Dewi',
      userId,
      email,
      language: 'id',
      now: app.clock.now(),
    }),
  );
  return app.mailTo(email);
};
const personOf = async (email: string) =>
  (
    await app.db.system((tx) =>
      tx.one<{ id: string }>(sql`select person_id as id from person where email = ${email}`),
    )
  ).id;

describe('a new person', () => {
  test('reads who invites them, chooses a password, and signs in', async () => {
    const { again } = await invite('new@b.test');
    const { token, body } = await again();
    const shown = await read(token);
    const before = await login('new@b.test');
    const accepted = await accept(token);

    expect(body).toContain('Sari Dewi mengundang Anda bekerja di “Toko B”');
    expect(body).toContain('http://dasbor.test/#/create_password?token=');
    expect(shown.json()).toEqual({
      data: {
        merchant_name: 'B',
        inviter_name: 'Sari Dewi',
        email: 'new@b.test',
        role_name: 'Finance',
        needs_password: true,
      },
    });
    expect(before.status).toBe(401);
    expect(accepted.status).toBe(200);
    expect((await login('new@b.test')).json()).toMatchObject({
      data: { merchant_id: MERCHANT_B, role_name: 'Finance' },
    });
  });

  // spec 5.13
  test('gets all errors of the password at once, and the link stays valid', async () => {
    const { again } = await invite('errors@b.test');
    const { token } = await again();
    const wrong = await accept(token, { password: 'short', password_confirmation: 'other' });
    const leaked = await accept(token, { password: 'Password1!', password_confirmation: 'Password1!' });
    const missing = await accept(token, {});

    expect(errorsOf(wrong)).toEqual(
      expect.arrayContaining([
        'password DPAY_PASSWORD_TOO_SHORT',
        'password_confirmation DPAY_PASSWORD_MISMATCH',
      ]),
    );
    expect(errorsOf(leaked)).toEqual(['password DPAY_PASSWORD_LEAKED']);
    expect(errorsOf(missing)).toEqual(['password DPAY_REQUIRED']);
    expect((await accept(token)).status).toBe(200);
  });

  test('gets the same link from Forgot password and from signing up', async () => {
    await invite('waiting@b.test');
    await post('forgot_password', { email: 'waiting@b.test' });
    const forgot = await app.mailTo('waiting@b.test');
    await post('register', {
      full_name: 'Budi',
      email: 'waiting@b.test',
      mobile_phone: '081234567890',
      business_name: 'Toko Budi',
      ...CHOSEN,
      terms_accepted: true,
    });
    const signedUp = await app.mailTo('waiting@b.test');

    expect(forgot.body).toContain('/create_password?token=');
    expect(signedUp.body).toContain('/create_password?token=');
    expect(codeOf(await accept(forgot.token))).toBe('DPAY_TOKEN_INVALID');
    expect((await accept(signedUp.token)).status).toBe(200);
  });
});

describe('a person with an account at another merchant', () => {
  test('only accepts, and keeps the password', async () => {
    const { again } = await invite('finance@a.test', await personOf('finance@a.test'));
    const { token } = await again();
    const shown = await read(token);
    const accepted = await accept(token, CHOSEN);
    const merchants = await app.db.signIn((tx) =>
      tx.rows<{ merchant_id: string }>(sql`
        select m.merchant_id from user_account u, merchants_of_person(u.user_id) m
         where u.email = 'finance@a.test' and u.merchant_id = ${MERCHANT_A}`),
    );

    expect(shown.json()).toMatchObject({ data: { needs_password: false } });
    expect(accepted.status).toBe(200);
    expect((await login('finance@a.test', PASSWORD)).status).toBe(200);
    expect((await login('finance@a.test', CHOSEN.password)).status).toBe(401);
    expect(merchants.map((one) => one.merchant_id).toSorted()).toEqual([MERCHANT_A, MERCHANT_B]);
  });

  test('whose address was never verified chooses a password, because somebody else may have chosen the old one', async () => {
    const { again } = await invite('unverified@a.test', await personOf('unverified@a.test'));
    const { token } = await again();

    expect((await read(token)).json()).toMatchObject({ data: { needs_password: true } });
    expect(errorsOf(await accept(token, {}))).toEqual(['password DPAY_REQUIRED']);
    expect((await accept(token)).status).toBe(200);
    expect((await login('unverified@a.test', PASSWORD)).status).toBe(401);
    expect((await login('unverified@a.test')).status).toBe(200);
  });
});

describe('a link', () => {
  test('works once, also for two calls at once', async () => {
    const { again } = await invite('once@b.test');
    const { token } = await again();
    const replies = await Promise.all([accept(token), accept(token)]);

    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(codeOf(await read(token))).toBe('DPAY_TOKEN_INVALID');
  });

  test('ends with a newer one, after three days, and when the invitation is withdrawn', async () => {
    const { again, userId } = await invite('ends@b.test');
    const first = await again();
    const second = await again();

    expect(codeOf(await accept(first.token))).toBe('DPAY_TOKEN_INVALID');
    wait(72 * 3600);
    expect(codeOf(await accept(second.token))).toBe('DPAY_TOKEN_INVALID');
    const third = await again();
    await app.db.system((tx) =>
      tx.run(sql`update user_account set status = 'disabled' where user_id = ${userId}`),
    );
    expect(codeOf(await read(third.token))).toBe('DPAY_TOKEN_INVALID');
    expect(codeOf(await accept(third.token))).toBe('DPAY_TOKEN_INVALID');
  });

  test('of another purpose accepts no invitation', async () => {
    await post('forgot_password', { email: 'admin@a.test' });
    const { token } = await app.mailTo('admin@a.test');

    expect(codeOf(await accept(token))).toBe('DPAY_TOKEN_INVALID');
    expect(codeOf(await post('verify', { token }))).toBe('DPAY_TOKEN_INVALID');
  });
});
