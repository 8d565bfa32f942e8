import sql from 'sql-template-tag';
import { timeStepAt, totpCode } from '../platform/auth/totp.ts';
import type { Reply, TestApp } from './app.ts';
import { confirm } from './confirm.ts';
import { PASSWORD } from './people.ts';
import { softPasskey } from './soft-passkey.ts';

/** Somebody who is signed in without a second step yet. */
export type Someone = { email: string; token: string };

const post = (app: TestApp, url: string, token: string | undefined, payload: object = {}, otp = '') =>
  app.ask('POST', url, { token, payload, ...(otp && { headers: { 'x-otp-token': otp } }) });

/** The app's code at the test's clock, some steps away. */
export const codeOf = (app: TestApp, secret: string, steps = 0): string =>
  totpCode(secret, timeStepAt(app.clock.now()) + steps);

/** Sets up an authenticator app with mailed codes, and waits for its next code. */
export const setUpApp = async (app: TestApp, { email, token }: Someone) => {
  const otp = await confirm(app, { email, token, purpose: 'authenticator', action: {} });
  const started = await app.ask('POST', '/dashboard/profile/authenticator', {
    token,
    headers: { 'x-otp-token': otp },
  });
  const { secret } = started.json<{ data: { secret: string } }>().data;
  const confirmed = await post(app, '/dashboard/profile/authenticator/confirm', token, {
    code: codeOf(app, secret),
  });
  wait(app, 30);
  return { secret, codes: confirmed.json<{ data: { recovery_codes: string[] } }>().data.recovery_codes };
};

/** Adds a passkey with a confirmation. */
export const setUpPasskey = async (
  app: TestApp,
  { email, token }: Someone,
  { name = 'HP', otp }: { name?: string; otp?: string } = {},
) => {
  const confirmed = otp ?? (await confirm(app, { email, token, purpose: 'passkey', action: { name } }));
  const options = await post(app, '/dashboard/profile/passkeys/options', token, { name }, confirmed);
  const { challenge, user } = options.json<{ data: { challenge: string; user: { id: string } } }>().data;
  const passkey = softPasskey({ userHandle: Buffer.from(user.id, 'base64url').toString() });
  const reply = await post(app, '/dashboard/profile/passkeys', token, {
    credential: passkey.register({ challenge }),
  });
  return { passkey, reply };
};

export type Challenge = {
  otp_session: string;
  methods: string[];
  sent_to: string;
  remaining_attempts: number;
  may_remember_device: boolean;
};

/** The password of somebody with a second step. */
export const begin = async (app: TestApp, email: string, more: object = {}): Promise<Challenge> =>
  (await post(app, '/dashboard/login', undefined, { email, password: PASSWORD, ...more })).json<{
    data: Challenge;
  }>().data;

export const verify = (app: TestApp, session: string, code: string, more: object = {}): Promise<Reply> =>
  post(app, '/dashboard/login/verify', undefined, { otp_session: session, code, ...more });

/** A challenge for a passkey: alone, as second step of a sign-in, or for a confirmation. */
export const passkeyChallenge = async (
  app: TestApp,
  { session, token }: { session?: string; token?: string } = {},
): Promise<string> => {
  const url = token ? '/dashboard/otp/passkey/options' : '/dashboard/login/passkey/options';
  const reply = await post(app, url, token, session ? { otp_session: session } : {});
  return reply.json<{ data: { challenge: string } }>().data.challenge;
};

export const wait = (app: TestApp, seconds: number): void =>
  app.clock.set(new Date(app.clock.now().getTime() + seconds * 1000));

/** Nobody has a second step, a lock or a rule. */
export const forgetSecondSteps = (app: TestApp): Promise<void> =>
  app.db.system(async (tx) => {
    for (const table of [
      'authenticator_app',
      'passkey',
      'recovery_code',
      'passkey_challenge',
      'remembered_device',
    ])
      await tx.run(sql([`delete from ${table}`]));
    await tx.run(sql`delete from otp_challenge`);
    await tx.run(sql`delete from sign_in_rules`);
    await tx.run(sql`update auth_session set needs_two_step = false`);
    await tx.run(
      sql`update person set failed_otps = 0, otp_locked_until = null, two_step = email = 'two-step@a.test'`,
    );
  });
