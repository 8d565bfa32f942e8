import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import type { Mode } from '../../platform/mode.ts';

export type SnapClient = { merchant_id: string; public_key: string | null; revoked_at: string | null };

export const findClient = (tx: Tx, clientId: string, mode: Mode): Promise<SnapClient | undefined> =>
  tx.maybe<SnapClient>(
    sql`select merchant_id, public_key, revoked_at from snap_key where id = ${clientId} and mode = ${mode}`,
  );

/** False when it was used before; of two at once one is first. */
export const useSignature = async (tx: Tx, hash: string, expiresAt: Date): Promise<boolean> => {
  const used = await tx.run(sql`
    insert into snap_signature (signature_hash, expires_at) values (${hash}, ${expiresAt})
    on conflict (signature_hash) do nothing`);
  return used === 1;
};

export const noteToken = async (tx: Tx, clientId: string, now: Date): Promise<void> => {
  await tx.run(sql`update snap_key set last_token_at = ${now} where id = ${clientId}`);
};
