import { audit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { completeAttempt, countAttempt, wrongCode } from '../../platform/otp/attempts.ts';
import type { Attempt } from '../../platform/otp/attempts.ts';
import { makeCode, renewChallenge } from '../../platform/otp/challenges.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Answer, PublicCall, PublicHandler, Refusal } from '../../spec/handlers.ts';
import { findRules } from '../sign-in-rules/public.ts';
import { acceptCode } from '../two-step/public.ts';
import { mailLoginCode } from './login-code.ts';
import { mails } from './mails.ts';
import { findById } from './repository.ts';
import { startSession } from './start-session.ts';
import type { Entry } from './start-session.ts';

/**
 * The attempt is counted and committed first, a mailed code is compared outside a transaction, and then the challenge is consumed and the
 * session opened.
 */
export const verifyLoginOtp: PublicHandler<'verifyLoginOtp'> = async (call) => {
  const { deps, body, now } = call;
  const challengeHash = deps.tokens.hash(body.otp_session);
  const counted = await deps.db.signIn((tx) => countAttempt(tx, { challengeHash, purpose: 'login', now }));
  if (!counted.ok) return problem(counted.problem.code, counted.problem.params);
  const attempt = counted.value;
  const isMailed = attempt.codeHash !== null && (await deps.passwords.matches(attempt.codeHash, body.code));

  return deps.db.signIn(async (tx) => {
    const { userId } = attempt;
    const secondStep =
      attempt.codeHash === null
        ? await acceptCode(tx, { deps, userId, code: body.code, now })
        : isMailed && ('mail_code' as const);
    if (!secondStep) return refuseAttempt(tx, call, attempt);
    return finishLogin(tx, call, attempt, { secondStep, remember: body.remember_device ?? false });
  });
};

/** For an accepted second step. */
export const finishLogin = async (
  tx: Tx,
  call: PublicCall<'verifyLoginOtp'> | PublicCall<'loginWithPasskey'>,
  attempt: Attempt,
  entry: Entry,
): Promise<Answer<'verifyLoginOtp'>> => {
  const completed = await completeAttempt(tx, attempt, call.now);
  if (!completed.ok) return problem(completed.problem.code);
  const person = await findById(tx, attempt.userId);
  if (!person || person.status !== 'active') return problem('DPAY_OTP_SESSION_EXPIRED');
  return ok({ data: await startSession(tx, call, person, entry) });
};

/** The caller knows the password, so the merchant must see the attempt in its history. */
export const refuseAttempt = async (
  tx: Tx,
  { by }: Pick<PublicCall, 'by'>,
  attempt: Attempt,
  code?: string,
): Promise<Refusal> => {
  const who = { ...by, merchantId: attempt.merchantId, actorId: attempt.userId };
  await audit.record(tx, who, { action: 'session.code_refused' });
  if (attempt.remaining === 0) await audit.record(tx, who, { action: 'session.codes_locked' });
  const wrong = wrongCode(attempt, code);
  return problem(wrong.code, wrong.params);
};

export const resendLoginOtp: PublicHandler<'resendLoginOtp'> = async ({ deps, body, now, language }) => {
  const code = await makeCode(deps.passwords);
  return deps.db.signIn(async (tx) => {
    const asked = { session: body.otp_session, purpose: 'login', code, now, tokens: deps.tokens };
    const renewed = await renewChallenge(tx, asked);
    if (!renewed.ok) return problem(renewed.problem.code, renewed.problem.params);
    const { person, view } = renewed.value;
    const confirms = mails.signIn[language];
    await mailLoginCode(tx, { person, code, confirms, language, now });
    const { remembers_devices: mayRemember } = await findRules(tx, person.merchantId);
    return ok({ data: { ...view, confirms, may_remember_device: mayRemember } });
  });
};
