import { IDEMPOTENCY_KEY_HOURS } from '@dasbor/domain/kernel';
import sql from 'sql-template-tag';
import type { Tx } from './db/tx.ts';
import type { SealedPlace } from './keys/sealed-place.ts';
import type { Mode } from './merchant/mode.ts';

export type Intent = {
  merchantId: string;
  mode: Mode;
  key: string;
  operation: string;
  actorId: string;
  requestHash: string;
  now: Date;
};

export type Stored = { status: number; body: string };
export type Claim = { kind: 'first' } | { kind: 'replay'; stored: Stored } | { kind: 'mismatch' };

/**
 * Inserts the key's row first, in the transaction of the work. A concurrent call with the same key waits on that row. It then finds the
 * stored answer, or no row if the work failed. A key can be reused after a day.
 */
export const claimKey = async (tx: Tx, intent: Intent): Promise<Claim> => {
  const { merchantId, mode, key, operation, actorId, requestHash, now } = intent;
  const expiresAt = new Date(now.getTime() + IDEMPOTENCY_KEY_HOURS * 3_600_000);
  const claimed = await tx.run(sql`
    insert into idempotency_key as held
      (merchant_id, mode, key, operation, actor_id, request_hash, created_at, expires_at)
    values (${merchantId}, ${mode}, ${key}, ${operation}, ${actorId}, ${requestHash}, ${now}, ${expiresAt})
    on conflict (merchant_id, mode, key) do update
      set operation = excluded.operation, actor_id = excluded.actor_id, request_hash = excluded.request_hash,
          status = null, body = null, created_at = excluded.created_at, expires_at = excluded.expires_at
      where held.expires_at <= ${now}`);
  if (claimed > 0) return { kind: 'first' };

  const held = await tx.one<{ operation: string; actor_id: string; request_hash: string } & Stored>(sql`
    select operation, actor_id, request_hash, status, body from idempotency_key
     where merchant_id = ${merchantId} and mode = ${mode} and key = ${key}`);
  const same = held.operation === operation && held.actor_id === actorId && held.request_hash === requestHash;
  return same ? { kind: 'replay', stored: { status: held.status, body: held.body } } : { kind: 'mismatch' };
};

type Kept = { merchantId: string; mode: string; key: string };

/** The vault's context of a stored answer. */
export const answerContext = ({ merchantId, mode, key }: Kept): string =>
  `answer ${merchantId} ${mode} ${key}`;

export const answerPlace: SealedPlace = {
  table: 'idempotency_key',
  column: 'body',
  key: ['merchant_id', 'mode', 'key'],
  contextOf: (row) =>
    answerContext({
      merchantId: String(row['merchant_id']),
      mode: String(row['mode']),
      key: String(row['key']),
    }),
};

/** Sent with the commit, because the work does not depend on it. */
export const storeAnswer = (tx: Tx, intent: Intent, answer: Stored): void => {
  tx.endings.push({
    statement: sql`
      update idempotency_key set status = ${answer.status}, body = ${answer.body}
       where merchant_id = ${intent.merchantId} and mode = ${intent.mode} and key = ${intent.key}`,
  });
};
