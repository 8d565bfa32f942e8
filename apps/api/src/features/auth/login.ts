import { LOGIN_POLICY, validateLogin } from '@dasbor/domain/auth';
import { audit } from '../../platform/audit.ts';
import { mail } from '../../platform/mail/mail.ts';
import { issueChallenge, makeCode } from '../../platform/otp/challenges.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Answer, PublicCall, PublicHandler } from '../../spec/handlers.ts';
import { clearLogins, countLogin, normalizeEmail, writeDecoys } from './guard.ts';
import { mails } from './mails.ts';
import { findByEmail } from './repository.ts';
import type { SigningIn } from './repository.ts';
import { startSession } from './start-session.ts';

/** The attempt is counted, then the password is compared outside a transaction, then the session is opened. */
export const login: PublicHandler<'login'> = async (call) => {
  const { deps, body, now } = call;
  const email = normalizeEmail(body.email);
  const errors = Object.entries(validateLogin({ email, password: body.password })).map(([field, wrong]) => ({
    field,
    ...wrong,
  }));
  if (errors.length > 0) return problem('DPAY_INVALID_REQUEST', undefined, { errors });

  const { guard, person } = await deps.db.signIn(async (tx) => ({
    guard: await countLogin(tx, email, now),
    person: await findByEmail(tx, email),
  }));
  if (guard.kind === 'locked') return locked(guard.remainingMinutes);

  const matches = await deps.passwords.matches(person?.password_hash, body.password);
  if (person && matches && person.status === 'active') return enter(call, person);

  await noteRefusal(call, person ?? email, guard.isLast);
  return guard.isLast ? locked(LOGIN_POLICY.lockMinutes) : problem('DPAY_INVALID_CREDENTIALS');
};

const locked = (minutes: number) => problem('DPAY_ACCOUNT_LOCKED', { remaining_minutes: minutes });

const enter = async (call: PublicCall<'login'>, person: SigningIn): Promise<Answer<'login'>> => {
  const { deps, now, language } = call;
  const code = person.two_step ? await makeCode(deps.passwords) : undefined;
  return deps.db.signIn(async (tx) => {
    await clearLogins(tx, person.email);
    // Reported only to a caller who knows the password.
    if (!person.email_verified_at) return problem('DPAY_EMAIL_NOT_VERIFIED');
    if (!code) return ok({ data: await startSession(tx, call, person) });

    const who = { merchantId: person.merchant_id, userId: person.user_id, email: person.email };
    const issue = { person: who, purpose: 'login', actionHash: null, code, now, tokens: deps.tokens };
    const challenge = await issueChallenge(tx, issue);
    if (!challenge.ok) return problem(challenge.problem.code, challenge.problem.params);
    const confirms = mails.signIn[language];
    const words = mails.code[language]({
      code: code.text,
      confirms,
      minutes: LOGIN_POLICY.otpExpirySeconds / 60,
    });
    await mail.queue(tx, {
      merchantId: person.merchant_id,
      recipient: person.email,
      kind: 'login_otp',
      ...words,
      now,
    });
    return ok({ data: { ...challenge.value, confirms } });
  });
};

/** For a user or an unknown address. */
const noteRefusal = (
  { deps, by, now }: PublicCall<'login'>,
  person: SigningIn | string,
  isLocked: boolean,
): Promise<void> =>
  deps.db.signIn(async (tx) => {
    if (typeof person === 'string') return writeDecoys(tx, person, isLocked ? 2 : 1, now);
    const who = { ...by, merchantId: person.merchant_id, actorId: person.user_id };
    await audit.record(tx, who, { action: 'session.refused' });
    if (isLocked) await audit.record(tx, who, { action: 'session.locked' });
  });
