import { isSessionIdle } from '@dasbor/domain/session';
import type { PassedSecondStep } from '@dasbor/domain/two-step';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import type { Mode } from '../../platform/merchant/mode.ts';

export type NewSession = {
  sessionId: string;
  merchantId: string;
  userId: string;
  now: Date;
  expiresAt: Date;
  ip: string;
  device: string;
  /** How the second step was passed; null if there was none. */
  secondStep: PassedSecondStep | null;
  /** The merchant requires a second step and the person has none. */
  needsTwoStep: boolean;
};

export const addSession = async (tx: Tx, session: NewSession): Promise<void> => {
  const { sessionId, merchantId, userId, now, expiresAt, ip, device, secondStep, needsTwoStep } = session;
  await tx.run(sql`
    insert into auth_session (session_id, merchant_id, user_id, created_at, seen_at, expires_at, ip, device, second_step,
                              needs_two_step)
    values (${sessionId}, ${merchantId}, ${userId}, ${now}, ${now}, ${expiresAt}, ${ip}, ${device}, ${secondStep},
            ${needsTwoStep})`);
  await tx.run(sql`
    update user_account set login_count = login_count + 1, last_signed_in_at = ${now} where user_id = ${userId}`);
};

export const findSession = (
  tx: Tx,
  sessionId: string,
): Promise<{ expires_at: string; second_step: PassedSecondStep | null }> =>
  tx.one(sql`select expires_at, second_step from auth_session where session_id = ${sessionId}`);

/** Whether the session exists and has not been idle for too long. */
export const isSessionInUse = async (tx: Tx, sessionId: string, now: Date): Promise<boolean> => {
  const session = await tx.maybe<{ seen_at: string }>(
    sql`select seen_at from auth_session where session_id = ${sessionId}`,
  );
  return session !== undefined && !isIdle(session, now);
};

export const isIdle = ({ seen_at: seenAt }: { seen_at: string }, now: Date): boolean =>
  isSessionIdle({ lastSeenAt: Date.parse(seenAt), now: now.getTime() });

/** Records a call. Returns false if the session ended because it was idle; a call does not revive it. */
export const noteCall = async (tx: Tx, sessionId: string, now: Date): Promise<boolean> => {
  if (!(await isSessionInUse(tx, sessionId, now))) return false;
  // Clocks of two servers differ slightly.
  await tx.run(
    sql`update auth_session set seen_at = greatest(seen_at, ${now}) where session_id = ${sessionId}`,
  );
  return true;
};

export const revokeSession = async (tx: Tx, sessionId: string, reason: string, now: Date): Promise<void> => {
  await tx.run(sql`
    update auth_session set revoked_at = ${now}, revoked_reason = ${reason}
     where session_id = ${sessionId} and revoked_at is null`);
};

/** Revokes all sessions of the user's person, at every merchant, except `keep`. */
export const revokeSessionsOf = async (
  tx: Tx,
  { userId, reason, now, keep }: { userId: string; reason: string; now: Date; keep?: string },
): Promise<void> => {
  await tx.run(sql`select end_sessions_of_person(${userId}, ${reason}, ${now}, ${keep ?? null})`);
};

/** Revokes the sessions of one account. Those of the person at other merchants go on. */
export const revokeSessionsOfAccount = async (
  tx: Tx,
  { userId, reason, now }: { userId: string; reason: string; now: Date },
): Promise<void> => {
  await tx.run(sql`
    update auth_session set revoked_at = ${now}, revoked_reason = ${reason} where user_id = ${userId} and revoked_at is null`);
};

/** Counts an attempt with the current password before the comparison. Returns the attempts since the last success. */
export const countPasswordTry = async (tx: Tx, sessionId: string): Promise<number> => {
  const { tries } = await tx.one<{ tries: number }>(sql`
    update auth_session set wrong_passwords = wrong_passwords + 1 where session_id = ${sessionId}
    returning wrong_passwords as tries`);
  return tries;
};

export const clearPasswordTries = async (tx: Tx, sessionId: string): Promise<void> => {
  await tx.run(sql`update auth_session set wrong_passwords = 0 where session_id = ${sessionId}`);
};

export type NewRefreshToken = {
  hash: string;
  sessionId: string;
  merchantId: string;
  mode: Mode;
  now: Date;
  expiresAt: Date;
  /** Set for a pair that an exchange issued. */
  asker?: Asker;
};

/** The client of an exchange: by address only, and by address with User-Agent. */
export type Asker = { from: string; by: string };

export const addRefreshToken = async (tx: Tx, token: NewRefreshToken): Promise<void> => {
  await tx.run(sql`
    insert into refresh_token (token_hash, session_id, merchant_id, mode, created_at, expires_at, asked_from, asked_by)
    values (${token.hash}, ${token.sessionId}, ${token.merchantId}, ${token.mode}, ${token.now}, ${token.expiresAt},
            ${token.asker?.from ?? null}, ${token.asker?.by ?? null})`);
};

export type HeldToken = {
  session_id: string;
  user_id: string;
  merchant_id: string;
  mode: Mode;
  used_at: string | null;
  expires_at: string;
  is_revoked: boolean;
  seen_at: string;
};

/** Locked, so that concurrent exchanges of one token run one after another. */
export const findRefreshToken = (tx: Tx, hash: string): Promise<HeldToken | undefined> =>
  tx.maybe<HeldToken>(sql`
    select t.session_id, s.user_id, t.merchant_id, t.mode, t.used_at, t.expires_at, s.revoked_at is not null as is_revoked,
           s.seen_at
      from refresh_token t join auth_session s on s.session_id = t.session_id
     where t.token_hash = ${hash}
       for update of t`);

export const useRefreshToken = async (tx: Tx, hash: string, now: Date): Promise<void> => {
  await tx.run(sql`update refresh_token set used_at = ${now} where token_hash = ${hash}`);
};

/** The client that first received a pair, whether an exchange has used it, and whether a call was made with it. */
export type IssuedPair = {
  used_at: string | null;
  arrived_at: string | null;
  asked_from: string | null;
  asked_by: string | null;
};

export const findIssuedPair = (tx: Tx, hash: string): Promise<IssuedPair | undefined> =>
  tx.maybe<IssuedPair>(sql`
    select used_at, arrived_at, asked_from, asked_by from refresh_token where token_hash = ${hash}`);

export const notePairArrived = async (tx: Tx, hash: string, now: Date): Promise<void> => {
  await tx.run(sql`
    update refresh_token set arrived_at = ${now} where token_hash = ${hash} and arrived_at is null`);
};

/** Forgets the clients, so that no pair is returned again, not even to the same client. */
export const forgetAskers = async (tx: Tx, sessionId: string): Promise<void> => {
  await tx.run(sql`
    update refresh_token set asked_from = null, asked_by = null
     where session_id = ${sessionId} and used_at is null and asked_by is not null`);
};
