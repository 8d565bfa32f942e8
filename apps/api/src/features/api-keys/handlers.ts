import {
  apiKeyStatus,
  completeScopes,
  decideOneMoreKey,
  distinctIpRanges,
  keyFormProblems,
  revivesKey,
} from '@dasbor/domain/api-keys';
import { decideMoneyIn } from '@dasbor/domain/subaccounts';
import { audit } from '../../platform/audit.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { readNamed } from '../subaccounts/public.ts';
import { makeKey } from './make-key.ts';
import { countActiveKeys, findKey, revokeKey, selectKeys, updateKey } from './repository.ts';
import { toApiKey } from './rows.ts';
import type { ApiKey, KeyRow } from './rows.ts';
import { replaceSecret } from './secrets.ts';

export { getCurrentApiKey, revokeCurrentApiKey } from './current-key.ts';

export const listApiKeys: Handler<'listApiKeys'> = async ({ query, tx, now }) => {
  const rows = await selectKeys(tx, { kind: 'api', subaccountId: query.subaccount_id, now });
  return ok({ data: rows.map((row) => toApiKey(row, now)) });
};

export const getApiKey: Handler<'getApiKey'> = async ({ params, tx, now }) => {
  const row = await findKey(tx, 'api', params.id);
  return row ? ok({ data: toApiKey(row, now) }) : problem('DPAY_API_KEY_NOT_FOUND');
};

/** The only answer with the secret; only a hash is stored. */
export const createApiKey: Handler<'createApiKey'> = async (call) => {
  const { body, now } = call;
  const ofSubaccount = body.subaccount_id !== undefined;
  const errors = keyFormProblems({ ...wantedOf(body), ofSubaccount }, now);
  if (errors.length > 0) return problem('DPAY_INVALID_REQUEST', undefined, { errors });
  const holder = await readNamed(call, decideMoneyIn);
  if (typeof holder !== 'string') return holder;
  const made = await makeKey(call, {
    name: body.name,
    scopes: body.scopes,
    allowedIps: body.allowed_ips ?? [],
    expiresAt: body.expires_at ?? null,
    subaccountId: holder || null,
  });
  if (!made.ok) return problem(made.problem.code, made.problem.params);
  return ok({ data: { api_key: made.value.apiKey, secret: made.value.secret } }, { status: 201 });
};

export const updateApiKey: Handler<'updateApiKey'> = async (call) => {
  const { params, body, tx, now } = call;
  const row = await findKey(tx, 'api', params.id, { lock: true });
  if (!row) return problem('DPAY_API_KEY_NOT_FOUND');
  // An expired key can be extended if the limit allows it; a revoked key stays revoked.
  if (row.revoked_at !== null) return problem('DPAY_API_KEY_ENDED');
  const ofSubaccount = row.subaccount_id !== null;
  const errors = keyFormProblems({ ...wantedOf(body), ofSubaccount }, now);
  if (errors.length > 0) return problem('DPAY_INVALID_REQUEST', undefined, { errors });
  if (revivesKey(lifeOf(row), body.expires_at, now)) {
    const room = decideOneMoreKey(await countActiveKeys(tx, row.subaccount_id, now));
    if (!room.ok) return problem(room.problem.code, room.problem.params);
  }

  await updateKey(tx, {
    id: row.id,
    name: body.name?.trim() ?? row.name,
    scopes: body.scopes ? completeScopes(body.scopes) : row.scopes,
    allowed_ips: body.allowed_ips ? distinctIpRanges(body.allowed_ips) : row.allowed_ips,
    expires_at: body.expires_at === undefined ? row.expires_at : body.expires_at,
  });
  const after = await shown(call, row.id);
  await audit.record(tx, call.by, {
    action: 'api_key.updated',
    target: row.id,
    before: toApiKey(row, now),
    after,
  });
  return ok({ data: after });
};

export const regenerateApiKey: Handler<'regenerateApiKey'> = async (call) => {
  const { params, body, tx, now } = call;
  const row = await findKey(tx, 'api', params.id, { lock: true });
  if (!row) return problem('DPAY_API_KEY_NOT_FOUND');
  if (statusOf(row, now) !== 'active') return problem('DPAY_API_KEY_ENDED');
  const secret = await replaceSecret(call, row, body.overlap);
  if (!secret.ok) return problem(secret.problem.code, secret.problem.params);
  await audit.record(tx, call.by, { action: 'api_key.regenerated', target: row.id });
  return ok({ data: { api_key: await shown(call, row.id), secret: secret.value } });
};

export const revokeApiKey: Handler<'revokeApiKey'> = async (call) => {
  const { params, tx, now } = call;
  const row = await findKey(tx, 'api', params.id, { lock: true });
  if (!row) return problem('DPAY_API_KEY_NOT_FOUND');
  if (row.revoked_at !== null) return problem('DPAY_API_KEY_ENDED');
  await revokeKey(tx, row.id, now);
  await audit.record(tx, call.by, { action: 'api_key.revoked', target: row.id });
  return ok({ data: await shown(call, row.id) });
};

type Call = Parameters<Handler<'getApiKey'>>[0];

const shown = async ({ tx, now }: Pick<Call, 'tx' | 'now'>, id: string): Promise<ApiKey> =>
  toApiKey((await findKey(tx, 'api', id)) as KeyRow, now);

const lifeOf = (row: KeyRow) => ({ expiresAt: row.expires_at, revokedAt: row.revoked_at });

const statusOf = (row: KeyRow, now: Date) => apiKeyStatus(lifeOf(row), now);

type Wish = Partial<Parameters<Handler<'createApiKey'>>[0]['body']>;

const wantedOf = ({ name, scopes, allowed_ips: allowedIps, expires_at: expiresAt }: Wish) => ({
  name,
  scopes,
  allowedIps,
  expiresAt,
});
