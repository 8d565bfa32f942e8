import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import type { Language } from '../../platform/problems.ts';
import { forgetDevicesOf } from '../devices/public.ts';
import { HELD, personOf } from '../two-step/public.ts';
import type { HeldRow } from '../two-step/public.ts';

/** A person's account at one merchant, with the merchant and role data that signing in needs. */
export type SigningIn = HeldRow & {
  user_id: string;
  person_id: string;
  merchant_id: string;
  email: string;
  name: string;
  phone: string | null;
  language: Language;
  status: 'invited' | 'active' | 'disabled';
  password_hash: string | null;
  email_verified_at: string | null;
  two_step: boolean;
  role_name: string;
  permissions: string[];
  onboarding_status: 'basic' | 'full';
  sandbox_only: boolean;
};

const PERSON = sql`
  select u.user_id, u.person_id, u.merchant_id, u.email, u.name, u.phone, u.language, u.status, p.password_hash, p.email_verified_at,
         p.two_step, r.name as role_name, r.permissions, m.onboarding_status, m.sandbox_only, ${HELD}
    from person p
    join user_account u using (person_id)
    join role r on r.merchant_id = u.merchant_id and r.role_id = u.role_id
    join merchant m on m.merchant_id = u.merchant_id`;

const LAST_USED = sql`
  order by u.status = 'active' desc, u.last_signed_in_at desc nulls last, u.created_at, u.user_id limit 1`;

/** The account that was used last. */
export const findByEmail = (tx: Tx, email: string): Promise<SigningIn | undefined> =>
  tx.maybe<SigningIn>(sql`${PERSON} where p.email = ${email} ${LAST_USED}`);

/** The account that was used last. */
export const findByPerson = (tx: Tx, personId: string): Promise<SigningIn | undefined> =>
  tx.maybe<SigningIn>(sql`${PERSON} where p.person_id = ${personId} ${LAST_USED}`);

export const findById = (tx: Tx, userId: string): Promise<SigningIn | undefined> =>
  tx.maybe<SigningIn>(sql`${PERSON} where u.user_id = ${userId}`);

export const verifyAddress = async (tx: Tx, userId: string, now: Date): Promise<void> => {
  await tx.run(sql`
    update person set email_verified_at = coalesce(email_verified_at, ${now}) where person_id = ${personOf(userId)}`);
};

/** A new password also forgets the devices that need no second step. */
export const setPassword = async (
  tx: Tx,
  { userId, passwordHash, now }: { userId: string; passwordHash: string; now: Date },
): Promise<void> => {
  await tx.run(sql`
    update person set password_hash = ${passwordHash}, password_changed_at = ${now} where person_id = ${personOf(userId)}`);
  await forgetDevicesOf(tx, userId);
};

export type MailedTokenPurpose = 'reset_password' | 'verify_email';

export const addMailedToken = async (
  tx: Tx,
  token: { hash: string; merchantId: string; userId: string; purpose: MailedTokenPurpose; expiresAt: Date },
): Promise<void> => {
  await tx.run(sql`
    insert into mailed_token (token_hash, merchant_id, user_id, purpose, expires_at)
    values (${token.hash}, ${token.merchantId}, ${token.userId}, ${token.purpose}, ${token.expiresAt})`);
};

/** Consumes the token and returns its owner. Other tokens of its kind end with it. */
export const useMailedToken = async (
  tx: Tx,
  { hash, purpose, now }: { hash: string; purpose: MailedTokenPurpose; now: Date },
): Promise<string | undefined> => {
  const used = await tx.maybe<{ user_id: string }>(sql`
    update mailed_token set used_at = ${now}
     where token_hash = ${hash} and purpose = ${purpose} and used_at is null and expires_at > ${now}
    returning user_id`);
  if (!used) return undefined;
  await tx.run(sql`
    update mailed_token set used_at = ${now}
     where user_id = ${used.user_id} and purpose = ${purpose} and used_at is null`);
  return used.user_id;
};
