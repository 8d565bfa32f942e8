import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import type { Language } from '../../platform/problems.ts';
import type { SuccessBody } from '../../spec/handlers.ts';

export type Profile = SuccessBody<'getProfile'>['data'];

export const readProfile = (tx: Tx, userId: string): Promise<Profile> =>
  tx.one<Profile>(sql`
    select u.user_id, u.name, u.email, u.phone as mobile, u.language, r.name as role_name, p.two_step as is_otp_enabled,
           person_needs_two_step(u.user_id) as is_two_step_required,
           coalesce(p.password_changed_at, u.created_at) as password_changed_at, u.created_at
      from user_account u
      join person p using (person_id)
      join role r on r.merchant_id = u.merchant_id and r.role_id = u.role_id
     where u.user_id = ${userId}`);

type Change = { name: string | undefined; phone: string | undefined; language: Language | undefined };

/** Undefined fields do not change. */
export const changeProfile = async (tx: Tx, userId: string, change: Change): Promise<void> => {
  await tx.run(sql`
    update user_account set name = coalesce(${change.name}, name), phone = coalesce(${change.phone}, phone),
           language = coalesce(${change.language}, language)
     where user_id = ${userId}`);
};

export const readPassword = (
  tx: Tx,
  userId: string,
): Promise<{ password_hash: string; language: Language }> =>
  tx.one(sql`
    select p.password_hash, u.language from user_account u join person p using (person_id) where u.user_id = ${userId}`);
