import { LOGIN_POLICY } from '@dasbor/domain/auth';
import { audit } from '../../platform/audit.ts';
import { mail } from '../../platform/mail/mail.ts';
import { completeAttempt, countAttempt, wrongCode } from '../../platform/otp/attempts.ts';
import { issueChallenge, makeCode } from '../../platform/otp/challenges.ts';
import { actionHash } from '../../platform/otp/confirmation.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { mails } from '../auth/public.ts';
import { refuseCode } from './certain-refusals.ts';
import { describeAction } from './describe-action.ts';
import { addConfirmation, lastCodeSentAt } from './repository.ts';

const CONFIRMATION_LIVES_MS = 5 * 60_000;

/** Sends a code for one purpose and one action, at most once a minute. */
export const requestOtp: Handler<'requestOtp'> = async ({ tx, session, body, now, deps, language }) => {
  const refusal = await refuseCode({ tx, now, session, deps }, body);
  if (refusal) return refusal;
  const person = { merchantId: session.merchantId, userId: session.userId, email: session.email };
  const sentAt = await lastCodeSentAt(tx, session.userId, body.purpose);
  const waitMs = sentAt
    ? Date.parse(sentAt) + LOGIN_POLICY.otpResendCooldownSeconds * 1000 - now.getTime()
    : 0;
  if (waitMs > 0) return problem('DPAY_OTP_RESEND_COOLDOWN', { retry_after: Math.ceil(waitMs / 1000) });

  const code = await makeCode(deps.passwords);
  const bound = actionHash({ ...body, mode: session.mode });
  const issue = { person, purpose: body.purpose, actionHash: bound, code, now, tokens: deps.tokens };
  const challenge = await issueChallenge(tx, issue);
  if (!challenge.ok) return problem(challenge.problem.code, challenge.problem.params);
  const described = await describeAction(tx, { ...body, mode: session.mode });
  const confirms = described[language];
  const words = mails.code[language]({
    code: code.text,
    confirms,
    minutes: LOGIN_POLICY.otpExpirySeconds / 60,
  });
  await mail.queue(tx, {
    merchantId: session.merchantId,
    recipient: session.email,
    kind: 'confirmation_otp',
    ...words,
    now,
  });
  return ok({ data: { ...challenge.value, confirms } });
};

/** Every answer is committed, so that a wrong attempt is counted and shown in the history. */
export const verifyOtp: Handler<'verifyOtp'> = async ({ tx, session, body, now, deps, by }) => {
  const challengeHash = deps.tokens.hash(body.otp_session);
  const attempt = await countAttempt(tx, { challengeHash, purpose: undefined, userId: session.userId, now });
  if (!attempt.ok) return problem(attempt.problem.code, attempt.problem.params);
  const matches = await deps.passwords.matches(attempt.value.codeHash, body.code);
  if (!matches) {
    const { purpose: target, remaining } = attempt.value;
    await audit.record(tx, by, { action: 'confirmation.refused', target });
    if (remaining === 0) await audit.record(tx, by, { action: 'confirmation.locked', target });
  }
  const decided = matches ? await completeAttempt(tx, attempt.value, now) : wrongCode(attempt.value);
  if (!decided.ok) return problem(decided.problem.code, decided.problem.params, { commit: true });

  const token = deps.tokens.opaque();
  const expiresAt = new Date(now.getTime() + CONFIRMATION_LIVES_MS);
  const { merchantId, userId, purpose, actionHash: confirmed } = attempt.value;
  const hash = deps.tokens.hash(token);
  await addConfirmation(tx, { hash, merchantId, userId, purpose, actionHash: confirmed, expiresAt });
  return ok({ data: { otp_token: token, expires_at: expiresAt.toISOString() } });
};
