import { type Access, completeScopes, decideOneMoreKey, distinctIpRanges } from '@dasbor/domain/api-keys';
import type { ApiResource } from '@dasbor/domain/api-keys';
import { ok } from '@dasbor/domain/kernel';
import type { Result } from '@dasbor/domain/kernel';
import { audit } from '../../platform/audit.ts';
import type { Call } from '../../spec/handlers.ts';
import { countActiveKeys, findKey, insertKey } from './repository.ts';
import { toApiKey } from './rows.ts';
import type { ApiKey, KeyRow } from './rows.ts';
import { issueSecret } from './secrets.ts';

export type KeyWish = {
  name: string;
  scopes: Partial<Record<ApiResource, Access>>;
  allowedIps: readonly string[];
  expiresAt: string | null;
  subaccountId: string | null;
  /** Works only while the person who made it is active at the merchant. */
  isPersonal?: boolean;
};
type Making = Pick<Call, 'tx' | 'now' | 'mode' | 'deps' | 'session' | 'by'>;

/** Creates a key for the signed-in person, if one more may be active. The wish is validated. */
export const makeKey = async (
  call: Making,
  { name, scopes, allowedIps, expiresAt, subaccountId, isPersonal = false }: KeyWish,
): Promise<Result<{ apiKey: ApiKey; secret: string }>> => {
  const { session, tx, now, deps, by } = call;
  const room = decideOneMoreKey(await countActiveKeys(tx, subaccountId, now));
  if (!room.ok) return room;

  const key = {
    id: deps.ids.next('api_key', now),
    kind: 'api' as const,
    name: name.trim(),
    scopes: completeScopes(scopes),
    allowed_ips: distinctIpRanges(allowedIps),
    expires_at: expiresAt,
    subaccount_id: subaccountId,
    created_by: session.userId,
    is_personal: isPersonal,
  };
  await insertKey(tx, key, now);
  const secret = await issueSecret(call, key);
  const apiKey = toApiKey((await findKey(tx, 'api', key.id)) as KeyRow, now);
  await audit.record(tx, by, { action: 'api_key.created', target: key.id, after: apiKey });
  return ok({ apiKey, secret });
};
