import sql from 'sql-template-tag';
import { beforeEach, expect, test } from 'vitest';
import { startTestApp } from '../../testing/app.ts';
import type { Problem, Reply } from '../../testing/app.ts';
import { confirm } from '../../testing/confirm.ts';
import { MERCHANT_A } from '../../testing/people.ts';
import {
  begin,
  forgetSecondSteps,
  passkeyChallenge,
  setUpPasskey,
  verify,
  wait,
} from '../../testing/second-step.ts';
import type { Someone } from '../../testing/second-step.ts';
import { softPasskey } from '../../testing/soft-passkey.ts';
import { standBy } from '../../testing/stand.ts';

const EMAIL = 'owner@a.test';
const start = async () => ({ app: await startTestApp() });
const stand = standBy(start, ({ app }) => forgetSecondSteps(app));
let owner: Someone;
beforeEach(async () => {
  owner = { email: EMAIL, token: (await stand.app.signIn(EMAIL)).live };
});

const codeOf = (reply: Reply) => reply.json<Problem>().error_code;
const enter = (credential: object, more: object = {}) =>
  stand.app.ask('POST', '/dashboard/login/passkey', { payload: { credential, ...more } });
const alone = async (passkey: ReturnType<typeof softPasskey>, signing: object = {}) =>
  enter(passkey.assert({ challenge: await passkeyChallenge(stand.app), ...signing }));
const sessionOf = (reply: Reply) => reply.json<{ data: { token: string } }>().data.token;

test('a passkey is added with a confirmation, gives recovery codes, and is listed by name', async () => {
  const { reply } = await setUpPasskey(stand.app, owner, { name: ' HP Sari ' });

  expect(reply.status).toBe(201);
  expect(reply.json()).toMatchObject({ data: { passkey: { name: 'HP Sari', last_used_at: null } } });
  expect(reply.json<{ data: { recovery_codes: string[] } }>().data.recovery_codes).toHaveLength(10);
  const read = await stand.app.ask('GET', '/dashboard/profile/two-step', { token: owner.token });
  expect(read.json()).toMatchObject({
    data: { is_on: true, methods: ['passkey', 'recovery_code'], passkeys: [{ name: 'HP Sari' }] },
  });
});

test('signs in alone, and the session says so', async () => {
  const { passkey } = await setUpPasskey(stand.app, owner);

  const reply = await alone(passkey);

  expect(reply.json()).toMatchObject({ data: { otp_required: false, email: EMAIL } });
  const sessions = await stand.app.ask('GET', '/dashboard/profile/sessions', { token: sessionOf(reply) });
  expect(
    sessions.json<{ data: object[] }>().data.find((one) => 'is_current' in one && one.is_current),
  ).toMatchObject({
    second_step: 'passkey',
  });
});

test('a passkey that does not name its person signs in too', async () => {
  const { passkey } = await setUpPasskey(stand.app, owner);
  const answer = passkey.assert({ challenge: await passkeyChallenge(stand.app) });
  const { userHandle: _, ...response } = answer.response;

  expect((await enter({ ...answer, response })).status).toBe(200);
});

test('is the second step after the password', async () => {
  const { passkey } = await setUpPasskey(stand.app, owner);
  const { otp_session: session, methods } = await begin(stand.app, EMAIL);
  const challenge = await passkeyChallenge(stand.app, { session });

  const reply = await enter(passkey.assert({ challenge }), { otp_session: session });

  expect(methods).toEqual(['passkey', 'recovery_code']);
  expect(reply.status).toBe(200);
  expect(codeOf(await enter(passkey.assert({ challenge }), { otp_session: session }))).toBe(
    'DPAY_OTP_SESSION_EXPIRED',
  );
});

test.each([
  ['of another site', { origin: 'http://dasbor.example' }],
  ['of another relying party', { rpId: 'example.test' }],
  ['without face, finger or PIN', { isVerified: false }],
])('an answer %s is refused', async (_, signing) => {
  const { passkey } = await setUpPasskey(stand.app, owner);

  expect(codeOf(await alone(passkey, signing))).toBe('DPAY_PASSKEY_INVALID');
});

