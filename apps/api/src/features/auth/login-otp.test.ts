import { LOGIN_POLICY } from '@dasbor/domain/auth';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rebuild, startTestApp } from '../../testing/app.ts';
import type { Problem, TestApp } from '../../testing/app.ts';
import { PASSWORD } from '../../testing/people.ts';

const EMAIL = 'two-step@a.test';
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(() =>
  app.db.system(async (tx) => {
    await tx.run(sql`delete from otp_challenge`);
    await tx.run(sql`update person set failed_otps = 0, otp_locked_until = null`);
  }),
);

type Challenge = {
  otp_session: string;
  sent_to: string;
  resend_after: string;
  expires_at: string;
  remaining_attempts: number;
};
const begin = async () => {
  const reply = await app.ask('POST', '/dashboard/login', { payload: { email: EMAIL, password: PASSWORD } });
  const challenge = reply.json<{ data: Challenge }>().data;
  return { ...challenge, code: (await app.mailTo(EMAIL)).code };
};
const verify = (session: string, code: string, at = app) =>
  at.ask('POST', '/dashboard/login/verify', { payload: { otp_session: session, code } });
const resend = (session: string) =>
  app.ask('POST', '/dashboard/login/resend-otp', { payload: { otp_session: session } });
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
const codeOf = (reply: { json: <T>() => T }) => reply.json<Problem>().error_code;
const wait = (seconds: number) => app.clock.set(new Date(app.clock.now().getTime() + seconds * 1000));

test('with 2-step on, the password returns a challenge and the code returns the session', async () => {
  const challenge = await begin();

  const reply = await verify(challenge.otp_session, challenge.code);

  expect(challenge).toMatchObject({ sent_to: 't***@a.test', remaining_attempts: 3 });
  expect(Date.parse(challenge.resend_after) - app.clock.now().getTime()).toBe(60_000);
  expect(Date.parse(challenge.expires_at) - app.clock.now().getTime()).toBe(300_000);
  expect(reply.json()).toMatchObject({ data: { otp_required: false, email: EMAIL } });
});

test("answer and mail name the sign-in in the request's language, also for a resent code", async () => {
  const payload = { email: EMAIL, password: PASSWORD };
  const headers = { 'accept-language': 'en' };

  const first = await app.ask('POST', '/dashboard/login', { headers, payload });
  const { otp_session, confirms } = first.json<{ data: { otp_session: string; confirms: string } }>().data;
  const mailed = await app.mailTo(EMAIL);
  wait(LOGIN_POLICY.otpResendCooldownSeconds);
  const again = await app.ask('POST', '/dashboard/login/resend-otp', { headers, payload: { otp_session } });
  const mailedAgain = await app.mailTo(EMAIL);

  expect(confirms).toBe('Sign in to Dasbor');
  expect(again.json()).toMatchObject({ data: { confirms } });
  for (const { body } of [mailed, mailedAgain]) expect(body).toContain(`It confirms: ${confirms}`);
});

test('a code works once', async () => {
  const { otp_session: session, code } = await begin();

  const replies = await Promise.all([verify(session, code), verify(session, code)]);

  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 401]);
});

// spec 4.82, 8.19
test('the third wrong code locks codes for an hour, even the right one, across a restart', async () => {
  const { otp_session: session, code } = await begin();

  const replies = [];
  for (let i = 0; i < LOGIN_POLICY.otpTries; i++) replies.push(await verify(session, wrong(code)));
  const restarted = await rebuild(app);
  const right = await verify(session, code, restarted);
  await restarted.close();
  const again = await app.ask('POST', '/dashboard/login', { payload: { email: EMAIL, password: PASSWORD } });
  const resent = await resend(session);

  expect(replies.map((reply) => [codeOf(reply), reply.json<Problem>().params])).toEqual([
    ['DPAY_OTP_INVALID', { remaining_attempts: 2 }],
    ['DPAY_OTP_INVALID', { remaining_attempts: 1 }],
    ['DPAY_MAX_OTP_ATTEMPTS', { remaining_minutes: 60 }],
  ]);
  expect([right, again, resent].map(codeOf)).toEqual(Array(3).fill('DPAY_MAX_OTP_ATTEMPTS'));

  wait(3600);
  const opened = await begin();
  expect(opened.remaining_attempts).toBe(3);
  expect((await verify(opened.otp_session, opened.code)).status).toBe(200);
});

