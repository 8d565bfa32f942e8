import { readWhatsAppNumber, whatsAppProblems } from '@dasbor/domain/sign-up';
import type { WhatsAppRegistration } from '@dasbor/domain/sign-up';
import { SESSION_POLICY } from '@dasbor/domain/session';
import { ok, problem } from '../../spec/handlers.ts';
import type { Answer, PublicCall, PublicHandler } from '../../spec/handlers.ts';
import { countSignUp } from '../auth/public.ts';
import { BUSINESS_CATEGORIES } from '../reference/public.ts';
import { addChallenge, findChallenge, renewCode } from './repository.ts';
import { codeExpiry, freshCode, refuseSend, send, viewOf } from './send-code.ts';

export const listMerchantCategories: PublicHandler<'listMerchantCategories'> = async () =>
  ok({ data: [...BUSINESS_CATEGORIES] });

export const registerByWhatsApp: PublicHandler<'registerByWhatsApp'> = async (call) => {
  const errors = whatsAppProblems(call.body, BUSINESS_CATEGORIES).map(({ field, problem: wrong }) => ({
    field,
    ...wrong,
  }));
  if (errors.length > 0) return problem('DPAY_INVALID_REQUEST', undefined, { errors });
  return begin(call, call.body.mobile_phone, call.body);
};

export const loginByWhatsApp: PublicHandler<'loginByWhatsApp'> = (call) =>
  begin(call, call.body.mobile_phone, null);

/** The answer and the work are the same, whether or not the number has an account. */
const begin = async (
  { deps, now, by, language }: PublicCall,
  text: string,
  registration: WhatsAppRegistration | null,
): Promise<Answer<'loginByWhatsApp'>> => {
  const read = readWhatsAppNumber(text);
  if (!read.ok) {
    const errors = [{ field: 'mobile_phone', ...read.problem }];
    return problem('DPAY_INVALID_REQUEST', undefined, { errors });
  }
  const number = read.value;
  const code = await freshCode(deps);
  const session = deps.tokens.opaque();
  return deps.db.signIn(async (tx) => {
    const wait = registration && (await countSignUp(tx, by.ip, now));
    if (wait) return problem('DPAY_RATE_LIMITED', { retry_after: wait });
    const refusal = await refuseSend(tx, number, now);
    if (refusal) return refusal;
    const signsUp = registration !== null;
    const sent = await send(tx, { number, code, signsUp, language, now });
    await addChallenge(tx, {
      hash: deps.tokens.hash(session),
      number,
      registration,
      // No code solves the challenge of an unknown number.
      codeHash: sent === 'sent' ? code.hash : '',
      language,
      codeExpiresAt: codeExpiry(now),
      expiresAt: new Date(now.getTime() + SESSION_POLICY.lifetimeMs),
    });
    return ok({ data: await viewOf(tx, { session, number, language, now }) });
  });
};

export const resendWhatsAppCode: PublicHandler<'resendWhatsAppCode'> = async ({
  deps,
  body,
  now,
  language,
}) => {
  const code = await freshCode(deps);
  const session = body.otp_session;
  const hash = deps.tokens.hash(session);
  return deps.db.signIn(async (tx) => {
    const open = await findChallenge(tx, hash, now);
    if (!open) return problem('DPAY_OTP_SESSION_EXPIRED');
    const { number, registration } = open;
    const refusal = await refuseSend(tx, number, now);
    if (refusal) return refusal;
    const sent = await send(tx, { number, code, signsUp: registration !== null, language, now });
    const codeHash = sent === 'sent' ? code.hash : '';
    await renewCode(tx, { hash, codeHash, codeExpiresAt: codeExpiry(now) });
    return ok({ data: await viewOf(tx, { session, number, language, now }) });
  });
};
