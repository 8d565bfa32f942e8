import { LOGIN_POLICY } from '@dasbor/domain/auth';
import { NEW_MERCHANT_FEATURES } from '@dasbor/domain/sign-up';
import type { WhatsAppRegistration } from '@dasbor/domain/sign-up';
import { audit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { addMerchant } from '../../platform/merchant/add-merchant.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Answer, PublicCall, PublicHandler, Refusal } from '../../spec/handlers.ts';
import { clearTries, countTry, findByWhatsApp, startSession, writeDecoys } from '../auth/public.ts';
import { addOwner, findChallenge, useChallenge } from './repository.ts';
import type { OpenChallenge } from './repository.ts';
import { TRIES } from './tries.ts';

type Call = Pick<PublicCall, 'deps' | 'now' | 'by' | 'language'>;

/** The attempt is counted and committed first, the code is compared outside a transaction, then the person enters. */
export const verifyWhatsAppCode: PublicHandler<'verifyWhatsAppCode'> = async (call) => {
  const { deps, body, now } = call;
  const hash = deps.tokens.hash(body.otp_session);
  const counted = await deps.db.signIn(async (tx) => {
    const open = await findChallenge(tx, hash, now);
    if (!open) return { refusal: problem('DPAY_OTP_SESSION_EXPIRED') };
    if (Date.parse(open.code_expires_at) <= now.getTime()) return { refusal: problem('DPAY_OTP_EXPIRED') };
    return { open, tried: await countTry(tx, open.number, TRIES, now) };
  });
  if (counted.refusal) return counted.refusal;
  const { open, tried } = counted;
  if (tried.kind === 'locked') return locked(tried.remainingMinutes);

  // The hash of an unknown number is empty; comparing costs the same.
  if (!(await deps.passwords.matches(open.code_hash || null, body.code))) {
    await noteWrongCode(call, open.number, tried.remaining);
    return tried.remaining > 0
      ? problem('DPAY_OTP_INVALID', { remaining_attempts: tried.remaining })
      : locked(LOGIN_POLICY.otpLockMinutes);
  }
  return deps.db.signIn(async (tx) => {
    if (!(await useChallenge(tx, hash, now))) return problem('DPAY_OTP_SESSION_EXPIRED');
    await clearTries(tx, open.number, TRIES.purpose);
    return enter(tx, call, open);
  });
};

const locked = (minutes: number): Refusal => problem('DPAY_MAX_OTP_ATTEMPTS', { remaining_minutes: minutes });

const enter = async (
  tx: Tx,
  call: PublicCall<'verifyWhatsAppCode'>,
  open: OpenChallenge,
): Promise<Answer<'verifyWhatsAppCode'>> => {
  const { number, registration } = open;
  if (registration && !(await findByWhatsApp(tx, number))) await signUp(tx, call, number, registration);
  const person = await findByWhatsApp(tx, number);
  if (!person || person.status !== 'active') return problem('DPAY_OTP_SESSION_EXPIRED');
  // Only the holder of the number learns it.
  if (person.two_step) return problem('DPAY_WHATSAPP_NEEDS_PASSWORD');
  return ok({ data: await startSession(tx, call, person, { secondStep: null }) });
};

const signUp = async (
  tx: Tx,
  { deps, now, by, language }: Call,
  number: string,
  form: WhatsAppRegistration,
): Promise<void> => {
  const merchantId = deps.ids.next('merchant', now);
  const userId = deps.ids.next('user', now);
  await addMerchant(tx, {
    merchantId,
    name: form.business_name.trim(),
    onboardingStatus: 'new',
    sandboxOnly: true,
    termsAcceptedAt: now,
    businessCategory: form.business_category,
    features: NEW_MERCHANT_FEATURES,
    now,
  });
  const personId = deps.ids.next('person', now);
  await addOwner(tx, { personId, userId, merchantId, number, name: form.full_name.trim(), language, now });
  await audit.record(
    tx,
    { ...by, merchantId, actorId: userId },
    { action: 'user.signed_up', target: userId },
  );
};

/** The merchant sees the attempt in its history. */
const noteWrongCode = ({ deps, by, now }: Call, number: string, remaining: number): Promise<void> =>
  deps.db.signIn(async (tx) => {
    const person = await findByWhatsApp(tx, number);
    if (!person) return writeDecoys(tx, number, remaining === 0 ? 2 : 1, now);
    const who = { ...by, merchantId: person.merchant_id, actorId: person.user_id };
    await audit.record(tx, who, { action: 'session.code_refused' });
    if (remaining === 0) await audit.record(tx, who, { action: 'session.codes_locked' });
  });
