import { TWO_STEP_POLICY } from '@dasbor/domain/two-step';
import sql from 'sql-template-tag';
import { beforeEach, expect, test } from 'vitest';
import { startTestApp } from '../../testing/app.ts';
import type { Problem, Reply } from '../../testing/app.ts';
import { PASSWORD } from '../../testing/people.ts';
import {
  begin,
  codeOf as appCode,
  forgetSecondSteps,
  setUpApp,
  verify,
  wait,
} from '../../testing/second-step.ts';
import { standBy } from '../../testing/stand.ts';

const EMAIL = 'owner@a.test';
const ADMIN = 'admin@a.test';
const start = async () => ({ app: await startTestApp() });
const stand = standBy(start, async ({ app }) => {
  await forgetSecondSteps(app);
  await app.db.system(async (tx) => {
    await tx.run(sql`delete from auth_session`);
    await tx.run(sql`delete from mail`);
  });
});
let token: string;
beforeEach(async () => {
  token = (await stand.app.signIn(EMAIL)).live;
});

const codeOf = (reply: Reply) => reply.json<Problem>().error_code;
const login = (more: object = {}, headers: Record<string, string> = {}, email = EMAIL) =>
  stand.app.ask('POST', '/dashboard/login', { payload: { email, password: PASSWORD, ...more }, headers });
type Answer = { otp_required: boolean; device_token?: string; token?: string };
const answerOf = (reply: Reply) => reply.json<{ data: Answer }>().data;
/** Passes the second step and asks to remember this browser. */
const remembered = async (email = EMAIL, own = token) => {
  const { app } = stand;
  const { secret } = await setUpApp(app, { email, token: own });
  const { otp_session: session } = await begin(app, email);
  const reply = await verify(app, session, appCode(app, secret), { remember_device: true });
  return { device: answerOf(reply).device_token ?? '', secret, token: answerOf(reply).token ?? '' };
};
const asksMore = async (device: string, email = EMAIL) =>
  answerOf(await login({ device_tokens: [device] }, {}, email)).otp_required;
const devices = async () =>
  (await stand.app.ask('GET', '/dashboard/profile/remembered-devices', { token })).json<{
    data: { id: string }[];
  }>().data;
const sessions = async () =>
  (await stand.app.ask('GET', '/dashboard/profile/sessions', { token })).json<{
    data: { id: string; is_current: boolean; second_step: string | null; device: string }[];
  }>().data;

test('a remembered device needs no second step for 30 days', async () => {
  const { app } = stand;
  const { device } = await remembered();

  expect(device).toMatch(/^[\w-]{43}$/);
  expect(await asksMore(device)).toBe(false);
  expect((await sessions()).map(({ second_step: how }) => how).toSorted()).toEqual([
    'authenticator',
    null,
    'remembered_device',
  ]);
  wait(app, TWO_STEP_POLICY.rememberDays * 86_400 - 60);
  expect(await asksMore(device)).toBe(false);
  wait(app, 60);
  expect(await asksMore(device)).toBe(true);
});

test('only the hash of its token is stored, and a device is remembered only if the person asks', async () => {
  const { app } = stand;
  const { device, secret } = await remembered();
  wait(app, 30);
  const { otp_session: session } = await begin(app, EMAIL);
  const silent = await verify(app, session, appCode(app, secret));

  expect(answerOf(silent).device_token).toBeUndefined();
  const rows = await app.db.system((tx) =>
    tx.rows<{ text: string }>(sql`select r::text as text from remembered_device r`),
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.text).not.toContain(device);
});

test('the device of one person is not remembered for another', async () => {
  const { app } = stand;
  const { device } = await remembered();
  await remembered(ADMIN, (await app.signIn(ADMIN)).live);

  expect(await asksMore(device, ADMIN)).toBe(true);
  expect(await asksMore(device)).toBe(false);
  expect(await asksMore('A'.repeat(43))).toBe(true);
});

test('a wrong password is refused on a remembered device too', async () => {
  const { device } = await remembered();

  expect(codeOf(await login({ password: 'Salah-1', device_tokens: [device] }))).toBe(
    'DPAY_INVALID_CREDENTIALS',
  );
});

