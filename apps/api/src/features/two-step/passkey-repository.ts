import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import type { SuccessBody } from '../../spec/handlers.ts';
import { personOf } from './repository.ts';

type Passkey = SuccessBody<'getTwoStep'>['data']['passkeys'][number];

export const listPasskeys = (tx: Tx, userId: string): Promise<Passkey[]> =>
  tx.rows<Passkey>(sql`
    select passkey_id as id, name, created_at, last_used_at from passkey
     where person_id = ${personOf(userId)} order by created_at, passkey_id`);

/** What a browser needs to find the passkeys of a person. */
export type Credential = { id: string; transports: string[] };

export const credentialsOf = (tx: Tx, userId: string): Promise<Credential[]> =>
  tx.rows<Credential>(sql`
    select credential_id as id, transports from passkey where person_id = ${personOf(userId)} order by created_at`);

export const passkeyName = async (tx: Tx, id: string): Promise<string | undefined> =>
  (await tx.maybe<{ name: string }>(sql`select name from passkey where passkey_id = ${id}`))?.name;

export type NewPasskey = {
  id: string;
  personId: string;
  credentialId: string;
  publicKey: string;
  signCount: number;
  transports: readonly string[];
  name: string;
  now: Date;
};

/** False if the credential is registered already, also by another person. */
export const addPasskey = async (tx: Tx, key: NewPasskey): Promise<boolean> => {
  const added = await tx.run(sql`
    insert into passkey (passkey_id, person_id, credential_id, public_key, sign_count, transports, name, created_at)
    values (${key.id}, ${key.personId}, ${key.credentialId}, ${key.publicKey}, ${key.signCount}, ${[...key.transports]},
            ${key.name}, ${key.now})
    on conflict (credential_id) do nothing`);
  return added === 1;
};

export const deletePasskey = async (tx: Tx, userId: string, id: string): Promise<boolean> =>
  (await tx.run(sql`delete from passkey where passkey_id = ${id} and person_id = ${personOf(userId)}`)) === 1;

export type KnownPasskey = {
  passkey_id: string;
  person_id: string;
  public_key: string;
  sign_count: number;
};

/** Locked, so that concurrent sign-ins compare the counter one after another. */
export const findPasskey = (tx: Tx, credentialId: string): Promise<KnownPasskey | undefined> =>
  tx.maybe<KnownPasskey>(sql`
    select passkey_id, person_id, public_key, sign_count::float8 as sign_count from passkey
     where credential_id = ${credentialId} for update`);

export const notePasskeyUse = async (
  tx: Tx,
  { passkeyId, signCount, now }: { passkeyId: string; signCount: number; now: Date },
): Promise<void> => {
  await tx.run(sql`
    update passkey set sign_count = ${signCount}, last_used_at = ${now} where passkey_id = ${passkeyId}`);
};

export type Challenge = { kind: 'registration' | 'assertion'; personId: string | null; name?: string };

export const addChallenge = async (
  tx: Tx,
  { hash, kind, personId, name, expiresAt }: Challenge & { hash: string; expiresAt: Date },
): Promise<void> => {
  await tx.run(sql`
    insert into passkey_challenge (challenge_hash, kind, person_id, name, expires_at)
    values (${hash}, ${kind}, ${personId}, ${name ?? null}, ${expiresAt})`);
};

/** Removes the challenge, so that it is used once. Undefined if it is unknown, used, too old or of another person. */
export const useChallenge = (
  tx: Tx,
  { hash, kind, personId, now }: Challenge & { hash: string; now: Date },
): Promise<{ name: string | null } | undefined> =>
  tx.maybe<{ name: string | null }>(sql`
    delete from passkey_challenge
     where challenge_hash = ${hash} and kind = ${kind} and person_id is not distinct from ${personId}::text and expires_at > ${now}
    returning name`);
