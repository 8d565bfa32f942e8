import sql from 'sql-template-tag';
import type { RsaPublicKey } from '../../platform/auth/rsa-keys.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { SnapKeyRow } from './rows.ts';

/** A key with its current secret, the previous one, and its creator. */
const SELECT = sql`
  select k.id, k.mode, k.name, k.allowed_ips, k.public_key_fingerprint, k.public_key_bits, k.public_key_set_at, k.last_token_at,
         k.revoked_at, k.created_by, u.name as created_by_name, k.created_at, s.last_four, s.sealed,
         s.created_at as secret_made_at,
         p.last_four as previous_last_four, p.ends_at as previous_ends_at
    from snap_key k
    join snap_secret s on s.key_id = k.id and s.ends_at is null
    left join lateral (select last_four, ends_at from snap_secret
                        where key_id = k.id and ends_at is not null order by ends_at desc limit 1) p on true
    left join user_account u on u.user_id = k.created_by`;

const MOST = 500;

export const selectSnapKeys = (tx: Tx): Promise<SnapKeyRow[]> =>
  tx.rows<SnapKeyRow>(sql`${SELECT} order by k.created_at desc, k.id desc limit ${MOST}`);

export const findSnapKey = async (
  tx: Tx,
  id: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<SnapKeyRow | undefined> => {
  // Locks the key before reading its secrets, so that a concurrent second rotation sees the first.
  if (lock) await tx.run(sql`select 1 from snap_key where id = ${id} for update`);
  return tx.maybe<SnapKeyRow>(sql`${SELECT} where k.id = ${id}`);
};

/** Counts keys that have not ended. Locks, so that concurrent calls run one after another. */
export const countActiveSnapKeys = async (tx: Tx): Promise<number> => {
  await tx.run(sql`select 1 from merchant_mode where mode = current_setting('app.mode') for update`);
  const { count } = await tx.one<{ count: string }>(
    sql`select count(*) as count from snap_key where revoked_at is null`,
  );
  return Number(count);
};

export type NewSnapKey = {
  id: string;
  name: string;
  /** Default: every address. */
  allowedIps?: readonly string[];
  createdBy: string | null;
};

export const insertSnapKey = async (
  tx: Tx,
  { id, name, allowedIps = [], createdBy }: NewSnapKey,
  now: Date,
): Promise<void> => {
  await tx.run(sql`
    insert into snap_key (merchant_id, mode, id, name, allowed_ips, created_by, created_at)
    values (current_setting('app.merchant_id'), current_setting('app.mode'), ${id}, ${name}, ${allowedIps}, ${createdBy},
            ${now})`);
};

export const updateSnap = async (
  tx: Tx,
  { id, name, allowedIps }: Required<Omit<NewSnapKey, 'createdBy'>>,
): Promise<void> => {
  await tx.run(sql`update snap_key set name = ${name}, allowed_ips = ${allowedIps} where id = ${id}`);
};

export const setPublicKey = async (tx: Tx, id: string, key: RsaPublicKey, now: Date): Promise<void> => {
  await tx.run(sql`
    update snap_key set public_key = ${key.pem}, public_key_fingerprint = ${key.fingerprint},
           public_key_bits = ${key.bits}, public_key_set_at = ${now}
     where id = ${id}`);
};

export const revokeSnap = async (tx: Tx, id: string, now: Date): Promise<void> => {
  await tx.run(sql`update snap_key set revoked_at = ${now} where id = ${id}`);
};

export type NewSnapSecret = { keyId: string; sealed: string; lastFour: string };

export const insertSnapSecret = async (
  tx: Tx,
  { keyId, sealed, lastFour }: NewSnapSecret,
  now: Date,
): Promise<void> => {
  await tx.run(sql`
    insert into snap_secret (merchant_id, mode, key_id, sealed, last_four, created_at)
    values (current_setting('app.merchant_id'), current_setting('app.mode'), ${keyId}, ${sealed}, ${lastFour}, ${now})`);
};

/** Ends the current secret at that time, and the previous one no later. */
export const endSnapSecrets = async (tx: Tx, keyId: string, endsAt: Date, now: Date): Promise<void> => {
  await tx.run(sql`
    update snap_secret set ends_at = least(coalesce(ends_at, ${endsAt}), ${endsAt})
     where key_id = ${keyId} and (ends_at is null or ends_at > ${now})`);
};
