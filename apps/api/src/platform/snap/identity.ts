import { createPrivateKey, generateKeyPair, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import sql from 'sql-template-tag';
import type { Tx } from '../db/tx.ts';
import type { Mode } from '../merchant/mode.ts';
import type { SealedPlace } from '../keys/sealed-place.ts';
import type { Vault } from '../vault.ts';

export type SnapIdentity = {
  /** PEM (SPKI), for merchants to verify with. */
  publicKey: string;
  /** Base64 of SHA256withRSA. */
  sign: (text: string) => string;
};

type Row = { sealed: string; public_key: string };

const BITS = 2048;

/** Dasbor's own key for a mode, created at first use. Concurrent callers get the same key. */
export const readSnapIdentity = async (
  tx: Tx,
  { vault, mode, now }: { vault: Vault; mode: Mode; now: Date },
): Promise<SnapIdentity> => {
  const row = (await find(tx, mode)) ?? (await make(tx, { vault, mode, now }));
  const key = privateKeys.get(row.sealed) ?? createPrivateKey(vault.open(row.sealed, placeOf(mode)));
  privateKeys.set(row.sealed, key);
  return {
    publicKey: row.public_key,
    sign: (text) => sign('sha256', Buffer.from(text), key).toString('base64'),
  };
};

// Parsing a private key costs more than signing.
const privateKeys = new Map<string, KeyObject>();

const placeOf = (mode: Mode): string => `provider key ${mode}`;

export const providerKeyPlace: SealedPlace = {
  table: 'provider_key',
  column: 'sealed',
  key: ['mode'],
  contextOf: (row) => placeOf(row['mode'] === 'live' ? 'live' : 'sandbox'),
};

const find = (tx: Tx, mode: Mode): Promise<Row | undefined> =>
  tx.maybe<Row>(sql`select sealed, public_key from provider_key where mode = ${mode}`);

const make = async (tx: Tx, { vault, mode, now }: { vault: Vault; mode: Mode; now: Date }): Promise<Row> => {
  const pair = await promisify(generateKeyPair)('rsa', {
    modulusLength: BITS,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  await tx.run(sql`
    insert into provider_key (mode, sealed, public_key, created_at)
    values (${mode}, ${vault.seal(pair.privateKey, placeOf(mode))}, ${pair.publicKey}, ${now})
    on conflict (mode) do nothing`);
  return tx.one<Row>(sql`select sealed, public_key from provider_key where mode = ${mode}`);
};
