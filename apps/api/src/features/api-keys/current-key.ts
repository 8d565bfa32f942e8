import { audit } from '../../platform/audit.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { findKey, readMerchant, revokeKey } from './repository.ts';
import { toApiKey } from './rows.ts';

/** What a program may know about its own key: no addresses and no person. For a call by key, the session's user is the key. */
export const getCurrentApiKey: Handler<'getCurrentApiKey'> = async ({ session, tx, now }) => {
  const row = (await findKey(tx, 'api', session.userId)) ?? (await findKey(tx, 'legacy', session.userId));
  if (!row) return problem('DPAY_API_KEY_NOT_FOUND');
  const merchant = await readMerchant(tx);
  const { id, name, mode, last_four, scopes, subaccount, expires_at } = toApiKey(row, now);
  return ok({ data: { id, name, mode, last_four, scopes, subaccount, expires_at, merchant } });
};

/** A legacy key is not found here: its end is confirmed by a code. */
export const revokeCurrentApiKey: Handler<'revokeCurrentApiKey'> = async ({ body, session, tx, now, by }) => {
  if (body.id !== session.userId) return problem('DPAY_API_KEY_NOT_FOUND');
  const row = await findKey(tx, 'api', body.id, { lock: true });
  if (!row) return problem('DPAY_API_KEY_NOT_FOUND');
  await revokeKey(tx, row.id, now);
  await audit.record(tx, by, { action: 'api_key.revoked', target: row.id });
  return ok({ data: toApiKey({ ...row, revoked_at: now.toISOString() }, now) });
};
