import { maskPhone } from '@dasbor/domain/access';
import { LOGIN_POLICY } from '@dasbor/domain/auth';
import type { Tx } from '../../platform/db/tx.ts';
import { mail } from '../../platform/mail/mail.ts';
import { makeCode } from '../../platform/otp/challenges.ts';
import type { Language } from '../../platform/problems.ts';
import type { Deps } from '../../deps.ts';
import { problem } from '../../spec/handlers.ts';
import type { Refusal, SuccessBody } from '../../spec/handlers.ts';
import { countMail, countWithin, findByWhatsApp, mails, writeDecoys } from '../auth/public.ts';
import { triesLeft } from './tries.ts';

type Challenge = SuccessBody<'loginByWhatsApp'>['data'];
export type FreshCode = { text: string; hash: string };

/** The code of a challenge that nobody can solve has the same cost. */
export const freshCode = (deps: Pick<Deps, 'passwords'>): Promise<FreshCode> => makeCode(deps.passwords);

const { otpMaxSends, otpLockMinutes, otpExpirySeconds, otpResendCooldownSeconds } = LOGIN_POLICY;
const HOURLY = { purpose: 'whatsapp hour', most: otpMaxSends, minutes: otpLockMinutes };

/** Whether a code may be sent to the number now. Counted for every number, so that the answer tells nothing about it. */
export const refuseSend = async (tx: Tx, number: string, now: Date): Promise<Refusal | undefined> => {
  const tries = await triesLeft(tx, number, now);
  if (tries.lockedMinutes > 0)
    return problem('DPAY_MAX_OTP_ATTEMPTS', { remaining_minutes: tries.lockedMinutes });
  const cooldown = await countMail(tx, number, 'whatsapp', now);
  if (cooldown !== undefined) return problem('DPAY_OTP_RESEND_COOLDOWN', { retry_after: cooldown });
  const wait = await countWithin(tx, number, HOURLY, now);
  return wait === undefined
    ? undefined
    : problem('DPAY_OTP_SEND_LIMIT', { remaining_minutes: Math.ceil(wait / 60) });
};

type Sending = { number: string; code: FreshCode; signsUp: boolean; language: Language; now: Date };

/** Only to a number that has an account or signs up; to others nothing is sent. Two statements. */
export const send = async (
  tx: Tx,
  { number, code, signsUp, language, now }: Sending,
): Promise<'sent' | 'unknown'> => {
  const known = await findByWhatsApp(tx, number);
  if (!known && !signsUp) {
    await writeDecoys(tx, number, 1, now);
    return 'unknown';
  }
  const words = mails.whatsAppCode[language]({
    code: code.text,
    isNew: !known,
    minutes: otpExpirySeconds / 60,
  });
  const merchantId = known?.merchant_id ?? null;
  await mail.queue(tx, { merchantId, recipient: number, kind: 'whatsapp_code', ...words, now });
  return 'sent';
};

export const codeExpiry = (now: Date): Date => new Date(now.getTime() + otpExpirySeconds * 1000);

export const viewOf = async (
  tx: Tx,
  { session, number, language, now }: { session: string; number: string; language: Language; now: Date },
): Promise<Challenge> => ({
  otp_session: session,
  sent_to: maskPhone(number),
  confirms: mails.signIn[language],
  resend_after: new Date(now.getTime() + otpResendCooldownSeconds * 1000).toISOString(),
  expires_at: codeExpiry(now).toISOString(),
  remaining_attempts: (await triesLeft(tx, number, now)).remaining,
});
