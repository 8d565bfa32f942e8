import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import type { Language } from '../../platform/problems.ts';
import { isHeld } from '../auth/public.ts';

/** Built-in (domain, access). */
const OWNER_ROLE_ID = 1;

/** Returns false if the address has an account, or a person may still bring it back. A person whose accounts were all removed begins anew. */
export const addPerson = async (
  tx: Tx,
  {
    personId,
    email,
    passwordHash,
    now,
  }: { personId: string; email: string; passwordHash: string; now: Date },
): Promise<boolean> => {
  const added = await tx.run(sql`
    insert into person as held (person_id, email, password_hash, password_changed_at, created_at)
    select ${personId}, ${email}, ${passwordHash}, ${now}, ${now} where not ${isHeld(email, now)}
    on conflict (email) do update
      set password_hash = excluded.password_hash, password_changed_at = excluded.password_changed_at,
          email_verified_at = null, two_step = false, failed_otps = 0, otp_locked_until = null
      where not exists (select from user_account u where u.person_id = held.person_id)`);
  return added > 0;
};

export type NewOwner = {
  userId: string;
  merchantId: string;
  email: string;
  name: string;
  phone: string | null;
  language: Language;
  now: Date;
};

export const addOwner = async (tx: Tx, owner: NewOwner): Promise<void> => {
  const { userId, merchantId, email, name, phone, language, now } = owner;
  await tx.run(sql`
    insert into user_account (user_id, merchant_id, person_id, email, name, phone, language, role_id, created_at)
    select ${userId}, ${merchantId}, person_id, email, ${name}, ${phone}, ${language}, ${OWNER_ROLE_ID}, ${now}
      from person where email = ${email}`);
};

export type InvitationRow = {
  merchant_id: string;
  merchant_name: string;
  email: string;
  role_name: string;
  needs_password: boolean;
};

/**
 * An account that waits for its person. Whoever chose the password of an unverified address may not be its holder, so the holder chooses
 * another.
 */
export const findInvited = (tx: Tx, userId: string): Promise<InvitationRow | undefined> =>
  tx.maybe<InvitationRow>(sql`
    select u.merchant_id, m.name as merchant_name, p.email, r.name as role_name, p.password_hash is null or p.email_verified_at is null as needs_password
      from user_account u
      join person p using (person_id)
      join merchant m on m.merchant_id = u.merchant_id
      join role r on r.merchant_id = u.merchant_id and r.role_id = u.role_id
     where u.user_id = ${userId} and u.status = 'invited'`);

/** Colleagues are told. */
export const activate = async (
  tx: Tx,
  { userId, merchantId }: { userId: string; merchantId: string },
): Promise<void> => {
  await tx.run(
    sql`update user_account set status = 'active' where user_id = ${userId} and status = 'invited'`,
  );
  await tx.run(sql`select set_config('app.merchant_id', ${merchantId}, true)`);
  await tx.run(sql`select tell_people_changed(${userId}, 'joined')`);
};
