import { LOGIN_POLICY } from '@dasbor/domain/auth';
import { err, ok, problem } from '@dasbor/domain/kernel';
import type { Problem, Result } from '@dasbor/domain/kernel';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Tx } from '../db/tx.ts';
import { locked } from './challenges.ts';

/** A counted attempt, and how many are left. */
export type Counted = { remaining: number };

export type Attempt = Counted & {
  challengeHash: string;
  merchantId: string;
  userId: string;
  actionHash: string | null;
  purpose: string;
  /** Null if no code was mailed: the person's app, passkey or recovery code answers. */
  codeHash: string | null;
};

type Asked = { challengeHash: string; purpose: string | undefined; userId?: string; now: Date };

export type OpenChallenge = Omit<Attempt, 'remaining'> & { isStale: boolean };

/** The challenge, if it is still open. */
export const findChallenge = async (
  tx: Tx,
  { challengeHash, purpose, userId, now }: Asked,
): Promise<Result<OpenChallenge>> => {
  const challenge = await tx.maybe<{
    merchant_id: string;
    user_id: string;
    purpose: string;
    action_hash: string | null;
    code_hash: string | null;
    is_stale: boolean;
  }>(sql`
    select merchant_id, user_id, purpose, action_hash, code_hash, code_expires_at <= ${now} as is_stale
      from otp_challenge
     where challenge_hash = ${challengeHash} and used_at is null and expires_at > ${now}
       and (${purpose ?? null}::text is null and purpose <> 'login' or purpose = ${purpose ?? null})
       and (${userId ?? null}::text is null or user_id = ${userId ?? null})`);
  if (!challenge) return gone(purpose);
  return ok({
    challengeHash,
    merchantId: challenge.merchant_id,
    userId: challenge.user_id,
    actionHash: challenge.action_hash,
    purpose: challenge.purpose,
    codeHash: challenge.code_hash,
    isStale: challenge.is_stale,
  });
};

/**
 * Counts the attempt before comparing the code, so that concurrent guesses all count. The third attempt locks codes for an hour; if it was
 * right, `completeAttempt` unlocks them. The caller must commit this in any case.
 */
export const countAttempt = async (tx: Tx, asked: Asked): Promise<Result<Attempt>> => {
  const challenge = await findChallenge(tx, asked);
  if (!challenge.ok) return challenge;
  const { isStale, ...open } = challenge.value;
  const counted = await countTry(tx, { userId: open.userId, isStale, now: asked.now });
  return counted.ok ? ok({ ...open, ...counted.value }) : counted;
};

/** Counts an attempt without a challenge, like one with a challenge. */
export const countTry = async (
  tx: Tx,
  { userId, isStale = false, now }: { userId: string; isStale?: boolean; now: Date },
): Promise<Result<Counted>> => {
  // One statement on one row, so that concurrent attempts wait and see each other's count.
  const made = sql`case when otp_locked_until is null then failed_otps + 1 else 1 end`;
  const counted = await tx.maybe<{ failed: number }>(sql`
    update person
       set failed_otps = ${made},
           otp_locked_until = case when ${made} >= ${LOGIN_POLICY.otpTries}::int
                                   then ${now}::timestamptz + make_interval(mins => ${LOGIN_POLICY.otpLockMinutes}::int) end
     where person_id = ${personOf(userId)} and not ${isStale}::boolean
       and (otp_locked_until is null or otp_locked_until <= ${now})
    returning failed_otps as failed`);
  if (counted) return ok({ remaining: LOGIN_POLICY.otpTries - counted.failed });
  const until = await lockedUntil(tx, userId, now);
  return until ? locked(until, now) : err('DPAY_OTP_EXPIRED');
};

/** Until when the person's codes and passkeys are refused; null if they are not. */
export const lockedUntil = async (tx: Tx, userId: string, now: Date): Promise<string | null> => {
  const { until } = await tx.one<{ until: string | null }>(sql`
    select case when otp_locked_until > ${now} then otp_locked_until end as until
      from person where person_id = ${personOf(userId)}`);
  return until;
};

// Wrong codes count for the person, at all merchants together.
const personOf = (userId: string): Sql => sql`(select person_id from user_account where user_id = ${userId})`;

/** Unknown or used. This ends a sign-in; a user confirming an action stays signed in and requests another code. */
const gone = (purpose: string | undefined): Result<never> =>
  err(purpose === 'login' ? 'DPAY_OTP_SESSION_EXPIRED' : 'DPAY_OTP_EXPIRED');

/** Why an attempt was refused, with the number of attempts left. The last one says how long codes are locked. */
export const wrongCode = ({ remaining }: Counted, code = 'DPAY_OTP_INVALID'): Problem =>
  remaining > 0
    ? problem(code, { remaining_attempts: remaining })
    : problem('DPAY_MAX_OTP_ATTEMPTS', { remaining_minutes: LOGIN_POLICY.otpLockMinutes });

/** The right code consumes the challenge and resets the count. */
export const completeAttempt = async (tx: Tx, attempt: Attempt, now: Date): Promise<Result<true>> => {
  const used = await tx.run(sql`
    update otp_challenge set used_at = ${now} where challenge_hash = ${attempt.challengeHash} and used_at is null`);
  if (used === 0) return gone(attempt.purpose);
  await clearTries(tx, attempt.userId);
  return ok(true);
};

export const clearTries = async (tx: Tx, userId: string): Promise<void> => {
  await tx.run(sql`
    update person set failed_otps = 0, otp_locked_until = null where person_id = ${personOf(userId)}`);
};
