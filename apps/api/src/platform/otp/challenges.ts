import { randomInt } from 'node:crypto';
import { LOGIN_POLICY, minutesUntilOtpSend, OTP_SEND_WINDOW_MS } from '@dasbor/domain/auth';
import type { OtpSends } from '@dasbor/domain/auth';
import { maskEmail } from '@dasbor/domain/access';
import { err, ok } from '@dasbor/domain/kernel';
import type { Result } from '@dasbor/domain/kernel';
import { SESSION_POLICY } from '@dasbor/domain/session';
import { TWO_STEP_POLICY } from '@dasbor/domain/two-step';
import type { TwoStepMethod } from '@dasbor/domain/two-step';
import sql from 'sql-template-tag';
import type { Passwords } from '../auth/passwords.ts';
import type { Tokens } from '../auth/tokens.ts';
import type { Tx } from '../db/tx.ts';

export type Person = { merchantId: string; userId: string; email: string };
export type Code = { text: string; hash: string };

/** The contract's OtpChallenge without what the code confirms, which the caller knows. */
export type ChallengeView = {
  otp_required: true;
  otp_session: string;
  methods: TwoStepMethod[];
  sent_to: string;
  resend_after: string;
  expires_at: string;
  remaining_attempts: number;
};

const MINUTE_MS = 60_000;
const later = (now: Date, ms: number): Date => new Date(now.getTime() + ms);
export const minutesUntil = (instant: string, now: Date): number =>
  Math.max(1, Math.ceil((Date.parse(instant) - now.getTime()) / MINUTE_MS));

/** Six random digits and their Argon2id hash. Create it outside a transaction if possible, because hashing takes a while. */
export const makeCode = async (passwords: Passwords): Promise<Code> => {
  const text = String(randomInt(1_000_000)).padStart(6, '0');
  return { text, hash: await passwords.hash(text) };
};

export type Issue = {
  person: Person;
  purpose: string;
  actionHash: string | null;
  methods: readonly TwoStepMethod[];
  /** Undefined if nothing is mailed. */
  code: Code | undefined;
  now: Date;
  tokens: Tokens;
};

/** Creates a challenge. The caller mails its code, if it has one, in the same transaction. */
export const issueChallenge = async (tx: Tx, issue: Issue): Promise<Result<ChallengeView>> => {
  const { person, purpose, actionHash, methods, code, now, tokens } = issue;
  const open = await tx.one<{ failed: number; locked_until: string | null }>(sql`
    select p.failed_otps as failed, p.otp_locked_until as locked_until
      from user_account u join person p using (person_id) where u.user_id = ${person.userId}`);
  if (open.locked_until && Date.parse(open.locked_until) > now.getTime())
    return locked(open.locked_until, now);
  const session = tokens.opaque();
  const failed = open.locked_until ? 0 : open.failed;
  if (code === undefined) {
    const waitsUntil = later(now, TWO_STEP_POLICY.waitSeconds * 1000);
    await tx.run(sql`
      insert into otp_challenge (challenge_hash, merchant_id, user_id, purpose, action_hash, code_hash, sent_to, sends,
                                 last_sent_at, code_expires_at, expires_at, created_at)
      values (${tokens.hash(session)}, ${person.merchantId}, ${person.userId}, ${purpose}, ${actionHash}, null, '', 0,
              ${now}, ${waitsUntil}, ${waitsUntil}, ${now})`);
    return ok({
      otp_required: true,
      otp_session: session,
      methods: [...methods],
      sent_to: '',
      resend_after: now.toISOString(),
      expires_at: waitsUntil.toISOString(),
      remaining_attempts: LOGIN_POLICY.otpTries - failed,
    });
  }
  const mailed = await tx.rows<{ sends: number; last_sent_at: string }>(sql`
    select sends, last_sent_at from otp_challenge
     where sends > 0 and merchant_id = ${person.merchantId} and user_id = ${person.userId} and used_at is null
       and purpose = ${purpose} and last_sent_at > ${later(now, -OTP_SEND_WINDOW_MS)}`);
  const refused = tooManySends(mailed.map(sendsOf), now);
  if (refused) return refused;

  await tx.run(sql`
    insert into otp_challenge (challenge_hash, merchant_id, user_id, purpose, action_hash, code_hash, sent_to,
                               last_sent_at, code_expires_at, expires_at, created_at)
    values (${tokens.hash(session)}, ${person.merchantId}, ${person.userId}, ${purpose}, ${actionHash}, ${code.hash},
            ${person.email}, ${now}, ${codeExpiry(now)}, ${later(now, SESSION_POLICY.lifetimeMs)}, ${now})`);
  return ok(view(session, person.email, now, failed));
};

