import { apiKeyStatus, completeScopes, KEY_PREFIXES, previousWorksUntil } from '@dasbor/domain/api-keys';
import type { Scopes } from '@dasbor/domain/api-keys';
import type { Mode } from '../../platform/merchant/mode.ts';
import type { SuccessBody } from '../../spec/handlers.ts';

export type ApiKey = SuccessBody<'getApiKey'>['data'];
export type KeyKind = 'api' | 'legacy';

export type KeyRow = {
  id: string;
  mode: Mode;
  kind: KeyKind;
  name: string;
  scopes: Scopes;
  allowed_ips: string[];
  expires_at: string | null;
  revoked_at: string | null;
  last_used_at: string | null;
  last_used_ip: string | null;
  subaccount_id: string | null;
  subaccount_name: string | null;
  created_by: string | null;
  created_by_name: string | null;
  created_at: string;
  last_four: string;
  secret_made_at: string;
  /** For legacy keys. */
  sealed: string | null;
  previous_last_four: string | null;
  previous_ends_at: string | null;
};

export const toApiKey = (row: KeyRow, now: Date): ApiKey => ({
  id: row.id,
  name: row.name,
  mode: row.mode,
  status: apiKeyStatus({ expiresAt: row.expires_at, revokedAt: row.revoked_at }, now),
  prefix: KEY_PREFIXES[row.mode],
  last_four: row.last_four,
  scopes: completeScopes(row.scopes),
  allowed_ips: row.allowed_ips,
  expires_at: row.expires_at,
  last_used_at: row.last_used_at,
  last_used_ip: row.last_used_ip,
  previous_secret: previousSecretOf(row, now),
  subaccount: row.subaccount_id === null ? null : { id: row.subaccount_id, name: row.subaccount_name ?? '' },
  created_by: row.created_by === null ? null : { id: row.created_by, name: row.created_by_name ?? '' },
  created_at: row.created_at,
  revoked_at: row.revoked_at,
});

/** Only while it still works; afterwards it does not matter. A SNAP key has no expiry. */
export const previousSecretOf = (
  row: Pick<KeyRow, 'previous_last_four' | 'previous_ends_at' | 'revoked_at'> &
    Partial<Pick<KeyRow, 'expires_at'>>,
  now: Date,
): ApiKey['previous_secret'] => {
  const { previous_last_four: lastFour, previous_ends_at: endsAt, expires_at: expiresAt = null } = row;
  const worksUntil = previousWorksUntil({ endsAt, expiresAt, revokedAt: row.revoked_at }, now);
  return lastFour === null || worksUntil === null ? null : { last_four: lastFour, works_until: worksUntil };
};
