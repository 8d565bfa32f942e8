import { LOGIN_POLICY } from '@dasbor/domain/auth';
import { methodsFor } from '@dasbor/domain/two-step';
import { audit } from '../../platform/audit.ts';
import { mail } from '../../platform/mail/mail.ts';
import { completeAttempt, countAttempt, findChallenge, wrongCode } from '../../platform/otp/attempts.ts';
import type { Attempt } from '../../platform/otp/attempts.ts';
import { issueChallenge, makeCode } from '../../platform/otp/challenges.ts';
import { actionHash } from '../../platform/otp/confirmation.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Answer, Call, Handler, Refusal } from '../../spec/handlers.ts';
import { mails } from '../auth/public.ts';
import {
  acceptCode,
  acceptPasskey,
  heldOf,
  passkeyRequestOptions,
  readPerson,
  takeChallenge,
} from '../two-step/public.ts';
import { refuseCode } from './certain-refusals.ts';
import { describeAction } from './describe-action.ts';
import { addConfirmation, lastCodeSentAt } from './repository.ts';

const CONFIRMATION_LIVES_MS = 5 * 60_000;

/** Sends a code for one purpose and one action, at most once a minute. */
export const requestOtp: Handler<'requestOtp'> = async ({ tx, session, body, now, deps, language }) => {
  const refusal = await refuseCode({ tx, now, session, deps }, body);
  if (refusal) return refusal;
  const person = { merchantId: session.merchantId, userId: session.userId, email: session.email };
  const methods = methodsFor(heldOf(await readPerson(tx, session.userId)));
  const bound = actionHash({ ...body, mode: session.mode });
  const described = await describeAction(tx, { ...body, mode: session.mode });
  const confirms = described[language];
  const issue = { person, purpose: body.purpose, actionHash: bound, methods, now, tokens: deps.tokens };
  if (!methods.includes('mail_code')) {
    const challenge = await issueChallenge(tx, { ...issue, code: undefined });
    if (!challenge.ok) return problem(challenge.problem.code, challenge.problem.params);
    return ok({ data: { ...challenge.value, confirms, may_remember_device: false } });
  }
  const sentAt = await lastCodeSentAt(tx, session.userId, body.purpose);
  const waitMs = sentAt
    ? Date.parse(sentAt) + LOGIN_POLICY.otpResendCooldownSeconds * 1000 - now.getTime()
    : 0;
  if (waitMs > 0) return problem('DPAY_OTP_RESEND_COOLDOWN', { retry_after: Math.ceil(waitMs / 1000) });

  const code = await makeCode(deps.passwords);
  const challenge = await issueChallenge(tx, { ...issue, code });
  if (!challenge.ok) return problem(challenge.problem.code, challenge.problem.params);
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
  return ok({ data: { ...challenge.value, confirms, may_remember_device: false } });
};

/** Every answer is committed, so that a wrong attempt is counted and shown in the history. */
export const verifyOtp: Handler<'verifyOtp'> = async (call) => {
  const { tx, session, body, now, deps } = call;
  const challengeHash = deps.tokens.hash(body.otp_session);
  const attempt = await countAttempt(tx, { challengeHash, purpose: undefined, userId: session.userId, now });
  if (!attempt.ok) return problem(attempt.problem.code, attempt.problem.params);
  const { codeHash, userId } = attempt.value;
  const isRight =
    codeHash === null
      ? (await acceptCode(tx, { deps, userId, code: body.code, now })) !== undefined
      : await deps.passwords.matches(codeHash, body.code);
  return isRight ? confirm(call, attempt.value) : refuseAttempt(call, attempt.value);
};

export const createOtpPasskeyOptions: Handler<'createOtpPasskeyOptions'> = async (call) => {
  const { tx, session, deps, body, now } = call;
  const challengeHash = deps.tokens.hash(body.otp_session);
  const open = await findChallenge(tx, { challengeHash, purpose: undefined, userId: session.userId, now });
  if (!open.ok) return problem(open.problem.code);
  return ok({ data: await passkeyRequestOptions(tx, { deps, userId: session.userId, now }) });
};

export const verifyOtpWithPasskey: Handler<'verifyOtpWithPasskey'> = async (call) => {
  const { tx, session, deps, body, now } = call;
  const { credential } = body;
  const { userId } = session;
  const asked = { challengeHash: deps.tokens.hash(body.otp_session), purpose: undefined, userId, now };
  const open = await findChallenge(tx, asked);
  if (!open.ok) return problem(open.problem.code);
  if (!(await takeChallenge(tx, { deps, credential, userId, now }))) return problem('DPAY_PASSKEY_EXPIRED');
  const attempt = await countAttempt(tx, asked);
  if (!attempt.ok) return problem(attempt.problem.code, attempt.problem.params);
  return (await acceptPasskey(tx, { deps, credential, userId, now }))
    ? confirm(call, attempt.value)
    : refuseAttempt(call, attempt.value, 'DPAY_PASSKEY_INVALID');
};

const refuseAttempt = async (
  { tx, by }: Pick<Call, 'tx' | 'by'>,
  attempt: Attempt,
  code?: string,
): Promise<Refusal> => {
  const { purpose: target, remaining } = attempt;
  await audit.record(tx, by, { action: 'confirmation.refused', target });
  if (remaining === 0) await audit.record(tx, by, { action: 'confirmation.locked', target });
  const wrong = wrongCode(attempt, code);
  return problem(wrong.code, wrong.params, { commit: true });
};

const confirm = async (
  { tx, deps, now }: Pick<Call, 'tx' | 'deps' | 'now'>,
  attempt: Attempt,
): Promise<Answer<'verifyOtp'>> => {
  const decided = await completeAttempt(tx, attempt, now);
  if (!decided.ok) return problem(decided.problem.code, decided.problem.params, { commit: true });
  const token = deps.tokens.opaque();
  const expiresAt = new Date(now.getTime() + CONFIRMATION_LIVES_MS);
  const { merchantId, userId, purpose, actionHash: confirmed } = attempt;
  const hash = deps.tokens.hash(token);
  await addConfirmation(tx, { hash, merchantId, userId, purpose, actionHash: confirmed, expiresAt });
  return ok({ data: { otp_token: token, expires_at: expiresAt.toISOString() } });
};
