import { TWO_STEP_POLICY } from '@dasbor/domain/two-step';
import sql from 'sql-template-tag';
import { beforeEach, expect, test } from 'vitest';
import { startTestApp } from '../../testing/app.ts';
import type { Problem, Reply } from '../../testing/app.ts';
import { begin, codeOf, forgetSecondSteps, setUpApp, verify, wait } from '../../testing/second-step.ts';
import { standBy } from '../../testing/stand.ts';

const EMAIL = 'owner@a.test';
const start = async () => ({ app: await startTestApp() });
const stand = standBy(start, async ({ app }) => {
  await forgetSecondSteps(app);
  await app.db.system((tx) => tx.run(sql`update person set second_step_lost_at = null`));
});
let secret: string;
beforeEach(async () => {
  const { live: token } = await stand.app.signIn(EMAIL);
  ({ secret } = await setUpApp(stand.app, { email: EMAIL, token }));
});

const report = (session: string): Promise<Reply> =>
  stand.app.ask('POST', '/dashboard/login/lost-second-step', { payload: { otp_session: session } });
const reported = async () => report((await begin(stand.app, EMAIL)).otp_session);
const codeOfProblem = (reply: Reply) => reply.json<Problem>().error_code;
const HOUR = 3600;

test('after 72 hours a mailed code signs in, and everything else is gone', async () => {
  const { app } = stand;
  const told = (await reported()).json<{ data: { opens_at: string } }>().data;
  expect(Date.parse(told.opens_at) - app.clock.now().getTime()).toBe(TWO_STEP_POLICY.lostHours * 3_600_000);
  expect((await app.mailTo(EMAIL)).body).toContain('melaporkan');

  wait(app, TWO_STEP_POLICY.lostHours * HOUR - 1);
  expect((await begin(app, EMAIL)).methods).toEqual(['authenticator', 'recovery_code']);
  wait(app, 1);
  const challenge = await begin(app, EMAIL);
  expect(challenge.methods).toEqual(['mail_code']);
  expect((await verify(app, challenge.otp_session, codeOf(app, secret))).status).toBe(400);
  const { code } = await app.mailTo(EMAIL);
  expect((await verify(app, challenge.otp_session, code)).status).toBe(200);
  const left = await app.db.system((tx) =>
    tx.one<{ apps: string; two_step: boolean }>(sql`
      select (select count(*) from authenticator_app) as apps, two_step from person where email = ${EMAIL}`),
  );
  expect(left).toEqual({ apps: '0', two_step: true });
});

test('a sign-in with the app withdraws the report', async () => {
  const { app } = stand;
  await reported();
  wait(app, 60);
  await verify(app, (await begin(app, EMAIL)).otp_session, codeOf(app, secret));
  wait(app, TWO_STEP_POLICY.lostHours * HOUR);

  expect((await begin(app, EMAIL)).methods).toEqual(['authenticator', 'recovery_code']);
});

test('reporting again mails nothing and does not begin anew, nor sooner', async () => {
  const { app } = stand;
  const mails = () =>
    app.db.system((tx) =>
      tx.one<{ n: string }>(sql`select count(*) as n from mail where body like '%melaporkan%'`),
    );
  const first = await reported();
  const { n } = await mails();
  wait(app, HOUR);
  const second = await reported();

  expect(second.json()).toEqual(first.json());
  expect((await mails()).n).toBe(n);
});

test('needs the password: a guessed or spent sign-in is refused', async () => {
  const { app } = stand;
  expect(codeOfProblem(await report('x'.repeat(43)))).toBe('DPAY_OTP_SESSION_EXPIRED');
  const { otp_session: session } = await begin(app, EMAIL);
  await verify(app, session, codeOf(app, secret));
  expect(codeOfProblem(await report(session))).toBe('DPAY_OTP_SESSION_EXPIRED');
});

test('a person whose code is mailed has nothing to lose', async () => {
  const { otp_session: session } = await begin(stand.app, 'two-step@a.test');

  expect(codeOfProblem(await report(session))).toBe('DPAY_TWO_STEP_METHOD_MISSING');
});
