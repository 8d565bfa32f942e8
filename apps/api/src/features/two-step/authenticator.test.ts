import { TWO_STEP_POLICY } from '@dasbor/domain/two-step';
import sql from 'sql-template-tag';
import { beforeEach, expect, test } from 'vitest';
import { rebuild, startTestApp } from '../../testing/app.ts';
import type { Problem, Reply } from '../../testing/app.ts';
import { confirm } from '../../testing/confirm.ts';
import { begin, codeOf, forgetSecondSteps, setUpApp, verify, wait } from '../../testing/second-step.ts';
import { standBy } from '../../testing/stand.ts';

const EMAIL = 'owner@a.test';
const start = async () => ({ app: await startTestApp() });
const stand = standBy(start, ({ app }) => forgetSecondSteps(app));
let owner: { email: string; token: string };
beforeEach(async () => {
  owner = { email: EMAIL, token: (await stand.app.signIn(EMAIL)).live };
});

const problemOf = (reply: Reply) => {
  const { error_code: code, params } = reply.json<Problem>();
  return [code, params];
};
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
const read = async () =>
  (await stand.app.ask('GET', '/dashboard/profile/two-step', { token: owner.token })).json<{
    data: { is_on: boolean; methods: string[]; recovery_codes_left: number };
  }>().data;
/** A confirmation by the app. */
const confirmByApp = async (purpose: string, action: object, code: string) => {
  const { app } = stand;
  const asked = await app.ask('POST', '/dashboard/otp', { token: owner.token, payload: { purpose, action } });
  const { data } = asked.json<{ data: { otp_session: string; methods: string[] } }>();
  const reply = await app.ask('POST', '/dashboard/otp/verify', {
    token: owner.token,
    payload: { otp_session: data.otp_session, code },
  });
  return { data, reply, token: reply.json<{ data?: { otp_token: string } }>().data?.otp_token ?? '' };
};

test('an app is set up with a mailed confirmation and its first code, and gives ten recovery codes', async () => {
  const { app } = stand;
  const { codes } = await setUpApp(app, owner);

  expect(new Set(codes).size).toBe(TWO_STEP_POLICY.recoveryCodes);
  expect(await read()).toMatchObject({
    is_on: true,
    methods: ['authenticator', 'recovery_code'],
    recovery_codes_left: 10,
  });
  expect((await app.mailTo(EMAIL)).body).toContain('aplikasi autentikator ditambahkan');
  const stored = await app.db.system((tx) =>
    tx.one<{ text: string }>(sql`
      select (select json_agg(c) from recovery_code c)::text || (select json_agg(a) from authenticator_app a)::text as text`),
  );
  for (const code of codes) expect(stored.text).not.toContain(code.replaceAll('-', ''));
});

test('setting one up needs a confirmation, and ends after 15 minutes', async () => {
  const { app } = stand;
  const bare = await app.ask('POST', '/dashboard/profile/authenticator', { token: owner.token });
  const otp = await confirm(app, { ...owner, purpose: 'authenticator', action: {} });
  const begun = await app.ask('POST', '/dashboard/profile/authenticator', {
    token: owner.token,
    headers: { 'x-otp-token': otp },
  });
  const { secret } = begun.json<{ data: { secret: string } }>().data;
  wait(app, TWO_STEP_POLICY.waitSeconds);
  const late = await app.ask('POST', '/dashboard/profile/authenticator/confirm', {
    token: owner.token,
    payload: { code: codeOf(app, secret) },
  });

  expect([bare, late].map((reply) => problemOf(reply)[0])).toEqual([
    'DPAY_OTP_REQUIRED',
    'DPAY_AUTHENTICATOR_NOT_STARTED',
  ]);
  expect(await read()).toMatchObject({ is_on: false });
});

test('the sign-in asks for the app and mails nothing', async () => {
  const { app } = stand;
  const { secret } = await setUpApp(app, owner);
  const mails = () =>
    app.db.system((tx) =>
      tx.one<{ n: string }>(sql`select count(*) as n from mail where kind = 'login_otp'`),
    );
  const before = await mails();

  const challenge = await begin(app, EMAIL);
  const reply = await verify(app, challenge.otp_session, codeOf(app, secret));

  expect(challenge).toMatchObject({ methods: ['authenticator', 'recovery_code'], sent_to: '' });
  expect(reply.json()).toMatchObject({ data: { otp_required: false, email: EMAIL } });
  expect(await mails()).toEqual(before);
});