test('a challenge works once, for five minutes, for what it was made for', async () => {
  const { app } = stand;
  const { passkey } = await setUpPasskey(app, owner);
  const challenge = await passkeyChallenge(app);
  const answer = passkey.assert({ challenge });
  const late = passkey.assert({ challenge: await passkeyChallenge(app), counter: 3 });
  const { otp_session: session } = await begin(app, EMAIL);
  const ofSecondStep = passkey.assert({ challenge: await passkeyChallenge(app, { session }), counter: 4 });

  expect((await enter(answer)).status).toBe(200);
  expect(codeOf(await enter(answer))).toBe('DPAY_PASSKEY_EXPIRED');
  expect(codeOf(await enter(ofSecondStep))).toBe('DPAY_PASSKEY_EXPIRED');
  expect(codeOf(await enter(passkey.assert({ challenge: 'bWFkZS11cA' })))).toBe('DPAY_PASSKEY_EXPIRED');
  expect(codeOf(await enter({ ...answer, response: { ...answer.response, clientDataJSON: 'AAAA' } }))).toBe(
    'DPAY_PASSKEY_EXPIRED',
  );
  wait(app, 300);
  expect(codeOf(await enter(late))).toBe('DPAY_PASSKEY_EXPIRED');
});

test('a counter that does not grow shows a copy', async () => {
  const { passkey } = await setUpPasskey(stand.app, owner);
  await alone(passkey, { counter: 7 });

  expect(codeOf(await alone(passkey, { counter: 7 }))).toBe('DPAY_PASSKEY_INVALID');
  expect((await alone(passkey, { counter: 8 })).status).toBe(200);
});

test('the passkey of another person is refused as second step, and counts like a wrong code', async () => {
  const { app } = stand;
  await setUpPasskey(app, owner);
  const admin = { email: 'admin@a.test', token: (await app.signIn('admin@a.test')).live };
  const theirs = await setUpPasskey(app, admin);
  const attempt = async (counter: number) => {
    const { otp_session: session } = await begin(app, EMAIL);
    const challenge = await passkeyChallenge(app, { session });
    return enter(theirs.passkey.assert({ challenge, counter }), { otp_session: session });
  };

  const replies = [await attempt(1), await attempt(2), await attempt(3)];

  expect(replies.map(codeOf)).toEqual([
    'DPAY_PASSKEY_INVALID',
    'DPAY_PASSKEY_INVALID',
    'DPAY_MAX_OTP_ATTEMPTS',
  ]);
});

test('a locked second step also locks the passkey alone, until the hour is over', async () => {
  const { app } = stand;
  const { passkey } = await setUpPasskey(app, owner);
  const { otp_session: session } = await begin(app, EMAIL);
  for (const code of ['0000-0000-0000', '0000-0000-0001', '0000-0000-0002']) await verify(app, session, code);

  expect(codeOf(await alone(passkey))).toBe('DPAY_MAX_OTP_ATTEMPTS');
  wait(app, 3600);
  expect((await alone(passkey, { counter: 2 })).status).toBe(200);
});

test('somebody without the passkey cannot lock its person', async () => {
  const { app } = stand;
  const { passkey } = await setUpPasskey(app, owner);
  const forged = softPasskey();
  for (let i = 0; i < 4; i += 1) {
    const answer = forged.assert({ challenge: await passkeyChallenge(app) });
    expect(codeOf(await enter({ ...answer, id: passkey.id, rawId: passkey.id }))).toBe(
      'DPAY_PASSKEY_INVALID',
    );
  }

  expect((await alone(passkey)).status).toBe(200);
});

test('a disabled person does not sign in with a passkey', async () => {
  const { app } = stand;
  const { passkey } = await setUpPasskey(app, owner);
  const set = (status: string) =>
    app.db.system((tx) => tx.run(sql`update user_account set status = ${status} where email = ${EMAIL}`));
  await set('disabled');
  const refused = await alone(passkey);
  await set('active');

  expect(codeOf(refused)).toBe('DPAY_PASSKEY_INVALID');
});

test('confirms an action, once and for this action only', async () => {
  const { app } = stand;
  const { passkey, reply } = await setUpPasskey(app, owner);
  const { id } = reply.json<{ data: { passkey: { id: string } } }>().data.passkey;
  const ask = (url: string, payload: object) => app.ask('POST', url, { token: owner.token, payload });
  const asked = await ask('/dashboard/otp', { purpose: 'passkey_remove', action: { id } });
  const { otp_session: session, methods } = asked.json<{
    data: { otp_session: string; methods: string[] };
  }>().data;
  const challenge = await passkeyChallenge(app, { session, token: owner.token });
  const credential = passkey.assert({ challenge });

  const confirmed = await ask('/dashboard/otp/passkey', { otp_session: session, credential });
  const again = await ask('/dashboard/otp/passkey', { otp_session: session, credential });
  const { otp_token: otp } = confirmed.json<{ data: { otp_token: string } }>().data;
  const remove = (headers: Record<string, string>) =>
    app.ask('DELETE', `/dashboard/profile/passkeys/${id}`, { token: owner.token, headers });

  expect(methods).toEqual(['passkey', 'recovery_code']);
  expect(codeOf(again)).toBe('DPAY_OTP_EXPIRED');
  expect(codeOf(await remove({}))).toBe('DPAY_OTP_REQUIRED');
  expect((await remove({ 'x-otp-token': otp })).status).toBe(204);
  expect(codeOf(await alone(passkey, { counter: 2 }))).toBe('DPAY_PASSKEY_INVALID');
  expect(await begin(app, EMAIL)).toMatchObject({ methods: ['mail_code'] });
});

