import { LOGIN_POLICY } from '@dasbor/domain/auth';
import sql from 'sql-template-tag';
import { passwordMatches } from '../../platform/auth/passwords.ts';
import { mail } from '../../platform/mail.ts';
import { completeAttempt, countAttempt, wrongCode } from '../../platform/otp/attempts.ts';
import { issueChallenge, makeCode } from '../../platform/otp/challenges.ts';
import { actionHash } from '../../platform/otp/confirmation.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { mails } from '../auth/public.ts';

const CONFIRMATION_LIVES_MS = 5 * 60_000;

/** Sends a code for one purpose and one action; a new one can be asked for once a minute. */
export const requestOtp: Handler<'requestOtp'> = async ({ tx, session, body, now, deps, language }) => {
  const person = { merchantId: session.merchantId, userId: session.userId, email: session.email };
  const last = await tx.maybe<{ at: string }>(sql`
    select last_sent_at as at from otp_challenge
     where user_id = ${session.userId} and purpose = ${body.purpose} and used_at is null
     order by last_sent_at desc limit 1`);
  const waitMs = last
    ? Date.parse(last.at) + LOGIN_POLICY.otpResendCooldownSeconds * 1000 - now.getTime()
    : 0;
  if (waitMs > 0) return problem('DPAY_OTP_RESEND_COOLDOWN', { retry_after: Math.ceil(waitMs / 1000) });

  const code = await makeCode();
  const bound = actionHash({ ...body, mode: session.mode });
  const issue = { person, purpose: body.purpose, actionHash: bound, code, now, tokens: deps.tokens };
  const challenge = await issueChallenge(tx, issue);
  if (!challenge.ok) return problem(challenge.problem.code, challenge.problem.params);
  const words = mails.code[language]({ code: code.text, minutes: LOGIN_POLICY.otpExpirySeconds / 60 });
  await mail.queue(tx, {
    merchantId: session.merchantId,
    recipient: session.email,
    kind: 'confirmation_otp',
    ...words,
    now,
  });
  return ok({ data: challenge.value });
};

/** Every answer is committed: a wrong try must stay counted. */
export const verifyOtp: Handler<'verifyOtp'> = async ({ tx, session, body, now, deps }) => {
  const challengeHash = deps.tokens.hash(body.otp_session);
  const attempt = await countAttempt(tx, { challengeHash, purpose: undefined, userId: session.userId, now });
  if (!attempt.ok) return problem(attempt.problem.code, attempt.problem.params);
  const matches = await passwordMatches(attempt.value.codeHash, body.code);
  const decided = matches ? await completeAttempt(tx, attempt.value, now) : wrongCode(attempt.value);
  if (!decided.ok) return problem(decided.problem.code, decided.problem.params, { commit: true });

  const token = deps.tokens.opaque();
  const expiresAt = new Date(now.getTime() + CONFIRMATION_LIVES_MS);
  await tx.run(sql`
    insert into otp_confirmation (token_hash, merchant_id, user_id, purpose, action_hash, expires_at)
    values (${deps.tokens.hash(token)}, ${session.merchantId}, ${session.userId}, ${attempt.value.purpose},
            ${attempt.value.actionHash}, ${expiresAt})`);
  return ok({ data: { otp_token: token, expires_at: expiresAt.toISOString() } });
};