test('a new sign-in does not reset the attempts', async () => {
  const first = await begin();
  await verify(first.otp_session, wrong(first.code));

  expect((await begin()).remaining_attempts).toBe(2);
});

// spec 9.46
test('twenty concurrent guesses get three attempts', async () => {
  const { otp_session: session, code } = await begin();

  const replies = await Promise.all(Array.from({ length: 20 }, () => verify(session, wrong(code))));

  expect(replies.filter((reply) => codeOf(reply) === 'DPAY_OTP_INVALID')).toHaveLength(2);
});

// spec 8.18
test('a code expires after five minutes, which costs no attempt', async () => {
  const { otp_session: session, code } = await begin();
  wait(LOGIN_POLICY.otpExpirySeconds);

  expect(codeOf(await verify(session, code))).toBe('DPAY_OTP_EXPIRED');
  expect((await begin()).remaining_attempts).toBe(3);
});

// spec 9.48
test('a code can be resent after a minute, which invalidates the previous one', async () => {
  const { otp_session: session, code } = await begin();
  const early = await resend(session);
  wait(60);
  const renewed = await resend(session);
  const { code: newest } = await app.mailTo(EMAIL);

  expect([codeOf(early), early.json<Problem>().params]).toEqual([
    'DPAY_OTP_RESEND_COOLDOWN',
    { retry_after: 60 },
  ]);
  expect(early.headers['retry-after']).toBe('60');
  expect(renewed.status).toBe(200);
  if (newest !== code) expect(codeOf(await verify(session, code))).toBe('DPAY_OTP_INVALID');
  expect((await verify(session, newest)).status).toBe(200);
});

test('a sixth code for one sign-in is refused for an hour', async () => {
  const { otp_session: session } = await begin();
  for (let i = 1; i < LOGIN_POLICY.otpMaxSends; i++) {
    wait(60);
    expect((await resend(session)).status).toBe(200);
  }
  wait(60);

  const refusedAgain = (await resend(session)).json<Problem>();
  expect([refusedAgain.error_code, refusedAgain.params]).toEqual([
    'DPAY_OTP_SEND_LIMIT',
    { remaining_minutes: 59 },
  ]);
  wait(20 * 60);
  const payload = { email: EMAIL, password: PASSWORD };
  const refusedAnew = (await app.ask('POST', '/dashboard/login', { payload })).json<Problem>();
  expect([refusedAnew.error_code, refusedAnew.params]).toEqual([
    'DPAY_OTP_SEND_LIMIT',
    { remaining_minutes: 39 },
  ]);
  wait(39 * 60);
  expect((await begin()).remaining_attempts).toBe(3);
});

test('an unknown or old challenge has expired', async () => {
  const { otp_session: session, code } = await begin();
  wait(3 * 3600);

  expect(codeOf(await verify(session, code))).toBe('DPAY_OTP_SESSION_EXPIRED');
  expect(codeOf(await verify('x'.repeat(43), '123456'))).toBe('DPAY_OTP_SESSION_EXPIRED');
  expect(codeOf(await resend('x'.repeat(43)))).toBe('DPAY_OTP_SESSION_EXPIRED');
});

test('a code is stored only as a hash', async () => {
  const { code, otp_session: session } = await begin();

  const { text } = await app.db.system((tx) =>
    tx.one<{ text: string }>(sql`select otp_challenge::text as text from otp_challenge`),
  );
  expect(text).toContain('$argon2id$');
  expect(text).not.toContain(session);
  expect(text.replaceAll(/\d{4}-\d\d-\d\d[^,]*/g, '')).not.toMatch(new RegExp(`\\b${code}\\b`));
});
