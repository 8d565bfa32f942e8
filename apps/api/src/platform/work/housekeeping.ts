import { WEBHOOK_LOG_DAYS } from '@dasbor/domain/webhooks';
import { NOTIFICATION_DAYS } from '@dasbor/domain/notifications';
import sql, { raw } from 'sql-template-tag';
import type { Db } from '../db/db.ts';

const DAY_MS = 86_400_000;

/** Expired data and how long it is kept. Audit events are never removed, and tables by month not here (`platform/partitions`). */
const KEPT_DAYS = [
  { table: 'idempotency_key', since: 'expires_at', days: 0 },
  { table: 'snap_signature', since: 'expires_at', days: 0 },
  { table: 'snap_external_id', since: 'day', days: 2 },
  { table: 'webhook_replay', since: 'created_at', days: WEBHOOK_LOG_DAYS },
  { table: 'notification', since: 'created_at', days: NOTIFICATION_DAYS },
  { table: 'disbursement_file', since: 'expires_at', days: 0 },
  { table: 'upload', since: 'expires_at', days: 0 },
  { table: 'webhook_secret', since: 'expires_at', days: 0 },
  { table: 'otp_confirmation', since: 'expires_at', days: 1 },
  { table: 'otp_challenge', since: 'expires_at', days: 1 },
  { table: 'passkey_challenge', since: 'expires_at', days: 1 },
  { table: 'remembered_device', since: 'expires_at', days: 0 },
  { table: 'whatsapp_challenge', since: 'expires_at', days: 1 },
  { table: 'cli_sign_in', since: 'expires_at', days: 0 },
  { table: 'cli_code_guess', since: 'since', days: 1 },
  { table: 'mailed_token', since: 'expires_at', days: 1 },
  { table: 'address_guard', since: 'last_at', days: 2 },
  // A token presented long after its session ended is simply unknown, not a sign of theft.
  { table: 'refresh_token', since: 'expires_at', days: 30 },
] as const;

// In small batches, so that no request waits behind a large delete.
const BATCH = 5000;

/** Deletes the oldest expired rows; the rest follows in the next hour. Returns the number of deleted rows. */
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
