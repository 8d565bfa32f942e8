import { LOGIN_POLICY } from '@dasbor/domain/auth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp } from '../../testing/app.ts';
import type { Mode } from '../../platform/merchant/mode.ts';
import type { Problem, TestApp } from '../../testing/app.ts';
import { PASSWORD } from '../../testing/people.ts';

const FRESH = 'Baru-Sekali-9';
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const fields = (reply: { json: <T>() => T }) =>
  reply.json<Problem>().errors?.map(({ field, code }) => `${field} ${code}`);

describe('the own account', () => {
  test('only the given fields change', async () => {
    const { live: token } = await app.signIn('finance@a.test');

    await app.ask('PATCH', '/dashboard/profile', { token, payload: { mobile: '0812-9999-8888' } });
    const reply = await app.ask('GET', '/dashboard/profile', { token });

    expect(reply.json()).toMatchObject({
      data: { name: 'Sari Dewi', mobile: '+6281299998888', language: 'id' },
    });
  });

  test('invalid values are refused by field', async () => {
    const { live: token } = await app.signIn('finance@a.test');

    const reply = await app.ask('PATCH', '/dashboard/profile', {
      token,
      payload: { name: 'R2D2', mobile: '12' },
    });

    expect(fields(reply)).toEqual(['name DPAY_NAME_INVALID', 'mobile DPAY_PHONE_INVALID']);
  });
});

describe('changing the password', () => {
  const change = (token: string, current: string, password: string, confirmation = password) =>
    app.ask('POST', '/dashboard/profile/change-password', {
      token,
      payload: { current_password: current, password, password_confirmation: confirmation },
    });

  test('ends all other sessions and keeps this one', async () => {
    const [here, elsewhere] = [await app.signIn('admin@a.test'), await app.signIn('admin@a.test')];

    const reply = await change(here.live, PASSWORD, FRESH);

    expect(reply.status).toBe(204);
    expect((await app.ask('GET', '/dashboard/profile', { token: here.live })).status).toBe(200);
    expect((await app.ask('GET', '/dashboard/profile', { token: elsewhere.live })).status).toBe(401);
    await app.signIn('admin@a.test', FRESH);
  });

  test('reports the errors of each field', async () => {
    const { live } = await app.signIn('viewer@a.test');

    expect(fields(await change(live, 'Salah-Sekali-1', FRESH, 'x'))).toEqual([
      'current_password DPAY_PASSWORD_WRONG',
      'password_confirmation DPAY_PASSWORD_MISMATCH',
    ]);
    expect(fields(await change(live, PASSWORD, PASSWORD))).toEqual(['password DPAY_PASSWORD_UNCHANGED']);
    expect(fields(await change(live, PASSWORD, 'semua kecil'))).toContain(
      'password DPAY_PASSWORD_NEEDS_UPPER',
    );
  });

  test('guessing the current password ends the session: each refusal has the remaining attempts, the last one the reason', async () => {
    const { live } = await app.signIn('developer@a.test');
    const answers: unknown[] = [];
    for (let i = 0; i < LOGIN_POLICY.maxAttempts; i++) {
      const { error_code: code, errors } = (await change(live, 'Salah-Sekali-1', FRESH)).json<Problem>();
      answers.push(errors?.map(({ params }) => params) ?? code);
    }

    expect(answers).toEqual([
      ...[4, 3, 2, 1].map((remaining) => [{ remaining_attempts: remaining }]),
      'DPAY_PASSWORD_TRIES_USED_UP',
    ]);
    expect((await change(live, PASSWORD, FRESH)).status).toBe(401);
    expect((await app.ask('GET', '/dashboard/profile', { token: live })).status).toBe(401);
    await app.signIn('developer@a.test');
  });

  test('concurrent guesses are all counted, and no more are compared than allowed', async () => {
    const { live } = await app.signIn('uploader@a.test');

    const replies = await Promise.all(
      Array.from({ length: LOGIN_POLICY.maxAttempts + 3 }, () => change(live, 'Salah-Sekali-1', FRESH)),
    );

    expect(replies.filter(({ status }) => status === 400)).toHaveLength(LOGIN_POLICY.maxAttempts - 1);
    expect((await app.ask('GET', '/dashboard/profile', { token: live })).status).toBe(401);
  });

  test('an empty current password is a missing field, not an attempt', async () => {
    const { live } = await app.signIn('viewer@a.test');
    for (let i = 0; i <= LOGIN_POLICY.maxAttempts; i++) {
      expect(fields(await change(live, '', FRESH))).toEqual(['current_password DPAY_REQUIRED']);
    }

    expect((await change(live, 'Salah-Sekali-1', FRESH)).json()).toMatchObject({
      errors: [{ params: { remaining_attempts: 4 } }],
    });
  });
});

