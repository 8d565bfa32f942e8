import type { Guesses } from '@dasbor/domain/cli-sign-ins';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import type { Mode } from '../../platform/merchant/mode.ts';

type NewSignIn = {
  deviceHash: string;
  userCodeHash: string;
  mode: Mode;
  name: string;
  ip: string;
  intervalSeconds: number;
  now: Date;
  expiresAt: Date;
};

export const insertSignIn = async (tx: Tx, signIn: NewSignIn): Promise<void> => {
  const { deviceHash, userCodeHash, mode, name, ip, intervalSeconds, now, expiresAt } = signIn;
  await tx.run(sql`
    insert into cli_sign_in (device_hash, user_code_hash, mode, name, ip, interval_seconds, created_at, expires_at)
    values (${deviceHash}, ${userCodeHash}, ${mode}, ${name}, ${ip}, ${intervalSeconds}, ${now}, ${expiresAt})`);
};

export type DeviceRow = {
  interval_seconds: number;
  polled_at: string | null;
  refused_at: string | null;
  sealed: string | null;
};

/** A sign-in that has not ended. Locked, so that of two polls at once only one gets the secret. */
export const findByDevice = (
  tx: Tx,
  deviceHash: string,
  { mode, now }: { mode: Mode; now: Date },
): Promise<DeviceRow | undefined> =>
  tx.maybe<DeviceRow>(sql`
    select interval_seconds, polled_at, refused_at, sealed from cli_sign_in
     where device_hash = ${deviceHash} and mode = ${mode} and collected_at is null and expires_at > ${now}
       for update`);

export const notePoll = async (tx: Tx, deviceHash: string, now: Date): Promise<void> => {
  await tx.run(sql`update cli_sign_in set polled_at = ${now} where device_hash = ${deviceHash}`);
};

export const slowDown = async (tx: Tx, deviceHash: string, now: Date, seconds: number): Promise<void> => {
  await tx.run(sql`
    update cli_sign_in set polled_at = ${now}, interval_seconds = interval_seconds + ${seconds}::int
     where device_hash = ${deviceHash}`);
};

export const collectSecret = async (tx: Tx, deviceHash: string, now: Date): Promise<void> => {
  await tx.run(sql`
    update cli_sign_in set collected_at = ${now}, sealed = null where device_hash = ${deviceHash}`);
};

export type OpenRow = {
  device_hash: string;
  mode: Mode;
  name: string;
  ip: string;
  created_at: string;
  expires_at: string;
};

/** The sign-in that waits for this code, locked. Naming the code makes its row visible to this transaction. */
export const findByCode = async (tx: Tx, userCodeHash: string, now: Date): Promise<OpenRow | undefined> => {
  await tx.run(sql`select set_config('app.cli_code', ${userCodeHash}, true)`);
  return tx.maybe<OpenRow>(sql`
    select device_hash, mode, name, ip, created_at, expires_at from cli_sign_in
     where refused_at is null and key_id is null and expires_at > ${now}
       for update`);
};

export const noteApproval = async (tx: Tx, key: { id: string; sealed: string }): Promise<void> => {
  await tx.run(sql`update cli_sign_in set key_id = ${key.id}, sealed = ${key.sealed} where key_id is null`);
};

export const noteRefusal = async (tx: Tx, now: Date): Promise<void> => {
  await tx.run(sql`update cli_sign_in set refused_at = ${now} where key_id is null`);
};

/** Locked, so that guesses at the same time all count. */
export const findGuesses = (tx: Tx, userId: string): Promise<Guesses | undefined> =>
  tx.maybe<Guesses>(sql`select wrong, since from cli_code_guess where user_id = ${userId} for update`);

type Wrong = { userId: string; now: Date; startsAgainBefore: Date };

export const countWrongCode = async (tx: Tx, { userId, now, startsAgainBefore }: Wrong): Promise<void> => {
  await tx.run(sql`
    insert into cli_code_guess as held (merchant_id, mode, user_id, wrong, since)
    values (current_setting('app.merchant_id'), current_setting('app.mode'), ${userId}, 1, ${now})
    on conflict (merchant_id, mode, user_id) do update
       set wrong = case when held.since <= ${startsAgainBefore} then 1 else held.wrong + 1 end,
           since = case when held.since <= ${startsAgainBefore} then ${now} else held.since end`);
};
