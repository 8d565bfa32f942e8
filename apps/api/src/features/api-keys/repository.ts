import type { ActiveKeys } from '@dasbor/domain/api-keys';
import sql, { empty } from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import type { KeyKind, KeyRow } from './rows.ts';

/** A key with its current secret, the previous one, and its creator. */
const SELECT = sql`
  select k.id, k.mode, k.kind, k.name, k.scopes, k.allowed_ips, k.expires_at, k.revoked_at, k.last_used_at, k.last_used_ip,
         k.subaccount_id, sub.name as subaccount_name, k.created_by, u.name as created_by_name, k.created_at, s.last_four, s.sealed,
         s.created_at as secret_made_at,
         p.last_four as previous_last_four, p.ends_at as previous_ends_at
    from api_key k
    join api_key_secret s on s.key_id = k.id and s.ends_at is null
    left join lateral (select last_four, ends_at from api_key_secret
                        where key_id = k.id and ends_at is not null order by ends_at desc limit 1) p on true
    left join subaccount sub on sub.id = k.subaccount_id
    left join user_account u on u.user_id = k.created_by`;

// The contract's list has a maximum. All active keys fit (API_KEY_POLICY), and as many ended ones as there is room for.
const MOST = 500;

type Listed = { kind: KeyKind; subaccountId?: string | undefined; now: Date };

export const selectKeys = (tx: Tx, { kind, subaccountId, now }: Listed): Promise<KeyRow[]> =>
  tx.rows<KeyRow>(sql`
    select * from (
      ${SELECT} where k.kind = ${kind} ${subaccountId ? sql`and k.subaccount_id = ${subaccountId}` : empty}
       order by k.revoked_at is null and coalesce(k.expires_at > ${now}, true) desc, k.created_at desc, k.id desc
       limit ${MOST}
    ) listed order by created_at desc, id desc`);

export const findKey = async (
  tx: Tx,
  kind: KeyKind,
  id: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<KeyRow | undefined> => {
  // Locks the key before reading its secrets, so that a concurrent second rotation sees the first.
  if (lock) await tx.run(sql`select 1 from api_key where id = ${id} for update`);
  return tx.maybe<KeyRow>(sql`${SELECT} where k.kind = ${kind} and k.id = ${id}`);
};

/** Counts keys that have not ended. Locks, because the caller creates or extends a key next. */
export const countActiveKeys = async (
  tx: Tx,
  subaccountId: string | null,
  now: Date,
): Promise<ActiveKeys> => {
  await tx.run(sql`select 1 from merchant_mode where mode = current_setting('app.mode') for update`);
  const { own, together } = await tx.one<{ own: string; together: string }>(sql`
    select count(*) filter (where subaccount_id is not distinct from ${subaccountId}) as own, count(*) as together
      from api_key
     where kind = 'api' and revoked_at is null and (expires_at is null or expires_at > ${now})`);
  return { own: Number(own), together: Number(together) };
};

export type NewKey = Pick<
  KeyRow,
  'id' | 'kind' | 'name' | 'scopes' | 'allowed_ips' | 'expires_at' | 'created_by'
> & { subaccount_id?: string | null; is_personal?: boolean };

export const insertKey = async (tx: Tx, key: NewKey, now: Date): Promise<void> => {
  await tx.run(sql`
    insert into api_key (merchant_id, mode, id, kind, name, scopes, allowed_ips, expires_at, subaccount_id, created_by,
                         is_personal, created_at)
    values (current_setting('app.merchant_id'), current_setting('app.mode'), ${key.id}, ${key.kind}, ${key.name},
            ${key.scopes}, ${key.allowed_ips}, ${key.expires_at}, ${key.subaccount_id ?? null}, ${key.created_by},
            ${key.is_personal ?? false}, ${now})`);
};

export const updateKey = async (
  tx: Tx,
  { id, name, scopes, allowed_ips, expires_at }: Omit<NewKey, 'kind' | 'subaccount_id' | 'created_by'>,
): Promise<void> => {
  await tx.run(sql`
    update api_key set name = ${name}, scopes = ${scopes}, allowed_ips = ${allowed_ips}, expires_at = ${expires_at}
     where id = ${id}`);
};

/** Deletes the encrypted text of the revoked key. */
export const revokeKey = async (tx: Tx, id: string, now: Date): Promise<void> => {
  await tx.run(sql`update api_key set revoked_at = ${now} where id = ${id}`);
  await tx.run(sql`update api_key_secret set sealed = null where key_id = ${id} and sealed is not null`);
};

export type NewSecret = { keyId: string; hash: string; lastFour: string; sealed: string | null };

export const insertSecret = async (
  tx: Tx,
  { keyId, hash, lastFour, sealed }: NewSecret,
  now: Date,
): Promise<void> => {
  await tx.run(sql`
    insert into api_key_secret (merchant_id, mode, key_id, secret_hash, last_four, sealed, created_at)
    values (current_setting('app.merchant_id'), current_setting('app.mode'), ${keyId}, ${hash}, ${lastFour}, ${sealed},
            ${now})`);
};

/** Ends the current secret at that time, and the previous one no later. Deletes the encrypted text of ended secrets. */
export const endSecrets = async (tx: Tx, keyId: string, endsAt: Date, now: Date): Promise<void> => {
  await tx.run(sql`
    update api_key_secret set ends_at = least(coalesce(ends_at, ${endsAt}), ${endsAt}), sealed = null
     where key_id = ${keyId} and (ends_at is null or ends_at > ${now})`);
};

export const readMerchant = (tx: Tx): Promise<{ id: string; name: string }> =>
  tx.one(
    sql`select merchant_id as id, name from merchant where merchant_id = current_setting('app.merchant_id')`,
  );
