import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp } from '../../testing/app.ts';
import type { Problem, TestApp } from '../../testing/app.ts';

const FORM = {
  full_name: 'Sri Wahyuni',
  business_name: 'Warung Bu Sri',
  business_category: 'restaurants',
  mobile_phone: '0812-3456-7890',
  terms_accepted: true,
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
// Each test has an hour of its own, so that limits of one do not reach the next.
beforeEach(() => wait(2 * 3600));

const wait = (seconds: number) => app.clock.set(new Date(app.clock.now().getTime() + seconds * 1000));
const post = (path: string, payload: object) =>
  app.ask('POST', `/dashboard/whatsapp-bot/${path}`, { payload });
const register = (different: Partial<typeof FORM> = {}) => post('register', { ...FORM, ...different });
const login = (mobile_phone: string) => post('login', { mobile_phone });
const sessionOf = (reply: { json: <T>() => T }) =>
  reply.json<{ data: { otp_session: string } }>().data.otp_session;
const verify = (otp_session: string, code: string) => post('verify', { otp_session, code });
const codeOf = (reply: { json: <T>() => T }) => reply.json<Problem>().error_code;
const e164 = (phone: string) => `+62${phone.replaceAll('-', '').slice(1)}`;
const sentTo = async (phone: string) => (await app.mailTo(e164(phone))).code;
const messages = async (phone: string) =>
  Number(
    (
      await app.db.system((tx) =>
        tx.one<{ n: string }>(sql`select count(*) as n from mail where recipient = ${e164(phone)}`),
      )
    ).n,
  );
const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000');
const signUp = async (phone: string) => {
  const begun = await register({ mobile_phone: phone });
  return verify(sessionOf(begun), await sentTo(phone));
};

describe('signing up', () => {
  test('the code of the message makes the merchant and signs its owner in, in sandbox', async () => {
    const begun = await register();
    const before = await app.db.system((tx) =>
      tx.rows(sql`select 1 from merchant where name = ${FORM.business_name}`),
    );
    const reply = await verify(sessionOf(begun), await sentTo(FORM.mobile_phone));
    const { data } = reply.json<{ data: { sandbox: { token: string } } }>();
    const session = await app.ask('GET', '/dashboard/session', {
      mode: 'sandbox',
      token: data.sandbox.token,
    });

    expect(begun.json()).toMatchObject({ data: { sent_to: '+62********890', remaining_attempts: 3 } });
    expect(before).toEqual([]);
    expect(reply.json()).toMatchObject({
      data: { role_name: 'Owner', is_live: false, email: '+6281234567890' },
    });
    expect(session.json()).toMatchObject({
      data: { merchant_name: 'Warung Bu Sri', mobile: '+6281234567890' },
    });
  });

  test('a code confirms an action by WhatsApp too, because the person has no email', async () => {
    const { data } = (await signUp('0812-0000-0002')).json<{ data: { sandbox: { token: string } } }>();
    const asked = await app.ask('POST', '/dashboard/otp', {
      mode: 'sandbox',
      token: data.sandbox.token,
      payload: { purpose: 'two_step', action: { enabled: true } },
    });

    expect(asked.json()).toMatchObject({ data: { sent_to: '+62********002' } });
    expect(await messages('0812-0000-0002')).toBe(2);
  });

  test('a number that has an account gets the same answer, and its code signs in', async () => {
    await signUp('0812-0000-0003');
    wait(61);
    const again = await register({ mobile_phone: '0812-0000-0003', business_name: 'Warung Lain' });
    const reply = await verify(sessionOf(again), await sentTo('0812-0000-0003'));
    const others = await app.db.system((tx) =>
      tx.rows(sql`select 1 from merchant where name = 'Warung Lain'`),
    );

    expect(again.status).toBe(200);
    expect(reply.status).toBe(200);
    expect(others).toEqual([]);
  });

  test('is refused with everything that is wrong, and nothing is sent', async () => {
    const reply = await register({
      full_name: '',
      business_category: 'coffee',
      mobile_phone: '021 555 1234',
    });

    expect(reply.json<Problem>().errors?.map(({ field, code }) => `${field} ${code}`)).toEqual([
      'full_name DPAY_REQUIRED',
      'business_category DPAY_BUSINESS_CATEGORY_UNKNOWN',
      'mobile_phone DPAY_PHONE_INVALID',
    ]);
  });

  test('twenty numbers of one network in an hour, and no more', async () => {
    for (let nth = 10; nth < 30; nth += 1)
      expect((await register({ mobile_phone: `0812-7000-00${nth}` })).status).toBe(200);

    expect(codeOf(await register({ mobile_phone: '0812-7000-0099' }))).toBe('DPAY_RATE_LIMITED');
  });

  test('the categories can be read before there is a session', async () => {
    const reply = await app.ask('GET', '/dashboard/whatsapp-bot/merchant-categories');

    expect(reply.json<{ data: { slug: string }[] }>().data.map(({ slug }) => slug)).toContain('restaurants');
  });
});

describe('signing in', () => {
  test('an unknown number gets the same answer and no message, and no code opens it', async () => {
    await signUp('0812-0000-0004');
    wait(61);
    const known = await login('0812-0000-0004');
    const unknown = await login('0812-0000-0005');

    const shape = (reply: typeof known) => ({
      ...reply.json<{ data: object }>().data,
      otp_session: '',
      sent_to: '',
    });
    expect(shape(unknown)).toEqual(shape(known));
    expect(await messages('0812-0000-0005')).toBe(0);
    expect((await verify(sessionOf(known), await sentTo('0812-0000-0004'))).status).toBe(200);
    expect(codeOf(await verify(sessionOf(unknown), '000000'))).toBe('DPAY_OTP_INVALID');
  });

  test('three wrong codes lock a number for an hour, with or without an account, and a new code gives no more', async () => {
    await signUp('0812-0000-0006');
    wait(61);
    for (const phone of ['0812-0000-0006', '0812-0000-0007']) {
      const session = sessionOf(await login(phone));
      const wrong = phone.endsWith('6') ? wrongFor(await sentTo(phone)) : '000000';
      const codes = [];
      for (let nth = 0; nth < 3; nth += 1) codes.push(codeOf(await verify(session, wrong)));
      wait(61);

      expect(codes).toEqual(['DPAY_OTP_INVALID', 'DPAY_OTP_INVALID', 'DPAY_MAX_OTP_ATTEMPTS']);
      expect(codeOf(await login(phone))).toBe('DPAY_MAX_OTP_ATTEMPTS');
      expect(codeOf(await verify(session, wrong))).toBe('DPAY_MAX_OTP_ATTEMPTS');
    }
    wait(3600);
    expect((await login('0812-0000-0006')).status).toBe(200);
  });

  test('a code works once, and not after five minutes', async () => {
    await signUp('0812-0000-0008');
    wait(61);
    const first = sessionOf(await login('0812-0000-0008'));
    const code = await sentTo('0812-0000-0008');
    const replies = await Promise.all([verify(first, code), verify(first, code)]);
    wait(61);
    const second = sessionOf(await login('0812-0000-0008'));
    const late = await sentTo('0812-0000-0008');
    wait(300);

    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect(codeOf(await verify(second, late))).toBe('DPAY_OTP_EXPIRED');
  });

  test('a code is sent again after a minute, five times in an hour, and ends the one before', async () => {
    await signUp('0812-0000-0009');
    wait(61);
    const session = sessionOf(await login('0812-0000-0009'));
    const first = await sentTo('0812-0000-0009');
    const early = await post('resend', { otp_session: session });
    wait(61);
    const again = await post('resend', { otp_session: session });
    const second = await sentTo('0812-0000-0009');
    const old = first === second ? undefined : await verify(session, first);

    expect(early.json()).toMatchObject({
      error_code: 'DPAY_OTP_RESEND_COOLDOWN',
      params: { retry_after: 60 },
    });
    expect(again.status).toBe(200);
    if (old) expect(codeOf(old)).toBe('DPAY_OTP_INVALID');
    expect((await verify(session, second)).status).toBe(200);
    for (let nth = 0; nth < 2; nth += 1) {
      wait(61);
      expect((await login('0812-0000-0009')).status).toBe(200);
    }
    wait(61);
    expect(codeOf(await login('0812-0000-0009'))).toBe('DPAY_OTP_SEND_LIMIT');
  });

  test('a person with 2-step verification signs in with email and password', async () => {
    await app.db.system((tx) =>
      tx.run(sql`
        update person set whatsapp = '+6281200000010', whatsapp_verified_at = '2026-01-01' where email = 'two-step@a.test'`),
    );
    const session = sessionOf(await login('0812-0000-0010'));

    expect(codeOf(await verify(session, await sentTo('0812-0000-0010')))).toBe(
      'DPAY_WHATSAPP_NEEDS_PASSWORD',
    );
  });

  test('a number is no email: it neither signs in with a password nor gets a reset link', async () => {
    await signUp('0812-0000-0011');
    const before = await messages('0812-0000-0011');
    const password = await app.ask('POST', '/dashboard/login', {
      payload: { email: '+6281200000011', password: 'x' },
    });
    const forgot = await app.ask('POST', '/dashboard/users/forgot_password', {
      payload: { email: '+6281200000011' },
    });

    expect([password.status, forgot.status]).toEqual([400, 400]);
    expect(await messages('0812-0000-0011')).toBe(before);
  });
});
