import { TWO_STEP_POLICY } from '@dasbor/domain/two-step';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import type { SuccessBody } from '../../spec/handlers.ts';

const DAY_MS = 86_400_000;

type SessionRow = {
  session_id: string;
  merchant_name: string;
  device: string;
  ip: string;
  second_step: OpenSession['second_step'];
  created_at: string;
  seen_at: string;
};
export type OpenSession = SuccessBody<'listSessions'>['data'][number];

export const openSessions = (tx: Tx, userId: string, now: Date): Promise<SessionRow[]> =>
  tx.rows<SessionRow>(sql`select * from sessions_of_person(${userId}, ${now})`);

export const endOwnSession = async (
  tx: Tx,
  { userId, sessionId, now }: { userId: string; sessionId: string; now: Date },
): Promise<boolean> => {
  const { ended } = await tx.one<{ ended: boolean }>(
    sql`select end_session_of_person(${userId}, ${sessionId}, 'signed out elsewhere', ${now}) as ended`,
  );
  return ended;
};

type Device = SuccessBody<'listRememberedDevices'>['data'][number];

export const rememberedDevices = (tx: Tx, userId: string, now: Date): Promise<Device[]> =>
  tx.rows<Device>(sql`
    select device_id as id, device, ip as ip_address, created_at, last_used_at, expires_at from remembered_device
     where person_id = (select person_id from user_account where user_id = ${userId}) and expires_at > ${now}
     order by last_used_at desc, device_id desc`);

export const forgetOne = async (tx: Tx, userId: string, id: string): Promise<boolean> =>
  (await tx.run(sql`
    delete from remembered_device
     where device_id = ${id} and person_id = (select person_id from user_account where user_id = ${userId})`)) ===
  1;

export type NewDevice = {
  id: string;
  personId: string;
  tokenHash: string;
  device: string;
  ip: string;
  now: Date;
};

export const addDevice = async (tx: Tx, one: NewDevice): Promise<void> => {
  const expiresAt = new Date(one.now.getTime() + TWO_STEP_POLICY.rememberDays * DAY_MS);
  await tx.run(sql`
    insert into remembered_device (device_id, person_id, token_hash, device, ip, created_at, last_used_at, expires_at)
    values (${one.id}, ${one.personId}, ${one.tokenHash}, ${one.device}, ${one.ip}, ${one.now}, ${one.now}, ${expiresAt})`);
};

/** Whether one of these tokens is a remembered device of this person. */
export const useDevice = async (
  tx: Tx,
  { personId, hashes, now }: { personId: string; hashes: readonly string[]; now: Date },
): Promise<boolean> =>
  (await tx.run(sql`
    update remembered_device set last_used_at = ${now}
     where person_id = ${personId} and token_hash = any(${[...hashes]}::text[]) and expires_at > ${now}`)) >
  0;

export const forgetDevicesOf = async (tx: Tx, userId: string): Promise<void> => {
  await tx.run(sql`
    delete from remembered_device where person_id = (select person_id from user_account where user_id = ${userId})`);
};

/** Whether the person signs in from an address and browser for the first time, though they signed in before. */
export const isNewDevice = async (
  tx: Tx,
  { personId, ip, device }: { personId: string; ip: string; device: string },
): Promise<boolean> => {
  const { before, same } = await tx.one<{ before: boolean; same: boolean }>(sql`
    select count(*) > 0 as before, coalesce(bool_or(s.ip = ${ip} and s.device = ${device}), false) as same
      from user_account u join auth_session s using (user_id) where u.person_id = ${personId}`);
  return before && !same;
};
