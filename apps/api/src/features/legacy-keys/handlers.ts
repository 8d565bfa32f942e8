import { KEY_PREFIXES } from '@dasbor/domain/api-keys';
import { audit } from '../../platform/audit.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Handler, SuccessBody } from '../../spec/handlers.ts';
import {
  findKey,
  placeOf,
  previousSecretOf,
  replaceSecret,
  revokeKey,
  selectKeys,
} from '../api-keys/public.ts';
import type { KeyRow } from '../api-keys/public.ts';

export const listLegacyKeys: Handler<'listLegacyKeys'> = async ({ tx, now }) =>
  ok({ data: (await selectKeys(tx, { kind: 'legacy', now })).map((row) => toLegacyKey(row, now)) });

/** For keys from before secrets were shown once: the secret of an old integration can be read again. */
export const revealLegacyKey: Handler<'revealLegacyKey'> = async ({ params, tx, now, deps, by }) => {
  const row = await findKey(tx, 'legacy', params.id);
  if (row && row.revoked_at !== null) return problem('DPAY_API_KEY_ENDED');
  if (!row || row.sealed === null) return problem('DPAY_LEGACY_KEY_NOT_FOUND');
  const secret = deps.vault.open(row.sealed, placeOf(row.id));
  await audit.record(tx, by, { action: 'legacy_key.revealed', target: row.id });
  return ok({ data: { legacy_key: toLegacyKey(row, now), secret } });
};

export const regenerateLegacyKey: Handler<'regenerateLegacyKey'> = async (call) => {
  const { params, body, tx, now } = call;
  const row = await findKey(tx, 'legacy', params.id, { lock: true });
  if (!row) return problem('DPAY_LEGACY_KEY_NOT_FOUND');
  if (row.revoked_at !== null) return problem('DPAY_API_KEY_ENDED');
  const secret = await replaceSecret(call, row, body.overlap);
  if (!secret.ok) return problem(secret.problem.code, secret.problem.params);
  await audit.record(tx, call.by, { action: 'legacy_key.regenerated', target: row.id });
  const after = (await findKey(tx, 'legacy', row.id)) as KeyRow;
  return ok({ data: { legacy_key: toLegacyKey(after, now), secret: secret.value } });
};

export const revokeLegacyKey: Handler<'revokeLegacyKey'> = async ({ params, tx, now, by }) => {
  const row = await findKey(tx, 'legacy', params.id, { lock: true });
  if (!row) return problem('DPAY_LEGACY_KEY_NOT_FOUND');
  if (row.revoked_at !== null) return problem('DPAY_API_KEY_ENDED');
  await revokeKey(tx, row.id, now);
  await audit.record(tx, by, { action: 'legacy_key.revoked', target: row.id });
  const after = (await findKey(tx, 'legacy', row.id)) as KeyRow;
  return ok({ data: toLegacyKey(after, now) });
};

const toLegacyKey = (row: KeyRow, now: Date): SuccessBody<'listLegacyKeys'>['data'][number] => ({
  id: row.id,
  name: row.name,
  mode: row.mode,
  prefix: KEY_PREFIXES[row.mode],
  last_four: row.last_four,
  last_used_at: row.last_used_at,
  last_used_ip: row.last_used_ip,
  previous_secret: previousSecretOf(row, now),
  created_at: row.created_at,
  revoked_at: row.revoked_at,
});
