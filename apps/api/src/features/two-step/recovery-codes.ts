import { randomBytes } from 'node:crypto';
import {
  hasStrongMethod,
  newRecoveryCode,
  normalizeRecoveryCode,
  TWO_STEP_POLICY,
} from '@dasbor/domain/two-step';
import sql, { bulk } from 'sql-template-tag';
import type { Tokens } from '../../platform/auth/tokens.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { heldOf, personOf, readPerson } from './repository.ts';
import type { PersonRow } from './repository.ts';

/** Replaces all codes of the person. Their text is returned once and never stored. */
export const replaceRecoveryCodes = async (tx: Tx, tokens: Tokens, personId: string): Promise<string[]> => {
  const codes = Array.from({ length: TWO_STEP_POLICY.recoveryCodes }, () => newRecoveryCode(randomBytes(12)));
  await tx.run(sql`delete from recovery_code where person_id = ${personId}`);
  const rows = codes.map((code) => [personId, hashOf(tokens, personId, code)]);
  await tx.run(sql`insert into recovery_code (person_id, code_hash) values ${bulk(rows)}`);
  return codes;
};

/** For a person who has none yet. */
export const firstRecoveryCodes = async (tx: Tx, tokens: Tokens, person: PersonRow): Promise<string[]> =>
  person.recovery_codes > 0 ? [] : replaceRecoveryCodes(tx, tokens, person.person_id);

/** Each code works once: of two concurrent calls only the first succeeds. */
export const useRecoveryCode = async (
  tx: Tx,
  { tokens, personId, code, now }: { tokens: Tokens; personId: string; code: string; now: Date },
): Promise<boolean> => {
  const used = await tx.run(sql`
    update recovery_code set used_at = ${now}
     where person_id = ${personId} and code_hash = ${hashOf(tokens, personId, code)} and used_at is null`);
  return used === 1;
};

/** Codes that recover nothing are removed. */
export const dropUselessCodes = async (tx: Tx, userId: string): Promise<void> => {
  if (hasStrongMethod(heldOf(await readPerson(tx, userId)))) return;
  await tx.run(sql`delete from recovery_code where person_id = ${personOf(userId)}`);
};

// Sixty bits are too few for a plain hash. The database has the key of this one only in sealed form (docs/decisions/0056, 0069).
const hashOf = (tokens: Tokens, personId: string, code: string): string =>
  tokens.fingerprint('recovery code', personId, normalizeRecoveryCode(code) ?? '');