test('a new password forgets the devices', async () => {
  const { app } = stand;
  const { device, token: signedIn } = await remembered();
  const change = (from: string, to: string) =>
    app.ask('POST', '/dashboard/profile/change-password', {
      token: signedIn,
      payload: { current_password: from, password: to, password_confirmation: to },
    });

  expect((await change(PASSWORD, 'Rahasia-Baru-2')).status).toBe(204);
  expect((await change('Rahasia-Baru-2', PASSWORD)).status).toBe(204);

  expect(await asksMore(device)).toBe(true);
});

test('signing out everywhere forgets the devices', async () => {
  const { device } = await remembered();
  await stand.app.ask('POST', '/dashboard/logout-all', { token });

  expect(await asksMore(device)).toBe(true);
});

test('a device is forgotten by its person only', async () => {
  const { app } = stand;
  const { device } = await remembered();
  const [one] = await devices();
  const forget = (by: string) =>
    app.ask('DELETE', `/dashboard/profile/remembered-devices/${one?.id}`, { token: by });
  const { live: other } = await app.signIn(ADMIN);

  expect(codeOf(await forget(other))).toBe('DPAY_DEVICE_NOT_FOUND');
  expect(await asksMore(device)).toBe(false);
  expect((await forget(token)).status).toBe(204);
  expect(await asksMore(device)).toBe(true);
  expect(codeOf(await forget(token))).toBe('DPAY_DEVICE_NOT_FOUND');
});

test('a merchant that does not allow it remembers no device and accepts none', async () => {
  const { app } = stand;
  const { device, secret } = await remembered();
  await app.db.system((tx) =>
    tx.run(sql`
      insert into sign_in_rules (merchant_id, requires_two_step, remembers_devices, changed_by, changed_at)
      select merchant_id, false, false, 'Sari', now() from user_account where email = ${EMAIL}`),
  );
  wait(app, 30);

  const challenge = await begin(app, EMAIL, { device_tokens: [device] });
  const reply = await verify(app, challenge.otp_session, appCode(app, secret), { remember_device: true });

  expect(challenge).toMatchObject({ otp_required: true, may_remember_device: false });
  expect(answerOf(reply).device_token).toBeUndefined();
});

test('sign-ins are listed with their devices, and ended one by one', async () => {
  const { app } = stand;
  const phone = answerOf(await login({}, { 'user-agent': 'Telepon/1.0' })).token ?? '';
  const listed = await sessions();
  const onPhone = listed.find(({ device }) => device === 'Telepon/1.0');
  const end = (by: string) => app.ask('DELETE', `/dashboard/profile/sessions/${onPhone?.id}`, { token: by });
  const { live: other } = await app.signIn(ADMIN);

  expect(listed.map(({ is_current: isCurrent }) => isCurrent).toSorted()).toEqual([false, true]);
  expect(codeOf(await end(other))).toBe('DPAY_SIGN_IN_NOT_FOUND');
  expect((await end(token)).status).toBe(204);
  expect(codeOf(await app.ask('GET', '/dashboard/session', { token: phone }))).toBe('DPAY_SESSION_EXPIRED');
  expect(codeOf(await end(token))).toBe('DPAY_SIGN_IN_NOT_FOUND');
  expect(await sessions()).toHaveLength(1);
});

test('a sign-in from a new browser is mailed with device, address and time; a known one is not', async () => {
  const { app } = stand;
  const told = () =>
    app.db.system((tx) =>
      tx.rows<{ body: string }>(sql`select body from mail where kind = 'new_device' order by id`),
    );
  expect(await told()).toEqual([]);

  await login({}, { 'user-agent': 'Telepon/1.0' });
  await login({}, { 'user-agent': 'Telepon/1.0' });

  const [one, ...more] = await told();
  expect(more).toEqual([]);
  expect(one?.body).toContain('Perangkat: Telepon/1.0');
  expect(one?.body).toContain('Alamat IP: 127.0.0.1');
  expect(one?.body).toMatch(/Waktu: .*WIB/);
});

test('a remembered browser is known, also from another address', async () => {
  const { app } = stand;
  const { device } = await remembered();
  await app.db.system((tx) => tx.run(sql`update auth_session set ip = '198.51.100.7'`));

  await login({ device_tokens: [device] });

  expect(await app.db.system((tx) => tx.rows(sql`select 1 from mail where kind = 'new_device'`))).toEqual([]);
});