test.each([
  [-2, 400],
  [-1, 200],
  [1, 200],
  [2, 400],
])('a phone whose clock is %i steps off is answered %i', async (steps, status) => {
  const { app } = stand;
  const { secret } = await setUpApp(app, owner);
  wait(app, 300);

  const { otp_session: session } = await begin(app, EMAIL);

  expect((await verify(app, session, codeOf(app, secret, steps))).status).toBe(status);
});

test('the code that an app was set up with is used up', async () => {
  const { app } = stand;
  const { secret } = await setUpApp(app, owner);

  const { otp_session: session } = await begin(app, EMAIL);
  const reply = await verify(app, session, codeOf(app, secret, -1));

  expect(problemOf(reply)).toEqual(['DPAY_OTP_INVALID', { remaining_attempts: 2 }]);
});

test('a code works once: not again, and not concurrently', async () => {
  const { app } = stand;
  const { secret } = await setUpApp(app, owner);
  const [first, second, third] = [await begin(app, EMAIL), await begin(app, EMAIL), await begin(app, EMAIL)];
  const code = codeOf(app, secret);

  const both = await Promise.all([
    verify(app, first.otp_session, code),
    verify(app, second.otp_session, code),
  ]);
  const again = await verify(app, third.otp_session, code);

  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  expect(problemOf(again)[0]).toBe('DPAY_OTP_INVALID');
});

test('the code of another person is wrong', async () => {
  const { app } = stand;
  await setUpApp(app, owner);
  const admin = { email: 'admin@a.test', token: (await app.signIn('admin@a.test')).live };
  const theirs = await setUpApp(app, admin);

  const { otp_session: session } = await begin(app, EMAIL);

  expect(problemOf(await verify(app, session, codeOf(app, theirs.secret)))[0]).toBe('DPAY_OTP_INVALID');
  expect(problemOf(await verify(app, session, theirs.codes[0] ?? ''))[0]).toBe('DPAY_OTP_INVALID');
});

test('a recovery code works once, also typed in small letters with spaces', async () => {
  const { app } = stand;
  const { codes } = await setUpApp(app, owner);
  const [code = ''] = codes;
  const typed = code.toLowerCase().replaceAll('-', ' ');

  const first = await verify(app, (await begin(app, EMAIL)).otp_session, typed);
  const again = await verify(app, (await begin(app, EMAIL)).otp_session, code);

  expect([first.status, problemOf(again)[0]]).toEqual([200, 'DPAY_OTP_INVALID']);
  expect(await read()).toMatchObject({ recovery_codes_left: 9 });
  const noted = await app.db.system((tx) =>
    tx.rows(sql`select action from audit_event where action = 'recovery_codes.used'`),
  );
  expect(noted).toHaveLength(1);
});

test('three wrong codes of any kind lock all of them for an hour, across a restart', async () => {
  const { app } = stand;
  const { secret, codes } = await setUpApp(app, owner);
  const { otp_session: session } = await begin(app, EMAIL);

  const replies = [
    await verify(app, session, wrong(codeOf(app, secret))),
    await verify(app, session, '0000-0000-0000'),
    (await confirmByApp('recovery_codes', {}, wrong(codeOf(app, secret)))).reply,
  ];
  const restarted = await rebuild(app);
  const right = await verify(restarted, session, codeOf(app, secret));
  await restarted.close();
  const byRecovery = await verify(app, session, codes[0] ?? '');
  const anew = await app.ask('POST', '/dashboard/login', {
    payload: { email: EMAIL, password: 'Rahasia-Kuat-1' },
  });

  expect(replies.map(problemOf)).toEqual([
    ['DPAY_OTP_INVALID', { remaining_attempts: 2 }],
    ['DPAY_OTP_INVALID', { remaining_attempts: 1 }],
    ['DPAY_MAX_OTP_ATTEMPTS', { remaining_minutes: 60 }],
  ]);
  expect([right, byRecovery, anew].map((reply) => problemOf(reply)[0])).toEqual(
    Array(3).fill('DPAY_MAX_OTP_ATTEMPTS'),
  );

  wait(app, 3600);
  expect((await verify(app, (await begin(app, EMAIL)).otp_session, codeOf(app, secret))).status).toBe(200);
});

