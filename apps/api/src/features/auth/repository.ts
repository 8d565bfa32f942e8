import { LINK_HOURS } from '@dasbor/domain/auth';
import type { LinkPurpose } from '@dasbor/domain/auth';
import type { OnboardingStatus } from '@dasbor/domain/onboarding';
import type { UserStatus } from '@dasbor/domain/users';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
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
  status: UserStatus;
  password_hash: string | null;
  email_verified_at: string | null;
  two_step: boolean;
  second_step_lost_at: string | null;
  role_name: string;
  permissions: string[];
  onboarding_status: OnboardingStatus;
  sandbox_only: boolean;
};

const PERSON = sql`
  select u.user_id, u.person_id, u.merchant_id, u.email, u.name, u.phone, u.language, u.status, p.password_hash, p.email_verified_at,
         p.two_step, p.second_step_lost_at, r.name as role_name, r.permissions, m.onboarding_status, m.sandbox_only, ${HELD}
    from person p
    join user_account u using (person_id)
    join role r on r.merchant_id = u.merchant_id and r.role_id = u.role_id
    join merchant m on m.merchant_id = u.merchant_id`;

const LAST_USED = sql`
  order by u.status = 'active' desc, u.status <> 'removed' desc, u.last_signed_in_at desc nulls last, u.created_at, u.user_id limit 1`;

/** The account that was used last. */
export const findByEmail = (tx: Tx, email: string): Promise<SigningIn | undefined> =>
  tx.maybe<SigningIn>(sql`${PERSON} where p.email = ${email} ${LAST_USED}`);

/** The account that was used last. */
export const findByPerson = (tx: Tx, personId: string): Promise<SigningIn | undefined> =>
  tx.maybe<SigningIn>(sql`${PERSON} where p.person_id = ${personId} ${LAST_USED}`);

export const findByWhatsApp = (tx: Tx, number: string): Promise<SigningIn | undefined> =>
  tx.maybe<SigningIn>(sql`
    ${PERSON} where p.whatsapp = ${number}
     order by u.status = 'active' desc, u.status <> 'removed' desc, u.last_signed_in_at desc nulls last, u.created_at, u.user_id limit 1`);

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

export type MailedToken = {
  hash: string;
  merchantId: string;
  userId: string;
  purpose: LinkPurpose;
  /** Shown to an invited person. */
  inviterName?: string | null;
  /** The new address that it confirms, or the old one that it brings back. */
  address?: string;
  now: Date;
};

/**
 * The newest link of a person is the only one that works. Invitations are of an account. A link that undoes a change of the address stays:
 * otherwise a thief would end it by changing the address again.
 */
export const addMailedToken = async (
  tx: Tx,
  { hash, merchantId, userId, purpose, inviterName, address, now }: MailedToken,
): Promise<void> => {
  const expiresAt = new Date(now.getTime() + LINK_HOURS[purpose] * 3_600_000);
  await tx.run(sql`
    with older as (
      update mailed_token set used_at = ${now}
       where purpose = ${purpose} and purpose <> 'undo_email_change' and used_at is null
         and (user_id = ${userId}
              or purpose <> 'create_password'
                 and user_id in (select user_id from user_account where person_id = ${personOf(userId)})))
    insert into mailed_token (token_hash, merchant_id, user_id, purpose, inviter_name, address, expires_at)
    values (${hash}, ${merchantId}, ${userId}, ${purpose}, ${inviterName ?? null}, ${address ?? null}, ${expiresAt})`);
};

/** The owner of a token that still works. */
export const findMailedToken = (
  tx: Tx,
  { hash, purpose, now }: { hash: string; purpose: LinkPurpose; now: Date },
): Promise<{ user_id: string; inviter_name: string | null } | undefined> =>
  tx.maybe(sql`
    select user_id, inviter_name from mailed_token
     where token_hash = ${hash} and purpose = ${purpose} and used_at is null and expires_at > ${now}`);

/** Consumes the token and returns its owner. */
export const useMailedToken = async (tx: Tx, token: Presented): Promise<string | undefined> =>
  (await takeMailedToken(tx, token))?.user_id;

type Presented = { hash: string; purpose: LinkPurpose; now: Date };

export const takeMailedToken = (
  tx: Tx,
  { hash, purpose, now }: Presented,
): Promise<{ user_id: string; address: string | null } | undefined> =>
  tx.maybe(sql`
    update mailed_token set used_at = ${now}
     where token_hash = ${hash} and purpose = ${purpose} and used_at is null and expires_at > ${now}
    returning user_id, address`);

/**
 * Gives the person another address, and returns the one before. Undefined if somebody else has it, or may bring it back. Links that were sent
 * to the address before set no password any more.
 */
export const changeAddress = async (
  tx: Tx,
  { userId, address, now }: { userId: string; address: string; now: Date },
): Promise<string | undefined> => {
  const changed = await tx.maybe<{ before: string }>(sql`
    with old as (select person_id, email from person where person_id = ${personOf(userId)} for update)
    update person set email = ${address}, email_verified_at = ${now} from old
     where person.person_id = old.person_id
       and not exists (select from person other where other.email = ${address})
       and not ${isHeld(address, now, userId)}
    returning old.email as before`);
  if (!changed) return undefined;
  await tx.run(sql`
    update mailed_token set used_at = ${now}
     where used_at is null and purpose in ('reset_password', 'confirm_email')
       and user_id in (select user_id from user_account where person_id = ${personOf(userId)})`);
  return changed.before;
};

/** Whether a person, other than the one of `except`, may still bring this address back. */
export const isHeld = (address: string, now: Date, except: string | null = null): Sql => sql`
  exists (select from mailed_token held join user_account holder using (user_id)
           where held.address = ${address} and held.purpose = 'undo_email_change' and held.used_at is null
             and held.expires_at > ${now}
             and (${except}::text is null or holder.person_id <> ${personOf(except ?? '')}))`;

/** After the address of a token is back: later changes cannot be undone any more, or whoever made them would bring theirs back. */
export const endLaterUndos = async (tx: Tx, hash: string, now: Date): Promise<void> => {
  await tx.run(sql`
    update mailed_token later set used_at = ${now}
      from mailed_token used join user_account one on one.user_id = used.user_id
      join user_account same on same.person_id = one.person_id
     where used.token_hash = ${hash} and later.user_id = same.user_id and later.purpose = used.purpose
       and later.used_at is null and later.expires_at >= used.expires_at`);
};
