import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp } from '../../testing/app.ts';
import type { Problem, TestApp } from '../../testing/app.ts';
import { confirm } from '../../testing/confirm.ts';
import { PASSWORD } from '../../testing/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(() => wait(3600));

const wait = (seconds: number) => app.clock.set(new Date(app.clock.now().getTime() + seconds * 1000));
const post = (path: string, payload: object) => app.ask('POST', `/dashboard/${path}`, { payload });
const login = (email: string) => post('login', { email, password: PASSWORD });
const codeOf = (reply: { json: <T>() => T }) => reply.json<Problem>().error_code;

/** Asks for the change as the person, with the code that the present address gets. */
const ask = async (from: string, to: string) => {
  const { live: token } = await app.signIn(from);
  const otp = await confirm(app, { email: from, token, purpose: 'email_change', action: { email: to } });
  const reply = await app.ask('POST', '/dashboard/profile/email', {
    token,
    headers: { 'x-otp-token': otp },
    payload: { email: to },
  });
  return { reply, token };
};
const change = async (from: string, to: string) => {
  const { token: session } = await ask(from, to);
  const { token } = await app.mailTo(to);
  return {
    session,
    confirmed: await post('users/confirm_email', { token }),
    undo: (await app.mailTo(from)).token,
  };
};

test('the address changes when the link at the new one is opened, and the old one is told', async () => {
  const { reply } = await ask('finance@a.test', 'baru@a.test');
  const before = [(await login('finance@a.test')).status, (await login('baru@a.test')).status];
  const { token, body } = await app.mailTo('baru@a.test');
  const confirmed = await post('users/confirm_email', { token });
  const told = await app.mailTo('finance@a.test');

  expect(reply.status).toBe(200);
  expect(body).toContain('http://dasbor.test/#/confirm_email?token=');
  expect(before).toEqual([200, 401]);
  expect(confirmed.status).toBe(200);
  expect([(await login('finance@a.test')).status, (await login('baru@a.test')).status]).toEqual([401, 200]);
  expect(told.body).toContain('b***@a.test');
  expect(told.body).toContain('/#/undo_email_change?token=');
  expect(codeOf(await post('users/confirm_email', { token }))).toBe('DPAY_TOKEN_INVALID');
});

test('without the code of the present address nothing is mailed', async () => {
  const { live: token } = await app.signIn('admin@a.test');
  const reply = await app.ask('POST', '/dashboard/profile/email', {
    token,
    payload: { email: 'lain@a.test' },
  });
  const mails = await app.db.system((tx) => tx.rows(sql`select 1 from mail where recipient = 'lain@a.test'`));

  expect(codeOf(reply)).toBe('DPAY_OTP_REQUIRED');
  expect(mails).toEqual([]);
});

test('an address of somebody else gets the same answer, and its link changes nothing', async () => {
  const { reply } = await ask('developer@a.test', 'owner@b.test');
  const { token } = await app.mailTo('owner@b.test');

  expect(reply.json()).toEqual({ data: { accepted: true } });
  expect(codeOf(await post('users/confirm_email', { token }))).toBe('DPAY_TOKEN_INVALID');
  expect((await login('developer@a.test')).status).toBe(200);
});

test('the old address undoes it for three days, which ends every session', async () => {
  const { session, undo } = await change('uploader@a.test', 'pencuri@a.test');
  const undone = await post('users/undo_email_change', { token: undo });

  expect(undone.status).toBe(200);
  expect([(await login('uploader@a.test')).status, (await login('pencuri@a.test')).status]).toEqual([
    200, 401,
  ]);
  expect((await app.ask('GET', '/dashboard/session', { token: session })).status).toBe(401);
});

test('a thief who changes it twice cannot end the first undo, nor undo it afterwards', async () => {
  const first = await change('approver@a.test', 'satu@a.test');
  wait(61);
  const second = await change('satu@a.test', 'dua@a.test');
  const undone = await post('users/undo_email_change', { token: first.undo });

  expect(undone.status).toBe(200);
  expect(codeOf(await post('users/undo_email_change', { token: second.undo }))).toBe('DPAY_TOKEN_INVALID');
  expect((await login('approver@a.test')).status).toBe(200);
});

test('nobody takes the old address while it may come back, and a reset link that it got is over', async () => {
  await post('users/forgot_password', { email: 'viewer@a.test' });
  const reset = await app.mailTo('viewer@a.test');
  const { undo } = await change('viewer@a.test', 'pindah@a.test');
  const form = {
    full_name: 'Pencuri',
    email: 'viewer@a.test',
    mobile_phone: '081234567890',
    business_name: 'Toko Pencuri',
    password: 'Soto-Ayam-26',
    password_confirmation: 'Soto-Ayam-26',
    terms_accepted: true,
  };
  const taken = await post('users/register', form);
  const chosen = { password: 'Soto-Ayam-26', password_confirmation: 'Soto-Ayam-26' };

  expect(taken.status).toBe(200);
  expect(codeOf(await post('users/reset_password', { token: reset.token, ...chosen }))).toBe(
    'DPAY_TOKEN_INVALID',
  );
  expect((await post('users/undo_email_change', { token: undo })).status).toBe(200);
  expect((await login('viewer@a.test')).status).toBe(200);
});

test('a link to undo is over after three days', async () => {
  const { undo } = await change('payment-link-maker@a.test', 'tetap@a.test');
  wait(72 * 3600);

  expect(codeOf(await post('users/undo_email_change', { token: undo }))).toBe('DPAY_TOKEN_INVALID');
});
