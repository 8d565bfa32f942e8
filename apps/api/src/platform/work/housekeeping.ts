import { WEBHOOK_LOG_DAYS } from '@dasbor/domain/webhooks';
import { REQUEST_LOG_DAYS } from '@dasbor/domain/api-keys';
import sql, { raw } from 'sql-template-tag';
import type { Db } from '../db/db.ts';

const DAY_MS = 86_400_000;

/** What is worth nothing any more, and for how long it is kept after that. Audit events and outbox are never removed here. */
const KEPT_DAYS = [
  { table: 'idempotency_key', since: 'expires_at', days: 0 },
  { table: 'snap_signature', since: 'expires_at', days: 0 },
  { table: 'snap_external_id', since: 'day', days: 2 },
  { table: 'api_request', since: 'created_at', days: REQUEST_LOG_DAYS },
  { table: 'webhook_attempt', since: 'at', days: WEBHOOK_LOG_DAYS },
  { table: 'webhook_delivery', since: 'created_at', days: WEBHOOK_LOG_DAYS },
  { table: 'webhook_event', since: 'created_at', days: WEBHOOK_LOG_DAYS },
  { table: 'webhook_replay', since: 'created_at', days: WEBHOOK_LOG_DAYS },
  { table: 'disbursement_file', since: 'expires_at', days: 0 },
  { table: 'webhook_secret', since: 'expires_at', days: 0 },
  { table: 'otp_confirmation', since: 'expires_at', days: 1 },
  { table: 'otp_challenge', since: 'expires_at', days: 1 },
  { table: 'mailed_token', since: 'expires_at', days: 1 },
  { table: 'address_guard', since: 'last_at', days: 2 },
  // Long after the sign-in ended a presented token is simply unknown, no longer a sign of a copy.
  { table: 'refresh_token', since: 'expires_at', days: 30 },
] as const;

// A little at a time: nobody waits behind a large delete.
const BATCH = 5000;

/** Removes the oldest of it; the rest waits for the next hour. Answers how many rows went. */
export const tidy = (db: Db, now: Date): Promise<number> =>
  db.system(async (tx) => {
    let removed = 0;
    for (const { table, since, days } of KEPT_DAYS) {
      const before = new Date(now.getTime() - days * DAY_MS);
      const [from, column] = [raw(table), raw(since)];
      removed += await tx.run(sql`
        delete from ${from} where ctid = any(array(select ctid from ${from} where ${column} < ${before} limit ${BATCH}))`);
    }
    return removed;
  });
