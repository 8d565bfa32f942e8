import type { SecondStepHeld } from '@dasbor/domain/two-step';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';

/** The person of an account. */
export const personOf = (userId: string): Sql =>
  sql`(select person_id from user_account where user_id = ${userId})`;

/** What the person of a row named `p` has set up, as columns of `HeldRow`. */
export const HELD = sql`
  exists (select from authenticator_app a where a.person_id = p.person_id and a.sealed_secret is not null)
    as has_authenticator,
  (select count(*)::int from passkey k where k.person_id = p.person_id) as passkeys,
  (select count(*)::int from recovery_code c where c.person_id = p.person_id and c.used_at is null) as recovery_codes`;

export type HeldRow = { has_authenticator: boolean; passkeys: number; recovery_codes: number };

export const heldOf = (row: HeldRow): SecondStepHeld => ({
  hasAuthenticator: row.has_authenticator,
  passkeys: row.passkeys,
  recoveryCodes: row.recovery_codes,
});

export type PersonRow = HeldRow & { person_id: string; email: string; two_step: boolean };

export const readPerson = (tx: Tx, userId: string): Promise<PersonRow> =>
  tx.one<PersonRow>(sql`
    select p.person_id, p.email, p.two_step, ${HELD} from person p where p.person_id = ${personOf(userId)}`);

/** Whether a merchant of this person requires a second step. */
export const isRequiredOf = async (tx: Tx, userId: string): Promise<boolean> =>
  (await tx.one<{ required: boolean }>(sql`select person_needs_two_step(${userId}) as required`)).required;

/** A person with a second step may use the whole dashboard, in this sign-in too. */
export const turnOn = async (tx: Tx, userId: string, sessionId: string): Promise<void> => {
  await tx.run(sql`update person set two_step = true where person_id = ${personOf(userId)}`);
  await tx.run(sql`update auth_session set needs_two_step = false where session_id = ${sessionId}`);
};

/** Removes everything that only a second step needs. */
export const turnOff = async (tx: Tx, userId: string): Promise<void> => {
  await tx.run(sql`update person set two_step = false where person_id = ${personOf(userId)}`);
  await removeSecondSteps(tx, userId);
};

/** Of the person, who may still get mailed codes. */
export const removeSecondSteps = async (tx: Tx, userId: string): Promise<void> => {
  await tx.run(sql`delete from authenticator_app where person_id = ${personOf(userId)}`);
  await tx.run(sql`delete from passkey where person_id = ${personOf(userId)}`);
  await tx.run(sql`delete from recovery_code where person_id = ${personOf(userId)}`);
  await tx.run(sql`delete from remembered_device where person_id = ${personOf(userId)}`);
};
