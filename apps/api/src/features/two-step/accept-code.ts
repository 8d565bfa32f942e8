import { normalizeRecoveryCode } from '@dasbor/domain/two-step';
import type { PassedSecondStep } from '@dasbor/domain/two-step';
import type { Deps } from '../../deps.ts';
import { matchingStep } from '../../platform/auth/totp.ts';
import type { SealedPlace } from '../../platform/keys/sealed-place.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { findSecret, useStep } from './authenticator-repository.ts';
import { readPerson } from './repository.ts';
import { useRecoveryCode } from './recovery-codes.ts';

type Given = { deps: Pick<Deps, 'vault' | 'tokens'>; userId: string; code: string; now: Date };

/** Uses up a code of the person's app or a recovery code, and says which it was. Undefined for a wrong or used code. */
export const acceptCode = async (
  tx: Tx,
  { deps, userId, code, now }: Given,
): Promise<PassedSecondStep | undefined> => {
  const { person_id: personId } = await readPerson(tx, userId);
  if (normalizeRecoveryCode(code) !== undefined) {
    const isUsed = await useRecoveryCode(tx, { tokens: deps.tokens, personId, code, now });
    return isUsed ? 'recovery_code' : undefined;
  }
  const sealed = await findSecret(tx, personId);
  if (sealed === undefined) return undefined;
  const step = matchingStep(deps.vault.open(sealed, placeOf(personId)), code, now);
  return step !== undefined && (await useStep(tx, personId, step)) ? 'authenticator' : undefined;
};

/** Seals the secret of an app for its person only. */
export const placeOf = (personId: string): string => `authenticator ${personId}`;

const ofApp = { table: 'authenticator_app', key: ['person_id'] };
const contextOf: SealedPlace['contextOf'] = (row) => placeOf(String(row['person_id']));

export const authenticatorPlaces: readonly SealedPlace[] = [
  { ...ofApp, column: 'sealed_secret', contextOf },
  { ...ofApp, column: 'pending_secret', contextOf },
];
