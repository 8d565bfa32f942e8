import { LOGIN_POLICY } from '@dasbor/domain/auth';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rebuild, startTestApp } from '../../testing/app.ts';
import type { Problem, TestApp } from '../../testing/app.ts';
import { MERCHANT_A, PASSWORD } from '../../testing/people.ts';
import { inviteByMail } from '../auth/public.ts';

const GUESSES = 10_000;
const PER_MINUTE = 120;
const CHOSEN = { password: 'Soto-Ayam-26', password_confirmation: 'Soto-Ayam-26' };

let app: TestApp;
beforeAll(async () => {
  const perMinute = { most: PER_MINUTE, perSeconds: 60 };
  app = await startTestApp({ limits: { perAddress: perMinute, perSession: perMinute } });
});
afterAll(() => app.close());

/** One link of each kind that works, and the calls that use them. */
const links = async () => {
  const post = (path: string, payload: object) => app.ask('POST', `/dashboard/users/${path}`, { payload });
  await post('forgot_password', { email: 'finance@a.test' });
  await post('resend_verification_email', { email: 'unverified@a.test' });
  const invited = { userId: 'usr_01KAJ8Q5Z00000000000000001', email: 'invited@a.test' };
  await app.db.system(async (tx) => {
    await tx.run(sql`
      insert into person (person_id, email, created_at) values ('psn_01KAJ8Q5Z00000000000000001', ${invited.email}, '2026-01-01')`);
    await tx.run(sql`
      insert into user_account (user_id, merchant_id, person_id, email, name, role_id, status, created_at)
      values (${invited.userId}, ${MERCHANT_A}, 'psn_01KAJ8Q5Z00000000000000001', ${invited.email}, 'Budi', 2, 'invited', '2026-01-01')`);
    await inviteByMail(tx, app.deps, {
      ...invited,
      merchantId: MERCHANT_A,
      merchantName: 'A',
      inviterName: 'Sari',
      language: 'id',
      now: app.clock.now(),
    });
  });
  const tokenTo = async (email: string) => (await app.mailTo(email)).token;
  return [
    {
      use: (token: string) => post('reset_password', { token, ...CHOSEN }),
      token: await tokenTo('finance@a.test'),
    },
    { use: (token: string) => post('verify', { token }), token: await tokenTo('unverified@a.test') },
    {
      use: (token: string) => post('create_password', { token, ...CHOSEN }),
      token: await tokenTo(invited.email),
    },
  ];
};

/** Every second guess differs from a real token in one letter. */
const guessOf = (nth: number, real: string): string => {
  if (nth % 2 === 0) return app.deps.tokens.opaque();
  const at = nth % real.length;
  return real.slice(0, at) + (real[at] === 'A' ? 'B' : 'A') + real.slice(at + 1);
};

test(
  'of ten thousand guesses at links none succeeds, and most are not even looked at',
  { timeout: 120_000 },
  async () => {
    const kinds = await links();
    const answers = new Map<number, number>();

    for (let nth = 0; nth < GUESSES; nth += 1) {
      if (nth % 1000 === 0) app.clock.set(new Date(app.clock.now().getTime() + 61_000));
      const { use, token } = kinds[nth % kinds.length]!;
      const { status } = await use(guessOf(nth, token));
      answers.set(status, (answers.get(status) ?? 0) + 1);
    }

    expect(Object.fromEntries(answers)).toEqual({ 400: 10 * PER_MINUTE, 429: GUESSES - 10 * PER_MINUTE });
    app.clock.set(new Date(app.clock.now().getTime() + 61_000));
    for (const { use, token } of kinds) expect((await use(token)).status).toBe(200);
  },
);

test(
  'of ten thousand guesses at a code from as many addresses, three an hour are looked at, through restarts',
  { timeout: 120_000 },
  async () => {
    const HOURS = 10;
    const answers = new Map<string, number>();
    let server = app;
    const from = (nth: number) => `10.${nth % 250}.${Math.floor(nth / 250)}.7`;
    const begin = async (nth: number): Promise<string> => {
      const reply = await server.ask('POST', '/dashboard/login', {
        payload: { email: 'two-step@a.test', password: PASSWORD },
        remoteAddress: from(nth),
      });
      return reply.json<{ data?: { otp_session: string } }>().data?.otp_session ?? 'x'.repeat(32);
    };

    for (let hour = 0; hour < HOURS; hour += 1) {
      app.clock.set(new Date(app.clock.now().getTime() + 3_601_000));
      const restarted = await rebuild(app);
      const session = await begin(hour);
      const { code } = await app.mailTo('two-step@a.test');
      server = restarted;
      for (let nth = 0; nth < GUESSES / HOURS; nth += 1) {
        const guess = String((Number(code) + 1 + nth) % 1_000_000).padStart(6, '0');
        const reply = await server.ask('POST', '/dashboard/login/verify', {
          payload: { otp_session: session, code: guess },
          remoteAddress: from(nth),
        });
        const { error_code: answer } = reply.json<Problem>();
        answers.set(answer, (answers.get(answer) ?? 0) + 1);
      }
      await restarted.close();
      server = app;
    }

    const lookedAt = (answers.get('DPAY_OTP_INVALID') ?? 0) + HOURS;
    expect([...answers.keys()].toSorted()).toEqual(['DPAY_MAX_OTP_ATTEMPTS', 'DPAY_OTP_INVALID']);
    expect(lookedAt).toBe(HOURS * LOGIN_POLICY.otpTries);
  },
);
