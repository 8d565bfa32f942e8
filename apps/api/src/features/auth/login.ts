import { LOGIN_POLICY, validateLogin } from '@dasbor/domain/auth';
import { methodsFor } from '@dasbor/domain/two-step';
import type { TwoStepMethod } from '@dasbor/domain/two-step';
import { audit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { issueChallenge, makeCode } from '../../platform/otp/challenges.ts';
import type { Code } from '../../platform/otp/challenges.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Answer, PublicCall, PublicHandler } from '../../spec/handlers.ts';
import { useDevice } from '../devices/public.ts';
import { findRules } from '../sign-in-rules/public.ts';
import { heldOf } from '../two-step/public.ts';
import { clearLogins, countLogin, normalizeEmail, writeDecoys } from './guard.ts';
import { isLostLongAgo, removeLostSteps } from './lost-second-step.ts';
import { mailLoginCode } from './login-code.ts';
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
  const { deps } = call;
  const isRemembered =
    person.two_step && (await deps.db.signIn((tx) => isOnRememberedDevice(tx, call, person)));
  const asksMore = person.two_step && !isRemembered;
  const isLost = asksMore && isLostLongAgo(person, call.now);
  const methods = isLost ? (['mail_code'] as const) : methodsFor(heldOf(person));
  const code = asksMore && methods.includes('mail_code') ? await makeCode(deps.passwords) : undefined;
  return deps.db.signIn(async (tx) => {
    await clearLogins(tx, person.email);
    // Reported only to a caller who knows the password.
    if (!person.email_verified_at) return problem('DPAY_EMAIL_NOT_VERIFIED');
    if (isLost) await removeLostSteps(tx, call, person);
    if (asksMore) return askSecondStep(tx, call, { person, methods, code });
    const secondStep = isRemembered ? ('remembered_device' as const) : null;
    return ok({ data: await startSession(tx, call, person, { secondStep }) });
  });
};

/** Whether this browser passed the person's second step before, and the merchant accepts that. */
const isOnRememberedDevice = async (
  tx: Tx,
  { deps, body, now }: PublicCall<'login'>,
  person: SigningIn,
): Promise<boolean> => {
  const hashes = (body.device_tokens ?? []).map(deps.tokens.hash);
  if (hashes.length === 0 || !(await findRules(tx, person.merchant_id)).remembers_devices) return false;
  return useDevice(tx, { personId: person.person_id, hashes, now });
};

type Asking = { person: SigningIn; methods: readonly TwoStepMethod[]; code: Code | undefined };

const askSecondStep = async (
  tx: Tx,
  { deps, now, language }: PublicCall<'login'>,
  { person, methods, code }: Asking,
): Promise<Answer<'login'>> => {
  const who = { merchantId: person.merchant_id, userId: person.user_id, email: person.email };
  const issue = { person: who, purpose: 'login', actionHash: null, methods, code, now, tokens: deps.tokens };
  const challenge = await issueChallenge(tx, issue);
  if (!challenge.ok) return problem(challenge.problem.code, challenge.problem.params);
  const confirms = mails.signIn[language];
  if (code) await mailLoginCode(tx, { person: who, code, confirms, language, now });
  const { remembers_devices: mayRemember } = await findRules(tx, person.merchant_id);
  return ok({ data: { ...challenge.value, confirms, may_remember_device: mayRemember } });
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
