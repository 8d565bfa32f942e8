import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import type { Mode } from '../../platform/merchant/mode.ts';

export type SnapClient = {
  merchant_id: string;
  public_key: string | null;
  allowed_ips: string[];
  revoked_at: string | null;
};

export const findClient = (tx: Tx, clientId: string, mode: Mode): Promise<SnapClient | undefined> =>
  tx.maybe<SnapClient>(
    sql`select merchant_id, public_key, allowed_ips, revoked_at from snap_key where id = ${clientId} and mode = ${mode}`,
  );

/** Returns false if it was used before; of two concurrent calls, one succeeds. */
export const useSignature = async (tx: Tx, hash: string, expiresAt: Date): Promise<boolean> => {
  const used = await tx.run(sql`
    insert into snap_signature (signature_hash, expires_at) values (${hash}, ${expiresAt})
    on conflict (signature_hash) do nothing`);
  return used === 1;
};

export const noteToken = async (tx: Tx, clientId: string, now: Date): Promise<void> => {
  await tx.run(sql`update snap_key set last_token_at = ${now} where id = ${clientId}`);
};

export type Signer = {
  merchant_id: string;
  merchant_name: string;
  allowed_ips: string[];
  revoked_at: string | null;
  feature_config: Record<string, unknown>;
  is_suspended: boolean;
  sandbox_only: boolean;
  clock_ahead_ms: string;
  /** Encrypted: the current secret, and one that is being rotated out. */
  secrets: string[];
};

/** The key and merchant whose secrets sign this client's calls, in their current state. */
export const findSigner = (
  tx: Tx,
  { clientId, mode, now }: { clientId: string; mode: Mode; now: Date },
): Promise<Signer | undefined> =>
  tx.maybe<Signer>(sql`
    select k.merchant_id, m.name as merchant_name, k.allowed_ips, k.revoked_at, mm.feature_config, m.is_suspended, m.sandbox_only,
           mm.clock_ahead_ms,
           array(select s.sealed from snap_secret s
                  where s.key_id = k.id and (s.ends_at is null or s.ends_at > ${now})) as secrets
      from snap_key k
      join merchant m using (merchant_id)
      join merchant_mode mm using (merchant_id, mode)
     where k.id = ${clientId} and k.mode = ${mode}`);

/** Returns false if the client used this number on that day; of two concurrent calls, one succeeds. */
export const useExternalId = async (
  tx: Tx,
  { clientId, day, externalId }: { clientId: string; day: string; externalId: string },
): Promise<boolean> => {
  const used = await tx.run(sql`
    insert into snap_external_id (client_id, day, external_id) values (${clientId}, ${day}, ${externalId})
    on conflict do nothing`);
  return used === 1;
};