describe('2-step verification requires a code for exactly this change', () => {
  const request = (token: string, action: Record<string, unknown>) =>
    app.ask('POST', '/dashboard/otp', { token, payload: { purpose: 'two_step', action } });
  const confirm = async (token: string, action: Record<string, unknown>, email = 'owner@a.test') => {
    const { otp_session: session } = (await request(token, action)).json<{ data: { otp_session: string } }>()
      .data;
    const { code } = await app.mailTo(email);
    const reply = await app.ask('POST', '/dashboard/otp/verify', {
      token,
      payload: { otp_session: session, code },
    });
    return reply.json<{ data: { otp_token: string } }>().data.otp_token;
  };
  const set = (token: string, enabled: boolean, otpToken?: string, mode: Mode = 'live') =>
    app.ask('PUT', '/dashboard/profile/two-step', {
      mode,
      token,
      payload: { enabled },
      ...(otpToken && { headers: { 'x-otp-token': otpToken } }),
    });
  const wait = (seconds: number) => app.clock.set(new Date(app.clock.now().getTime() + seconds * 1000));

  test('a missing, different or mismatching code is refused, and the right one works once', async () => {
    const { live } = await app.signIn('owner@a.test');
    const otpToken = await confirm(live, { enabled: true });

    const refused = [
      await set(live, true),
      await set(live, true, 'x'.repeat(43)),
      await set(live, false, otpToken),
    ];
    const done = await set(live, true, otpToken);
    const twice = await set(live, true, otpToken);

    expect(refused.map((reply) => reply.json<Problem>().error_code)).toEqual(
      Array(3).fill('DPAY_OTP_REQUIRED'),
    );
    expect(done.json()).toMatchObject({ data: { is_otp_enabled: true } });
    expect(twice.json()).toMatchObject({ error_code: 'DPAY_OTP_REQUIRED', params: { purpose: 'two_step' } });
  });

  test('a confirmation is valid for one user and five minutes', async () => {
    const [approver, uploader] = [await app.signIn('approver@a.test'), await app.signIn('uploader@a.test')];
    const otpToken = await confirm(approver.live, { enabled: true }, 'approver@a.test');
    const foreign = await set(uploader.live, true, otpToken);
    wait(300);
    const late = await set(approver.live, true, otpToken);

    expect([foreign.status, late.status]).toEqual([403, 403]);
  });

  test('a confirmation is valid in one mode', async () => {
    const { live, sandbox } = await app.signIn('finance@a.test');
    const otpToken = await confirm(live, { enabled: true }, 'finance@a.test');

    const elsewhere = await set(sandbox, true, otpToken, 'sandbox');
    const here = await set(live, true, otpToken);

    expect([elsewhere.json<Problem>().error_code, here.status]).toEqual(['DPAY_OTP_REQUIRED', 200]);
  });

  test('a used code has expired, which ends no session', async () => {
    const { live: token } = await app.signIn('approver@a.test');
    wait(60);
    const { otp_session } = (await request(token, { enabled: true })).json<{
      data: { otp_session: string };
    }>().data;
    const { code } = await app.mailTo('approver@a.test');
    const verify = (session: string) =>
      app.ask('POST', '/dashboard/otp/verify', { token, payload: { otp_session: session, code } });

    const first = await verify(otp_session);
    const again = await verify(otp_session);
    const unknown = await verify('x'.repeat(43));

    expect(first.status).toBe(200);
    expect([again, unknown].map((reply) => [reply.status, reply.json<Problem>().error_code])).toEqual(
      Array.from({ length: 2 }, () => [400, 'DPAY_OTP_EXPIRED']),
    );
  });

  test('a wrong code is counted despite the refusal, and a code can be requested once a minute', async () => {
    const { live: token } = await app.signIn('uploader@a.test');
    const { otp_session: session } = (await request(token, { enabled: true })).json<{
      data: { otp_session: string };
    }>().data;
    const early = await request(token, { enabled: true });
    const { code } = await app.mailTo('uploader@a.test');
    const bad = code === '000000' ? '111111' : '000000';
    const verify = () =>
      app.ask('POST', '/dashboard/otp/verify', { token, payload: { otp_session: session, code: bad } });

    const codes = [];
    for (let i = 0; i < 4; i++) codes.push((await verify()).json<Problem>().error_code);

    expect(early.json()).toMatchObject({ error_code: 'DPAY_OTP_RESEND_COOLDOWN' });
    expect(codes).toEqual([
      'DPAY_OTP_INVALID',
      'DPAY_OTP_INVALID',
      'DPAY_MAX_OTP_ATTEMPTS',
      'DPAY_MAX_OTP_ATTEMPTS',
    ]);
  });
});
