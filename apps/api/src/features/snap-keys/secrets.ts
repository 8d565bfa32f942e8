import { randomBytes } from 'node:crypto';
import type { Tx } from '../../platform/db/tx.ts';
import type { SealedPlace } from '../../platform/keys/sealed-place.ts';
import type { Vault } from '../../platform/vault.ts';
import { insertSnapSecret } from './repository.ts';

/** 256 random bits. Encrypted instead of hashed, because verifying a signature needs the secret. */
export const issueSnapSecret = async (
  tx: Tx,
  keyId: string,
  { now, vault }: { now: Date; vault: Vault },
): Promise<string> => {
  const secret = randomBytes(32).toString('base64url');
  const sealed = vault.seal(secret, placeOf(keyId));
  await insertSnapSecret(tx, { keyId, sealed, lastFour: secret.slice(-4) }, now);
  return secret;
};

export const openSnapSecret = (vault: Vault, keyId: string, sealed: string): string =>
  vault.open(sealed, placeOf(keyId));

const placeOf = (keyId: string): string => `snap secret ${keyId}`;

export const snapSecretPlace: SealedPlace = {
  table: 'snap_secret',
  column: 'sealed',
  key: ['merchant_id', 'mode', 'key_id', 'number'],
  contextOf: (row) => placeOf(String(row['key_id'])),
};
