import { LOGIN_POLICY } from '@dasbor/domain/auth';
import { audit } from '../../platform/audit.ts';
import { mail } from '../../platform/mail/mail.ts';
import { completeAttempt, countAttempt, wrongCode } from '../../platform/otp/attempts.ts';
import type { Attempt } from '../../platform/otp/attempts.ts';
import { makeCode, renewChallenge } from '../../platform/otp/challenges.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { PublicCall, PublicHandler } from '../../spec/handlers.ts';
import { mails } from './mails.ts';
import { findById } from './repository.ts';
import { startSession } from './start-session.ts';

/**
 * The attempt is counted and committed first, the code is compared outside a transaction, and then the challenge is consumed and the
 * session opened.
 */
export const verifyLoginOtp: PublicHandler<'verifyLoginOtp'> = async (call) => {
  const { deps, body, now } = call;
  const challengeHash = deps.tokens.hash(body.otp_session);
  const attempt = await deps.db.signIn((tx) => countAttempt(tx, { challengeHash, purpose: 'login', now }));
  if (!attempt.ok) return problem(attempt.problem.code, attempt.problem.params);
  if (!(await deps.passwords.matches(attempt.value.codeHash, body.code))) {
    await noteWrongCode(call, attempt.value);
    const wrong = wrongCode(attempt.value);
    return wrong.ok ? problem('DPAY_OTP_INVALID') : problem(wrong.problem.code, wrong.problem.params);
  }

  return deps.db.signIn(async (tx) => {
    const completed = await completeAttempt(tx, attempt.value, now);
    if (!completed.ok) return problem(completed.problem.code);
    const person = await findById(tx, attempt.value.userId);
    if (!person || person.status !== 'active') return problem('DPAY_OTP_SESSION_EXPIRED');
    return ok({ data: await startSession(tx, call, person) });
  });
};

export const resendLoginOtp: PublicHandler<'resendLoginOtp'> = async ({ deps, body, now, language }) => {
  const code = await makeCode(deps.passwords);
  return deps.db.signIn(async (tx) => {
    const asked = { session: body.otp_session, purpose: 'login', code, now, tokens: deps.tokens };
    const renewed = await renewChallenge(tx, asked);
    if (!renewed.ok) return problem(renewed.problem.code, renewed.problem.params);
    const { person, view } = renewed.value;
    const confirms = mails.signIn[language];
    const minutes = LOGIN_POLICY.otpExpirySeconds / 60;
    const words = mails.code[language]({ code: code.text, confirms, minutes });
    await mail.queue(tx, {
      merchantId: person.merchantId,
      recipient: person.email,
      kind: 'login_otp',
      ...words,
      now,
    });
    return ok({ data: { ...view, confirms } });
  });
};

/** The caller knows the password, so the merchant must see the attempt in its history. */
const noteWrongCode = ({ deps, by }: PublicCall<'verifyLoginOtp'>, attempt: Attempt): Promise<void> =>
  deps.db.signIn(async (tx) => {
    const who = { ...by, merchantId: attempt.merchantId, actorId: attempt.userId };
    await audit.record(tx, who, { action: 'session.code_refused' });
    if (attempt.remaining === 0) await audit.record(tx, who, { action: 'session.codes_locked' });
  });
