import { createPublicKey } from 'node:crypto';
import { decideRegeneration, distinctIpRanges, keyFormProblems } from '@dasbor/domain/api-keys';
import { SNAP_POLICY } from '@dasbor/domain/snap';
import { audit } from '../../platform/audit.ts';
import { fingerprintOf, readPublicKey } from '../../platform/auth/rsa-keys.ts';
import { readSnapIdentity } from '../../platform/snap/identity.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Call, Handler } from '../../spec/handlers.ts';
import { standingOf } from '../api-keys/public.ts';
import {
  countActiveSnapKeys,
  endSnapSecrets,
  findSnapKey,
  insertSnapKey,
  revokeSnap,
  selectSnapKeys,
  setPublicKey,
  updateSnap,
} from './repository.ts';
import { toSnapKey } from './rows.ts';
import type { SnapKey, SnapKeyRow } from './rows.ts';
import { issueSnapSecret, openSnapSecret } from './secrets.ts';

export const listSnapKeys: Handler<'listSnapKeys'> = async ({ tx, now }) =>
  ok({ data: (await selectSnapKeys(tx)).map((row) => toSnapKey(row, now)) });

export const getSnapKey: Handler<'getSnapKey'> = async ({ params, tx, now }) => {
  const row = await findSnapKey(tx, params.id);
  return row ? ok({ data: toSnapKey(row, now) }) : problem('DPAY_SNAP_KEY_NOT_FOUND');
};

export const createSnapKey: Handler<'createSnapKey'> = async (call) => {
  const { body, session, tx, now, deps } = call;
  const errors = keyFormProblems({ name: body.name, allowedIps: body.allowed_ips }, now);
  if (errors.length > 0) return problem('DPAY_INVALID_REQUEST', undefined, { errors });
  const { mostActiveKeys: maximum } = SNAP_POLICY;
  if ((await countActiveSnapKeys(tx)) >= maximum) return problem('DPAY_SNAP_KEY_LIMIT', { maximum });
  const id = deps.ids.next('snap_key', now);
  const allowedIps = distinctIpRanges(body.allowed_ips ?? []);
  await insertSnapKey(tx, { id, name: body.name.trim(), allowedIps, createdBy: session.userId }, now);
  await issueSnapSecret(tx, id, { now, vault: deps.vault });
  const made = await shown(call, id);
  await audit.record(tx, call.by, { action: 'snap_key.created', target: id, after: made });
  return ok({ data: made }, { status: 201 });
};

export const updateSnapKey: Handler<'updateSnapKey'> = async (call) => {
  const { body, tx, now } = call;
  const row = await usable(call);
  if ('kind' in row) return row;
  const errors = keyFormProblems({ name: body.name, allowedIps: body.allowed_ips }, now);
  if (errors.length > 0) return problem('DPAY_INVALID_REQUEST', undefined, { errors });
  await updateSnap(tx, {
    id: row.id,
    name: body.name?.trim() ?? row.name,
    allowedIps: body.allowed_ips ? distinctIpRanges(body.allowed_ips) : row.allowed_ips,
  });
  const after = await shown(call, row.id);
  await audit.record(tx, call.by, {
    action: 'snap_key.updated',
    target: row.id,
    before: toSnapKey(row, now),
    after,
  });
  return ok({ data: after });
};

export const revealSnapSecret: Handler<'revealSnapSecret'> = async (call) => {
  const row = await usable(call);
  if ('kind' in row) return row;
  const secret = openSnapSecret(call.deps.vault, row.id, row.sealed);
  await audit.record(call.tx, call.by, { action: 'snap_key.secret_revealed', target: row.id });
  return ok({ data: { snap_key: toSnapKey(row, call.now), client_secret: secret } });
};

export const regenerateSnapSecret: Handler<'regenerateSnapSecret'> = async (call) => {
  const { body, tx, now, deps } = call;
  const row = await usable(call);
  if ('kind' in row) return row;
  const endsAt = decideRegeneration(standingOf(row), body.overlap, now);
  if (!endsAt.ok) return problem(endsAt.problem.code, endsAt.problem.params);
  await endSnapSecrets(tx, row.id, endsAt.value, now);
  const secret = await issueSnapSecret(tx, row.id, { now, vault: deps.vault });
  await audit.record(tx, call.by, { action: 'snap_key.secret_regenerated', target: row.id });
  return ok({ data: { snap_key: await shown(call, row.id), client_secret: secret } });
};

/** The provider's public key, the same for every key of a mode. Requested per key, because it is needed when a key is set up. */
export const getSnapPublicKey: Handler<'getSnapPublicKey'> = async ({ params, tx, now, mode, deps, by }) => {
  if (!(await findSnapKey(tx, params.id))) return problem('DPAY_SNAP_KEY_NOT_FOUND');
  const { publicKey } = await readSnapIdentity(tx, { mode, now, vault: deps.vault });
  await audit.record(tx, by, { action: 'snap_key.public_key_copied', target: params.id });
  return ok({
    data: {
      public_key: publicKey,
      fingerprint: fingerprintOf(createPublicKey(publicKey)),
      algorithm: 'SHA256withRSA',
    },
  });
};

export const setSnapPublicKey: Handler<'setSnapPublicKey'> = async (call) => {
  const { body, tx, now } = call;
  const row = await usable(call);
  if ('kind' in row) return row;
  const key = readPublicKey(body.public_key);
  if (!key.ok) {
    const errors = [{ field: 'public_key', ...key.problem }];
    return problem('DPAY_INVALID_REQUEST', undefined, { errors });
  }
  await setPublicKey(tx, row.id, key.value, now);
  await audit.record(tx, call.by, {
    action: 'snap_key.public_key_set',
    target: row.id,
    before: row.public_key_fingerprint,
    after: key.value.fingerprint,
  });
  return ok({ data: await shown(call, row.id) });
};

export const revokeSnapKey: Handler<'revokeSnapKey'> = async (call) => {
  const row = await usable(call);
  if ('kind' in row) return row;
  await revokeSnap(call.tx, row.id, call.now);
  await audit.record(call.tx, call.by, { action: 'snap_key.revoked', target: row.id });
  return ok({ data: await shown(call, row.id) });
};

type Asked = Pick<Call<'revokeSnapKey'>, 'params' | 'tx' | 'now'>;

/** The locked key, or why it cannot be used. */
const usable = async ({ params, tx }: Asked) => {
  const row = await findSnapKey(tx, params.id, { lock: true });
  if (!row) return problem('DPAY_SNAP_KEY_NOT_FOUND');
  return row.revoked_at === null ? row : problem('DPAY_SNAP_KEY_REVOKED');
};

const shown = async ({ tx, now }: Pick<Asked, 'tx' | 'now'>, id: string): Promise<SnapKey> =>
  toSnapKey((await findSnapKey(tx, id)) as SnapKeyRow, now);
