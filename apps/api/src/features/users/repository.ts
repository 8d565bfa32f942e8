import { OWNER_ROLE_ID } from '@dasbor/domain/access';
import type { UserStatus } from '@dasbor/domain/users';
import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import type { Language } from '../../platform/problems.ts';
import type { UserRow } from './rows.ts';

const USERS = sql`
  (select u.user_id as id, u.name, u.email, u.role_id, r.name as role_name, u.status, p.two_step, u.last_signed_in_at, u.invited_at,
          u.invited_by, u.created_at,
          (select count(*)::int from user_account o where o.role_id = ${OWNER_ROLE_ID} and o.status = 'active') as active_owners
     from user_account u
     join person p using (person_id)
     join role r on r.merchant_id = u.merchant_id and r.role_id = u.role_id) as listed`;

export const selectUsers = (tx: Tx, conditions: Sql, window: Sql = empty): Promise<UserRow[]> =>
  tx.rows<UserRow>(sql`select * from ${USERS} where ${conditions} ${window}`);

export const countUsers = async (tx: Tx, conditions: Sql): Promise<number> => {
  const { total } = await tx.one<{ total: string }>(
    sql`select count(*) as total from ${USERS} where ${conditions}`,
  );
  return Number(total);
};

export const findUser = async (tx: Tx, id: string): Promise<UserRow | undefined> =>
  (await selectUsers(tx, sql`id = ${id}`))[0];

/**
 * Held until the end of the transaction by everybody who changes a person or a role, so that each decides by what the one before left: two
 * owners cannot remove each other.
 */
export const lockPeople = async (tx: Tx): Promise<void> => {
  await tx.run(
    sql`select 1 from merchant where merchant_id = current_setting('app.merchant_id') for no key update`,
  );
};

/** A user who is not removed and has this address. */
export const isInTeam = async (tx: Tx, email: string): Promise<boolean> =>
  (await tx.maybe(sql`select 1 from user_account where email = ${email} and status <> 'removed'`)) !==
  undefined;

export type Invited = {
  userId: string;
  personId: string;
  email: string;
  name: string;
  roleId: number;
  language: Language;
  by: string;
  now: Date;
};

/** Adds the account, or invites a removed one again. Returns its id. */
export const insertInvited = async (
  tx: Tx,
  { userId, personId, email, name, roleId, language, by, now }: Invited,
): Promise<string> => {
  const { id } = await tx.one<{ id: string }>(sql`
    insert into user_account (user_id, merchant_id, person_id, email, name, language, role_id, status, invited_at, invited_by, created_at)
    values (${userId}, current_setting('app.merchant_id'), person_of_address(${email}, ${personId}, ${now}), ${email}, ${name},
            ${language}, ${roleId}, 'invited', ${now}, ${by}, ${now})
    on conflict (merchant_id, person_id) do update
      set name = excluded.name, role_id = excluded.role_id, status = 'invited', invited_at = excluded.invited_at,
          invited_by = excluded.invited_by, language = excluded.language
      where user_account.status = 'removed'
    returning user_id as id`);
  return id;
};

export const noteInvitation = async (tx: Tx, id: string, by: string, now: Date): Promise<void> => {
  await tx.run(sql`update user_account set invited_at = ${now}, invited_by = ${by} where user_id = ${id}`);
};

export const saveUser = async (
  tx: Tx,
  { id, name, roleId }: { id: string; name: string; roleId: number },
): Promise<void> => {
  await tx.run(sql`update user_account set name = ${name}, role_id = ${roleId} where user_id = ${id}`);
};

export const setUserStatus = async (tx: Tx, id: string, status: UserStatus): Promise<void> => {
  await tx.run(sql`update user_account set status = ${status} where user_id = ${id}`);
};

/** Also deletes the person with their last account. */
export const leaveAccount = async (tx: Tx, id: string, now: Date): Promise<void> => {
  await setUserStatus(tx, id, 'removed');
  await endLinks(tx, id, now);
  await tx.run(sql`select delete_person_without_account(${id}, ${now})`);
};

/** Links that were mailed to the account no longer work. */
export const endLinks = async (tx: Tx, id: string, now: Date): Promise<void> => {
  await tx.run(sql`update mailed_token set used_at = ${now} where user_id = ${id} and used_at is null`);
};

export const merchantName = async (tx: Tx): Promise<string> => {
  const { name } = await tx.one<{ name: string }>(
    sql`select name from merchant where merchant_id = current_setting('app.merchant_id')`,
  );
  return name;
};

/** Open screens of the merchant's people notice at once, in both modes. */
export const tellChanged = async (tx: Tx, aggregate: string, status: string): Promise<void> => {
  await tx.run(sql`select tell_people_changed(${aggregate}, ${status})`);
};