test('the passkey of a colleague confirms nothing', async () => {
  const { app } = stand;
  await setUpPasskey(app, owner);
  const admin = { email: 'admin@a.test', token: (await app.signIn('admin@a.test')).live };
  const theirs = await setUpPasskey(app, admin);
  const asked = await app.ask('POST', '/dashboard/otp', {
    token: owner.token,
    payload: { purpose: 'recovery_codes', action: {} },
  });
  const { otp_session: session } = asked.json<{ data: { otp_session: string } }>().data;
  const challenge = await passkeyChallenge(app, { session, token: owner.token });

  const reply = await app.ask('POST', '/dashboard/otp/passkey', {
    token: owner.token,
    payload: { otp_session: session, credential: theirs.passkey.assert({ challenge }) },
  });

  expect([codeOf(reply), reply.json<Problem>().params]).toEqual([
    'DPAY_PASSKEY_INVALID',
    { remaining_attempts: 2 },
  ]);
});

test('a passkey is not added twice, nor for another site, nor with a used challenge', async () => {
  const { app } = stand;
  const otp = () => confirm(app, { ...owner, purpose: 'passkey', action: { name: 'HP' } });
  const options = async () => {
    const reply = await app.ask('POST', '/dashboard/profile/passkeys/options', {
      token: owner.token,
      headers: { 'x-otp-token': await otp() },
      payload: { name: 'HP' },
    });
    return reply.json<{ data: { challenge: string } }>().data.challenge;
  };
  const add = (credential: object) =>
    app.ask('POST', '/dashboard/profile/passkeys', { token: owner.token, payload: { credential } });
  const passkey = softPasskey();
  const [one, two] = [await options(), await options()];

  expect(codeOf(await add(passkey.register({ challenge: one, origin: 'http://dasbor.example' })))).toBe(
    'DPAY_PASSKEY_INVALID',
  );
  expect(codeOf(await add(passkey.register({ challenge: one })))).toBe('DPAY_PASSKEY_EXPIRED');
  expect((await add(passkey.register({ challenge: two }))).status).toBe(201);
});

test('a credential that somebody registered is not registered again', async () => {
  const { app } = stand;
  const { passkey } = await setUpPasskey(app, owner);
  const admin = { email: 'admin@a.test', token: (await app.signIn('admin@a.test')).live };
  const otp = await confirm(app, { ...admin, purpose: 'passkey', action: { name: 'HP' } });
  const options = await app.ask('POST', '/dashboard/profile/passkeys/options', {
    token: admin.token,
    headers: { 'x-otp-token': otp },
    payload: { name: 'HP' },
  });
  const { challenge } = options.json<{ data: { challenge: string } }>().data;

  const reply = await app.ask('POST', '/dashboard/profile/passkeys', {
    token: admin.token,
    payload: { credential: passkey.register({ challenge }) },
  });

  expect(codeOf(reply)).toBe('DPAY_PASSKEY_EXISTS');
});

test('a name is needed, and an eleventh passkey is refused', async () => {
  const { app } = stand;
  const ask = async (name: string) => {
    const otp = await confirm(app, { ...owner, purpose: 'passkey', action: { name } });
    return app.ask('POST', '/dashboard/profile/passkeys/options', {
      token: owner.token,
      headers: { 'x-otp-token': otp },
      payload: { name },
    });
  };
  const empty = await ask('  ');
  const otp = await confirm(app, { ...owner, purpose: 'passkey', action: { name: 'HP' } });
  await app.db.system((tx) =>
    tx.run(sql`
      insert into passkey (passkey_id, person_id, credential_id, public_key, sign_count, transports, name, created_at)
      select 'psk_' || n, person_id, 'credential ' || n, 'key', 0, '{}', 'HP', now()
        from user_account, generate_series(1, 10) n where email = ${EMAIL} and merchant_id = ${MERCHANT_A}`),
  );
  const more = await app.ask('POST', '/dashboard/profile/passkeys/options', {
    token: owner.token,
    headers: { 'x-otp-token': otp },
    payload: { name: 'HP' },
  });

  expect(empty.json<Problem>().errors).toMatchObject([{ field: 'name', code: 'DPAY_REQUIRED' }]);
  expect(codeOf(more)).toBe('DPAY_PASSKEY_LIMIT');
});
