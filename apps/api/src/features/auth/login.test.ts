import { LOGIN_POLICY } from '@dasbor/domain/auth';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rebuild, startTestApp } from '../../testing/app.ts';
import type { Problem, TestApp } from '../../testing/app.ts';
import { MERCHANT_A, PASSWORD } from '../../testing/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const login = (email: string, password: string, at: TestApp = app) =>
  at.ask('POST', '/dashboard/login', { payload: { email, password } });
const wait = (minutes: number) => app.clock.set(new Date(app.clock.now().getTime() + minutes * 60_000));

// spec 6.1, 7.18
test('returns tokens of both modes and the user', async () => {
  const reply = await login('Owner@A.test ', PASSWORD);

  expect(reply.status).toBe(200);
  expect(reply.json()).toMatchObject({
    data: {
      otp_required: false,
      merchant_id: MERCHANT_A,
      role_name: 'Owner',
      email: 'owner@a.test',
      is_live: true,
    },
  });
});

// spec 1.6
test('each token works only in its own mode', async () => {
  const tokens = await app.signIn('owner@a.test');

  const seen = await Promise.all(
    (['live', 'sandbox'] as const).flatMap((mode) =>
      [tokens.live, tokens.sandbox].map((token) => app.ask('GET', '/dashboard/session', { mode, token })),
    ),
  );

  expect(seen.map(({ status }) => status)).toEqual([200, 403, 403, 200]);
  expect(seen[1]?.json<Problem>().error_code).toBe('DPAY_MODE_MISMATCH');
});

test('an unknown address gets the same answer as a wrong password', async () => {
  const unknown = await login('nobody@nowhere.test', PASSWORD);
  const wrong = await login('admin@a.test', 'Salah-Sekali-1');

  expect(unknown.status).toBe(401);
  expect({ ...unknown.json<Problem>(), request_id: '' }).toEqual({
    ...wrong.json<Problem>(),
    request_id: '',
  });
});

test('names the invalid fields', async () => {
  const reply = await login('not an address', '');

  expect(reply.json<Problem>().errors?.map(({ field, code }) => [field, code])).toEqual([
    ['email', 'DPAY_EMAIL_INVALID'],
    ['password', 'DPAY_REQUIRED'],
  ]);
});

test('an unconfirmed address is reported only with the right password', async () => {
  const wrong = await login('unverified@a.test', 'Salah-Sekali-1');
  const right = await login('unverified@a.test', PASSWORD);

  expect(wrong.json<Problem>().error_code).toBe('DPAY_INVALID_CREDENTIALS');
  expect(right.json<Problem>().error_code).toBe('DPAY_EMAIL_NOT_VERIFIED');
});

test('a disabled user is refused', async () => {
  await app.db.system((tx) =>
    tx.run(sql`update user_account set status = 'disabled' where email = 'links@a.test' or role_id = 8`),
  );

  const reply = await login('payment-link-maker@a.test', PASSWORD);

  expect(reply.json<Problem>().error_code).toBe('DPAY_INVALID_CREDENTIALS');
});

test.each(['finance@a.test', 'unknown@a.test'])(
  'the fifth wrong password locks %s, even for the right one',
  async (email) => {
    const codes: string[] = [];
    for (let i = 0; i < LOGIN_POLICY.maxAttempts; i++)
      codes.push((await login(email, 'Salah-Sekali-1')).json<Problem>().error_code);
    const afterwards = await login(email, PASSWORD);

    expect(codes).toEqual([...Array<string>(4).fill('DPAY_INVALID_CREDENTIALS'), 'DPAY_ACCOUNT_LOCKED']);
    expect(afterwards.json()).toMatchObject({
      error_code: 'DPAY_ACCOUNT_LOCKED',
      params: { remaining_minutes: 30 },
    });
  },
);

test('a lock survives a restart and ends by itself', async () => {
  for (let i = 0; i < LOGIN_POLICY.maxAttempts; i++) await login('uploader@a.test', 'Salah-Sekali-1');
  wait(10.5);
  const restarted = await rebuild(app);
  const locked = await login('uploader@a.test', PASSWORD, restarted);
  await restarted.close();
  wait(19.5);
  const open = await login('uploader@a.test', PASSWORD);

  expect(locked.json()).toMatchObject({
    error_code: 'DPAY_ACCOUNT_LOCKED',
    params: { remaining_minutes: 20 },
  });
  expect(open.status).toBe(200);
});

test('the right password resets the count', async () => {
  for (let round = 0; round < 2; round++) {
    for (let i = 0; i < LOGIN_POLICY.maxAttempts - 1; i++) await login('developer@a.test', 'Salah-Sekali-1');
    expect((await login('developer@a.test', PASSWORD)).status).toBe(200);
  }
});

test('concurrent guesses are all counted', async () => {
  const replies = await Promise.all(
    Array.from({ length: 12 }, () => login('viewer@a.test', 'Salah-Sekali-1')),
  );

  const codes = replies.map((reply) => reply.json<Problem>().error_code);
  expect(codes.filter((code) => code === 'DPAY_INVALID_CREDENTIALS')).toHaveLength(
    LOGIN_POLICY.maxAttempts - 1,
  );
});

test('sign-ins and refusals are recorded without names', async () => {
  await login('owner@a.test', 'Salah-Sekali-1');
  await app.signIn('owner@a.test');

  const trace = await app.db.system((tx) =>
    tx.rows<{ action: string; merchant_id: string; request_id: string }>(sql`
      select action, merchant_id, request_id from audit_event order by id desc limit 2`),
  );

  expect(trace.map(({ action }) => action)).toEqual(['session.started', 'session.refused']);
  for (const { merchant_id, request_id } of trace) {
    expect(merchant_id).toBe(MERCHANT_A);
    expect(request_id).toMatch(/^req_/);
  }
});

// spec 1.3, 9.3
test("messages use the caller's language, Indonesian unless English is preferred", async () => {
  const say = async (language: string) =>
    (
      await app.ask('POST', '/dashboard/login', {
        headers: { 'accept-language': language },
        payload: { email: 'x@a.test', password: 'x' },
      })
    ).json<Problem>().error;

  expect(await say('fr')).toMatch(/^Email atau kata sandi salah/);
  expect(await say('en-GB,en;q=0.9,id;q=0.4')).toMatch(/^Wrong email or password/);
  expect(await say('id,en;q=0.9')).toMatch(/^Email atau kata sandi salah/);
});
