import type { WhatsAppRegistration } from '@dasbor/domain/sign-up';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import type { Language } from '../../platform/problems.ts';

export type NewChallenge = {
  hash: string;
  number: string;
  registration: WhatsAppRegistration | null;
  codeHash: string;
  language: Language;
  codeExpiresAt: Date;
  expiresAt: Date;
};

export const addChallenge = async (tx: Tx, challenge: NewChallenge): Promise<void> => {
  const { hash, number, registration, codeHash, language, codeExpiresAt, expiresAt } = challenge;
  await tx.run(sql`
    insert into whatsapp_challenge (challenge_hash, number, registration, code_hash, language, code_expires_at, expires_at)
    values (${hash}, ${number}, ${registration}, ${codeHash}, ${language}, ${codeExpiresAt}, ${expiresAt})`);
};

export type OpenChallenge = {
  number: string;
  registration: WhatsAppRegistration | null;
  code_hash: string;
  code_expires_at: string;
};

export const findChallenge = (tx: Tx, hash: string, now: Date): Promise<OpenChallenge | undefined> =>
  tx.maybe<OpenChallenge>(sql`
    select number, registration, code_hash, code_expires_at from whatsapp_challenge
     where challenge_hash = ${hash} and used_at is null and expires_at > ${now}`);

export const renewCode = async (
  tx: Tx,
  { hash, codeHash, codeExpiresAt }: Pick<NewChallenge, 'hash' | 'codeHash' | 'codeExpiresAt'>,
): Promise<void> => {
  await tx.run(sql`
    update whatsapp_challenge set code_hash = ${codeHash}, code_expires_at = ${codeExpiresAt} where challenge_hash = ${hash}`);
};

/** Returns false if another call was faster. */
export const useChallenge = async (tx: Tx, hash: string, now: Date): Promise<boolean> => {
  const used = await tx.run(
    sql`update whatsapp_challenge set used_at = ${now} where challenge_hash = ${hash} and used_at is null`,
  );
  return used > 0;
};

export type NewOwner = {
  personId: string;
  userId: string;
  merchantId: string;
  number: string;
  name: string;
  language: Language;
  now: Date;
};

/** The person has no email, so the number stands in its place. */
export const addOwner = async (tx: Tx, owner: NewOwner): Promise<void> => {
  const { personId, userId, merchantId, number, name, language, now } = owner;
  await tx.run(sql`
    insert into person (person_id, email, email_verified_at, whatsapp, whatsapp_verified_at, created_at)
    values (${personId}, ${number}, ${now}, ${number}, ${now}, ${now})`);
  await tx.run(sql`
    insert into user_account (user_id, merchant_id, person_id, email, name, phone, language, role_id, created_at)
    values (${userId}, ${merchantId}, ${personId}, ${number}, ${name}, ${number}, ${language}, 1, ${now})`);
};
