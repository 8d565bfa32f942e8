import { completeScopes, FULL_SCOPES, KEY_PREFIXES, lastFour } from '@dasbor/domain/api-keys';
import type { Access, ApiResource } from '@dasbor/domain/api-keys';
import sql from 'sql-template-tag';
import { insertKey, insertSecret } from '../features/api-keys/public.ts';
import type { NewKey } from '../features/api-keys/public.ts';
import { sha256 } from '../platform/canonical.ts';
import type { Db } from '../platform/db/db.ts';
import { idOf, NOW } from './trade.ts';
import type { TestTenant } from './trade.ts';

export type TestKey = { id: string; secret: string };
type Different = Partial<Omit<NewKey, 'scopes'>> & {
  scopes?: Partial<Record<ApiResource, Access>>;
  revoked_at?: string;
};

/** A key with all scopes from all addresses; a test overrides any field. */
export const addKey = async (
  db: Db,
  tenant: TestTenant,
  number: number,
  { scopes, revoked_at: revokedAt, ...different }: Different = {},
): Promise<TestKey> => {
  const id = different.id ?? idOf('key', number);
  const secret = `${KEY_PREFIXES[tenant.mode]}${String(number).padStart(32, '0')}`;
  const now = new Date(NOW);
  await db.tenant(tenant, async (tx) => {
    const key = {
      id,
      kind: 'api' as const,
      name: `Kunci ${number}`,
      scopes: scopes ? completeScopes(scopes) : FULL_SCOPES,
      allowed_ips: [],
      expires_at: null,
      created_by: null,
      ...different,
    };
    await insertKey(tx, key, now);
    await insertSecret(
      tx,
      { keyId: id, hash: sha256(secret), lastFour: lastFour(secret), sealed: null },
      now,
    );
    if (revokedAt) await tx.run(sql`update api_key set revoked_at = ${revokedAt} where id = ${id}`);
  });
  return { id, secret };
};
