import { randomInt } from 'node:crypto';
import { decideRegeneration, lastFour, newSecret, previousEndsAt } from '@dasbor/domain/api-keys';
import type { Overlap, SecretStanding } from '@dasbor/domain/api-keys';
import { ok } from '@dasbor/domain/kernel';
import type { Result } from '@dasbor/domain/kernel';
import { sha256 } from '../../platform/canonical.ts';
import type { SealedPlace } from '../../platform/keys/sealed-place.ts';
import type { Deps } from '../../deps.ts';
import type { Call } from '../../spec/handlers.ts';
import { endSecrets, insertSecret } from './repository.ts';
import type { KeyRow } from './rows.ts';

type Issuing = Pick<Call, 'tx' | 'now' | 'mode'> & { deps: Pick<Deps, 'vault'> };

/** Creates a key's secret and stores its hash; for a legacy key also the encrypted text. */
export const issueSecret = async (
  { tx, now, mode, deps }: Issuing,
  { id, kind }: Pick<KeyRow, 'id' | 'kind'>,
): Promise<string> => {
  const secret = newSecret(mode, (below) => randomInt(below));
  const sealed = kind === 'legacy' ? deps.vault.seal(secret, placeOf(id)) : null;
  await insertSecret(tx, { keyId: id, hash: sha256(secret), lastFour: lastFour(secret), sealed }, now);
  return secret;
};

/** The encryption context of a legacy key's text. */
export const placeOf = (keyId: string): string => `legacy key ${keyId}`;

export const legacyKeyPlace: SealedPlace = {
  table: 'api_key_secret',
  column: 'sealed',
  key: ['merchant_id', 'mode', 'key_id', 'secret_hash'],
  contextOf: (row) => placeOf(String(row['key_id'])),
};

/** The data that decides about a rotation. A SNAP key has no expiry. */
export const standingOf = (
  row: Pick<KeyRow, 'previous_ends_at' | 'secret_made_at'> & Partial<Pick<KeyRow, 'expires_at'>>,
): SecretStanding => ({
  previousWorksUntil: previousEndsAt({ endsAt: row.previous_ends_at, expiresAt: row.expires_at ?? null }),
  currentMadeAt: row.secret_made_at,
});

/** Creates the next secret of a locked key; the previous one works until the overlap ends. */
export const replaceSecret = async (
  issuing: Issuing,
  row: KeyRow,
  overlap: Overlap,
): Promise<Result<string>> => {
  const { tx, now } = issuing;
  const endsAt = decideRegeneration(standingOf(row), overlap, now);
  if (!endsAt.ok) return endsAt;
  await endSecrets(tx, row.id, endsAt.value, now);
  return ok(await issueSecret(issuing, row));
};