test('a wrong code at setup counts, and the mailed code of a sign-in is locked with it', async () => {
  const { app } = stand;
  const otp = await confirm(app, { ...owner, purpose: 'authenticator', action: {} });
  await app.ask('POST', '/dashboard/profile/authenticator', {
    token: owner.token,
    headers: { 'x-otp-token': otp },
  });
  const guess = () =>
    app.ask('POST', '/dashboard/profile/authenticator/confirm', {
      token: owner.token,
      payload: { code: '000000' },
    });

  const replies = [await guess(), await guess(), await guess(), await guess()];
  const mailed = await app.ask('POST', '/dashboard/otp', {
    token: owner.token,
    payload: { purpose: 'two_step', action: { enabled: true } },
  });

  expect([...replies, mailed].map((reply) => problemOf(reply)[0])).toEqual([
    'DPAY_OTP_INVALID',
    'DPAY_OTP_INVALID',
    'DPAY_MAX_OTP_ATTEMPTS',
    'DPAY_MAX_OTP_ATTEMPTS',
    'DPAY_MAX_OTP_ATTEMPTS',
  ]);
});

test('the app confirms an action: for this action only, without a minute between two', async () => {
  const { app } = stand;
  const { secret, codes } = await setUpApp(app, owner);

  const { data, token } = await confirmByApp('recovery_codes', {}, codeOf(app, secret));
  const other = await app.ask('DELETE', '/dashboard/profile/authenticator', {
    token: owner.token,
    headers: { 'x-otp-token': token },
  });
  const replaced = await app.ask('POST', '/dashboard/profile/recovery-codes', {
    token: owner.token,
    headers: { 'x-otp-token': token },
  });
  const old = await verify(app, (await begin(app, EMAIL)).otp_session, codes[0] ?? '');
  const byRecovery = await confirmByApp(
    'authenticator_remove',
    {},
    replaced.json<{ data: { recovery_codes: string[] } }>().data.recovery_codes[0] ?? '',
  );

  expect(data.methods).toEqual(['authenticator', 'recovery_code']);
  expect([problemOf(other)[0], replaced.status, problemOf(old)[0]]).toEqual([
    'DPAY_OTP_REQUIRED',
    200,
    'DPAY_OTP_INVALID',
  ]);
  expect(byRecovery.token).not.toBe('');
});

test('removing the app leaves mailed codes, and deletes the recovery codes', async () => {
  const { app } = stand;
  const { secret } = await setUpApp(app, owner);
  const { token } = await confirmByApp('authenticator_remove', {}, codeOf(app, secret));

  const removed = await app.ask('DELETE', '/dashboard/profile/authenticator', {
    token: owner.token,
    headers: { 'x-otp-token': token },
  });

  expect(removed.status).toBe(204);
  expect(await read()).toMatchObject({ is_on: true, methods: ['mail_code'], recovery_codes_left: 0 });
  expect(await begin(app, EMAIL)).toMatchObject({ methods: ['mail_code'], sent_to: 'o***@a.test' });
});

test('turning the second step off removes everything', async () => {
  const { app } = stand;
  const { secret } = await setUpApp(app, owner);
  const { token } = await confirmByApp('two_step', { enabled: false }, codeOf(app, secret));

  await app.ask('PUT', '/dashboard/profile/two-step', {
    token: owner.token,
    headers: { 'x-otp-token': token },
    payload: { enabled: false },
  });

  expect(await read()).toMatchObject({ is_on: false, authenticator_added_at: null, recovery_codes_left: 0 });
  expect((await app.signIn(EMAIL)).live).not.toBe('');
});

test('nobody else can read or change what a person has set up', async () => {
  const { app } = stand;
  await setUpApp(app, owner);
  const { merchantId } = { merchantId: 'mer_01K0000000000000000000000A' };

  const seen = await app.db.tenant(
    { merchantId, mode: 'live', actorId: 'usr_01K00000000000000000000003' },
    (tx) => tx.rows(sql`select 1 from authenticator_app union all select 1 from recovery_code`),
  );

  expect(seen).toEqual([]);
});
