import { audit } from '../../platform/audit.ts';
import { countAttempt, findChallenge, lockedUntil } from '../../platform/otp/attempts.ts';
import { minutesUntil } from '../../platform/otp/challenges.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Answer, PublicCall, PublicHandler } from '../../spec/handlers.ts';
import { acceptPasskey, passkeyRequestOptions, takeChallenge } from '../two-step/public.ts';
import { finishLogin, refuseAttempt } from './login-otp.ts';
import { findByPerson } from './repository.ts';
import { startSession } from './start-session.ts';

export const createLoginPasskeyOptions: PublicHandler<'createLoginPasskeyOptions'> = ({ deps, body, now }) =>
  deps.db.signIn(async (tx) => {
    if (body.otp_session === undefined)
      return ok({ data: await passkeyRequestOptions(tx, { deps, userId: null, now }) });
    const challengeHash = deps.tokens.hash(body.otp_session);
    const challenge = await findChallenge(tx, { challengeHash, purpose: 'login', now });
    if (!challenge.ok) return problem(challenge.problem.code);
    return ok({ data: await passkeyRequestOptions(tx, { deps, userId: challenge.value.userId, now }) });
  });

/** With a challenge, the passkey is its second step; alone, it is password and second step. */
export const loginWithPasskey: PublicHandler<'loginWithPasskey'> = (call) =>
  call.body.otp_session === undefined
    ? enterAlone(call)
    : enterAfterPassword(call, call.deps.tokens.hash(call.body.otp_session));

/** The attempt is counted and committed before the passkey is checked, like a code. */
const enterAfterPassword = async (
  call: PublicCall<'loginWithPasskey'>,
  challengeHash: string,
): Promise<Answer<'loginWithPasskey'>> => {
  const { deps, body, now } = call;
  const { credential, remember_device: remember = false } = body;
  const asked = { challengeHash, purpose: 'login', now };
  const counted = await deps.db.signIn(async (tx) => {
    const challenge = await findChallenge(tx, asked);
    if (!challenge.ok) return challenge;
    const { userId } = challenge.value;
    // A request that came too late is not a wrong passkey.
    return (await takeChallenge(tx, { deps, credential, userId, now })) ? countAttempt(tx, asked) : undefined;
  });
  if (!counted) return problem('DPAY_PASSKEY_EXPIRED');
  if (!counted.ok) return problem(counted.problem.code, counted.problem.params);
  const attempt = counted.value;
  const { userId } = attempt;
  return deps.db.signIn(async (tx) =>
    (await acceptPasskey(tx, { deps, credential, userId, now }))
      ? finishLogin(tx, call, attempt, { secondStep: 'passkey', remember })
      : refuseAttempt(tx, call, attempt, 'DPAY_PASSKEY_INVALID'),
  );
};

/** Nobody can guess a signature, so a wrong one is not counted: otherwise anybody could lock the second step of others. */
const enterAlone = (call: PublicCall<'loginWithPasskey'>): Promise<Answer<'loginWithPasskey'>> => {
  const { deps, body, now, by } = call;
  const { credential } = body;
  return deps.db.signIn(async (tx) => {
    if (!(await takeChallenge(tx, { deps, credential, userId: null, now })))
      return problem('DPAY_PASSKEY_EXPIRED');
    const personId = await acceptPasskey(tx, { deps, credential, userId: null, now });
    const person = personId === undefined ? undefined : await findByPerson(tx, personId);
    if (!person || person.status !== 'active') return problem('DPAY_PASSKEY_INVALID');
    const until = await lockedUntil(tx, person.user_id, now);
    if (until) {
      const who = { ...by, merchantId: person.merchant_id, actorId: person.user_id };
      await audit.record(tx, who, { action: 'session.code_refused' });
      return problem('DPAY_MAX_OTP_ATTEMPTS', { remaining_minutes: minutesUntil(until, now) });
    }
    if (!person.email_verified_at) return problem('DPAY_EMAIL_NOT_VERIFIED');
    return ok({ data: await startSession(tx, call, person, { secondStep: 'passkey' }) });
  });
};
