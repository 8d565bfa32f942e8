import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { startTestApp } from '../../testing/app.ts';
import type { Problem, Reply, Tokens } from '../../testing/app.ts';
import { confirm } from '../../testing/confirm.ts';
import { forgetSecondSteps, setUpApp, setUpPasskey } from '../../testing/second-step.ts';
import { standBy } from '../../testing/stand.ts';

const OWNER = 'owner@a.test';
const ADMIN = 'admin@a.test';
const start = async () => {
  const app = await startTestApp();
  return { app, owner: await app.signIn(OWNER) };
};
const stand = standBy(start, ({ app }) => forgetSecondSteps(app));

const codeOf = (reply: Reply) => reply.json<Problem>().error_code;
const set = async (rules: object, email = OWNER, token = stand.owner.live) => {
  const otp = await confirm(stand.app, { email, token, purpose: 'sign_in_rules', action: rules });
  return stand.app.ask('PUT', '/dashboard/sign-in-rules', {
    token,
    payload: rules,
    headers: { 'x-otp-token': otp },
  });
};
const REQUIRED = { requires_two_step: true, remembers_devices: true };
const OPTIONAL = { requires_two_step: false, remembers_devices: true };
const sessionOf = async ({ live }: Tokens) =>
  (await stand.app.ask('GET', '/dashboard/session', { token: live })).json<{
    data: { must_set_up_two_step: boolean; is_otp_enabled: boolean };
  }>().data;

test('by default nothing is required and devices may be remembered', async () => {
  const reply = await stand.app.ask('GET', '/dashboard/sign-in-rules', { token: stand.owner.live });

  expect(reply.json()).toMatchObject({ data: { ...OPTIONAL, changed_by: null, changed_at: null } });
  expect(
    reply.json<{ data: { people_without_two_step: number } }>().data.people_without_two_step,
  ).toBeGreaterThan(5);
});

test('are set with a confirmation, by who manages people, for both modes, and recorded', async () => {
  const { app, owner } = stand;
  const { live: developer } = await app.signIn('developer@a.test');
  const bare = await app.ask('PUT', '/dashboard/sign-in-rules', { token: owner.live, payload: REQUIRED });
  const forbidden = await app.ask('PUT', '/dashboard/sign-in-rules', { token: developer, payload: REQUIRED });

  const saved = await set({ requires_two_step: true, remembers_devices: false });

  expect([codeOf(bare), codeOf(forbidden)]).toEqual(['DPAY_OTP_REQUIRED', 'DPAY_FORBIDDEN']);
  expect(saved.json()).toMatchObject({ data: { remembers_devices: false, changed_by: 'Sari Dewi' } });
  const inSandbox = await app.ask('GET', '/dashboard/sign-in-rules', {
    mode: 'sandbox',
    token: owner.sandbox,
  });
  expect(inSandbox.json()).toMatchObject({ data: { requires_two_step: true, remembers_devices: false } });
  const noted = await app.db.system((tx) =>
    tx.rows<{ action: string }>(
      sql`select action from audit_event where action like 'sign_in_rules.%' order by action`,
    ),
  );
  expect(noted.map(({ action }) => action)).toEqual([
    'sign_in_rules.devices_forbidden',
    'sign_in_rules.two_step_required',
  ]);
  const other = await app.signIn('owner@b.test');
  const theirs = await app.ask('GET', '/dashboard/sign-in-rules', { token: other.live });
  expect(theirs.json()).toMatchObject({ data: OPTIONAL });
});

test('open sign-ins go on; the next one without a second step may only set it up', async () => {
  const { app, owner } = stand;
  await set(REQUIRED);
  const admin = await app.signIn(ADMIN);
  const ask = (token: string, url: string) => app.ask('GET', url, { token });

  expect((await ask(owner.live, '/dashboard/payments')).status).toBe(200);
  expect(await sessionOf(admin)).toMatchObject({ must_set_up_two_step: true, is_otp_enabled: false });
  for (const url of [
    '/dashboard/payments',
    '/dashboard/profile',
    '/dashboard/events',
    '/dashboard/sign-in-rules',
  ])
    expect([url, codeOf(await ask(admin.live, url))]).toEqual([url, 'DPAY_TWO_STEP_SETUP_REQUIRED']);
  const inSandbox = await app.ask('GET', '/dashboard/payments', { mode: 'sandbox', token: admin.sandbox });
  expect(codeOf(inSandbox)).toBe('DPAY_TWO_STEP_SETUP_REQUIRED');
});

test('a code for another action is not sent before', async () => {
  const { app } = stand;
  await set(REQUIRED);
  const { live: token } = await app.signIn(ADMIN);

  const reply = await app.ask('POST', '/dashboard/otp', {
    token,
    payload: { purpose: 'sign_in_rules', action: OPTIONAL },
  });

  expect(codeOf(reply)).toBe('DPAY_TWO_STEP_SETUP_REQUIRED');
});

test.each([
  ['an app', (token: string) => setUpApp(stand.app, { email: ADMIN, token })],
  ['a passkey', (token: string) => setUpPasskey(stand.app, { email: ADMIN, token })],
  [
    'mailed codes',
    async (token: string) => {
      const action = { enabled: true };
      const otp = await confirm(stand.app, { email: ADMIN, token, purpose: 'two_step', action });
      await stand.app.ask('PUT', '/dashboard/profile/two-step', {
        token,
        payload: action,
        headers: { 'x-otp-token': otp },
      });
    },
  ],
])('with %s set up, the same sign-in goes on', async (_, setUp) => {
  const { app } = stand;
  await set(REQUIRED);
  const admin = await app.signIn(ADMIN);

  await setUp(admin.live);

  expect(await sessionOf(admin)).toMatchObject({ must_set_up_two_step: false, is_otp_enabled: true });
  expect((await app.ask('GET', '/dashboard/payments', { token: admin.live })).status).toBe(200);
});

test('nobody turns off what is required', async () => {
  const { app } = stand;
  await set(REQUIRED);
  const { live: token } = await app.signIn(ADMIN);
  const turn = async (enabled: boolean) => {
    const otp = await confirm(app, { email: ADMIN, token, purpose: 'two_step', action: { enabled } });
    return app.ask('PUT', '/dashboard/profile/two-step', {
      token,
      payload: { enabled },
      headers: { 'x-otp-token': otp },
    });
  };
  await turn(true);

  expect(codeOf(await turn(false))).toBe('DPAY_TWO_STEP_REQUIRED');
  await set(OPTIONAL);
  expect((await turn(false)).status).toBe(200);
});
