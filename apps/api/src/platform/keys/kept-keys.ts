import { randomBytes } from 'node:crypto';
import sql from 'sql-template-tag';
import { derived } from '../auth/tokens.ts';
import type { Db } from '../db/db.ts';
import { StartRefusal } from '../db/folder/data-lock.ts';
import type { Tx } from '../db/tx.ts';
import { digestKeyOf } from '../vault.ts';
import type { Vault } from '../vault.ts';
import type { Keys } from './keys.ts';
import { opensFirst } from './reseal.ts';
import type { SealedPlace } from './sealed-place.ts';

/**
 * Keys of hashes that stay in the database for years. Nobody has the hashed text any more (recovery codes), or a new hash would hide an
 * equal old one (ID cards), so these keys outlive rotations. They are stored, sealed by the vault, and a rotation seals them again.
 */
export type KeptKeys = {
  /** Recovery codes, and who asked for a pair of tokens. */
  fingerprint: Uint8Array;
  /** Numbers of ID cards. */
  digest: Uint8Array;
  /** The chains of security events. */
  auditSeal: Uint8Array;
};

/** The keys of a database from before they were stored. */
export const derivedKeptKeys = (signing: Uint8Array, sealing: Uint8Array): KeptKeys => ({
  fingerprint: derived(signing, 'fingerprint'),
  digest: digestKeyOf(sealing),
  auditSeal: derived(sealing, 'audit seal'),
});

const NAMES = ['fingerprint', 'digest', 'auditSeal'] as const;
const placeOf = (name: string): string => `kept key ${name}`;

export const keptKeyPlace: SealedPlace = {
  table: 'kept_key',
  column: 'sealed',
  key: ['name'],
  contextOf: ({ name }) => placeOf(String(name)),
};

type Given = {
  signing: Keys;
  sealing: Keys;
  vault: Vault;
  /** Values that an old database has sealed: they tell whether the secret is the right one. */
  places: readonly SealedPlace[];
  /** Whether the first keys are stored. Only a server stores them; a command never does. */
  stores: boolean;
};

/** Reads them, or makes them at the first start. A server whose key opens none of them refuses to start. */
export const readKeptKeys = (db: Db, given: Given): Promise<KeptKeys> =>
  db.system(async (tx) => {
    const found = await stored(tx);
    if (found.size === 0) {
      const first = await firstKeys(tx, given);
      if (!given.stores) return first;
      await store(tx, given, first);
    }
    const rows = found.size === 0 ? await stored(tx) : found;
    const open = (name: (typeof NAMES)[number]): Uint8Array =>
      openKey(given.vault, name, rows.get(name) ?? '');
    return { fingerprint: open('fingerprint'), digest: open('digest'), auditSeal: open('auditSeal') };
  });

const stored = async (tx: Tx): Promise<Map<string, string>> => {
  const rows = await tx.rows<{ name: string; sealed: string }>(sql`select name, sealed from kept_key`);
  return new Map(rows.map(({ name, sealed }) => [name, sealed]));
};

/** A new database gets random keys, so that no secret of the configuration ever leads to them. */
const firstKeys = async (tx: Tx, given: Given): Promise<KeptKeys> => {
  const { signing, sealing } = given;
  const { old } = await tx.one<{ old: boolean }>(sql`select exists (select from merchant) as old`);
  if (!old) return { fingerprint: randomBytes(32), digest: randomBytes(32), auditSeal: randomBytes(32) };
  // Which of two secrets the existing hashes were made with is unknown.
  if (signing.length > 1 || sealing.length > 1)
    throw new StartRefusal(
      'Start this version once without AUTH_SECRET_FALLBACK and ENCRYPTION_KEY_FALLBACK before you rotate a secret.',
    );
  await assertOpens(tx, given);
  return derivedKeptKeys(signing[0], sealing[0]);
};

/** Keys of a wrong secret must not be kept: the right one would be refused from then on. One value that opens is proof enough. */
const assertOpens = async (tx: Tx, { vault, places }: Given): Promise<void> => {
  let isSealed = false;
  for (const place of places) {
    const opens = await opensFirst(tx, vault, place);
    if (opens) return;
    isSealed ||= opens === false;
  }
  if (isSealed) throw new StartRefusal(OTHER_KEY);
};

/** Copies that start at the same time all end with the keys of the first. */
const store = async (tx: Tx, { vault }: Given, keys: KeptKeys): Promise<void> => {
  for (const name of NAMES)
    await tx.run(sql`
      insert into kept_key (name, sealed)
      values (${name}, ${vault.seal(Buffer.from(keys[name]).toString('base64url'), placeOf(name))})
      on conflict (name) do nothing`);
};

const openKey = (vault: Vault, name: string, sealed: string): Uint8Array => {
  try {
    return Buffer.from(vault.open(sealed, placeOf(name)), 'base64url');
  } catch (cause) {
    throw new StartRefusal(OTHER_KEY, { cause });
  }
};

const OTHER_KEY =
  'The secrets in this database were sealed with another ENCRYPTION_KEY (without it: AUTH_SECRET). Set the one that this database was used with.';