const sendsOf = (row: { sends: number; last_sent_at: string }): OtpSends => ({
  sends: row.sends,
  lastSentAt: new Date(row.last_sent_at),
});

const tooManySends = (mailed: readonly OtpSends[], now: Date): Result<never> | undefined => {
  const minutes = minutesUntilOtpSend(mailed, now);
  return minutes === 0 ? undefined : err('DPAY_OTP_SEND_LIMIT', { remaining_minutes: minutes });
};

const codeExpiry = (now: Date): Date => later(now, LOGIN_POLICY.otpExpirySeconds * 1000);

const view = (session: string, email: string, now: Date, failed: number): ChallengeView => ({
  otp_required: true,
  otp_session: session,
  methods: ['mail_code'],
  sent_to: maskEmail(email),
  resend_after: later(now, LOGIN_POLICY.otpResendCooldownSeconds * 1000).toISOString(),
  expires_at: codeExpiry(now).toISOString(),
  remaining_attempts: Math.max(0, LOGIN_POLICY.otpTries - failed),
});

export const locked = (until: string, now: Date): Result<never> =>
  err('DPAY_MAX_OTP_ATTEMPTS', { remaining_minutes: minutesUntil(until, now) });

type OpenChallenge = {
  merchant_id: string;
  user_id: string;
  email: string;
  sends: number;
  last_sent_at: string;
  failed_otps: number;
  otp_locked_until: string | null;
};

/** Issues a new code for the challenge and invalidates the previous one. */
export const renewChallenge = async (
  tx: Tx,
  {
    session,
    purpose,
    code,
    now,
    tokens,
  }: { session: string; purpose: string; code: Code; now: Date; tokens: Tokens },
): Promise<Result<{ view: ChallengeView; person: Person }>> => {
  const open = await tx.maybe<OpenChallenge>(sql`
    select c.merchant_id, c.user_id, p.email, c.sends, c.last_sent_at, p.failed_otps, p.otp_locked_until
      from otp_challenge c join user_account u on u.user_id = c.user_id join person p using (person_id)
     where c.challenge_hash = ${tokens.hash(session)} and c.purpose = ${purpose}
       and c.code_hash is not null and c.used_at is null and c.expires_at > ${now}
       for update of c`);
  if (!open) return err('DPAY_OTP_SESSION_EXPIRED');
  if (open.otp_locked_until && Date.parse(open.otp_locked_until) > now.getTime()) {
    return locked(open.otp_locked_until, now);
  }
  const sinceMs = now.getTime() - Date.parse(open.last_sent_at);
  const waitMs = LOGIN_POLICY.otpResendCooldownSeconds * 1000 - sinceMs;
  if (waitMs > 0) return err('DPAY_OTP_RESEND_COOLDOWN', { retry_after: Math.ceil(waitMs / 1000) });
  const refused = tooManySends([sendsOf(open)], now);
  if (refused) return refused;

  const sends = open.sends >= LOGIN_POLICY.otpMaxSends ? 1 : open.sends + 1;
  await tx.run(sql`
    update otp_challenge set code_hash = ${code.hash}, sends = ${sends}, last_sent_at = ${now},
           code_expires_at = ${codeExpiry(now)}
     where challenge_hash = ${tokens.hash(session)}`);
  const person = { merchantId: open.merchant_id, userId: open.user_id, email: open.email };
  const failed = open.otp_locked_until ? 0 : open.failed_otps;
  return ok({ view: view(session, open.email, now, failed), person });
};
