import { setTimeout as delay } from 'node:timers/promises';
import sql from 'sql-template-tag';
import type { Db } from '../db/db.ts';
import type { Mode } from '../merchant/mode.ts';

export type ReadFigures = {
  standbys: number;
  slots: { slot: string; bytes: number }[];
  queues: { name: string; size: number; seconds: number }[];
  unknown: { mode: Mode; count: number; seconds: number }[];
};

const WITHIN_MS = 2000;

/**
 * The lengths and ages of all queues in one statement, by the index that the workers use. Counting ends at 10,000, because a long queue must
 * not make its own measurement slow. Throws if the database does not answer within two seconds.
 */
export const readFigures = async (db: Db, now: Date): Promise<ReadFigures> => {
  const stopped = new AbortController();
  const late = delay(WITHIN_MS, undefined, { ref: false, signal: stopped.signal }).then(() => {
    throw new Error('The database does not answer.');
  });
  late.catch(() => undefined);
  const { figures } = await Promise.race([read(db, now), late]).finally(() => stopped.abort());
  return figures;
};

const read = (db: Db, now: Date): Promise<{ figures: ReadFigures }> =>
  db.system(
    async (tx) => {
      const [, found] = await Promise.all([
        tx.rows(sql`select set_config('statement_timeout', ${String(WITHIN_MS)}, true)`),
        tx.one<{ figures: ReadFigures }>(statement(now)),
      ]);
      return found;
    },
    { mayBeLost: true },
  );

/**
 * Ages are of entries that should be worked on now. Webhooks of a failing receiver are left out, because it is only probed. A mail that was
 * given up after five attempts is not waiting.
 */
const statement = (now: Date) => sql`
  with outbox_queue as (
    select (select count(*) from (select from outbox where seq is null limit 10000) as w) as size,
           (select extract(epoch from clock_timestamp() - created_at) from outbox where seq is null order by id limit 1) as seconds
  ), webhook_queue as (
    select (select count(*) from (select from webhook_delivery where next_at is not null limit 10000) as w) as size,
           (select extract(epoch from ${now}::timestamptz - min(d.next_at))
              from webhook w cross join lateral (
                select next_at from webhook_delivery d
                 where d.merchant_id = w.merchant_id and d.mode = w.mode and d.webhook_id = w.id and d.next_at <= ${now}
                 order by d.next_at limit 1) as d
             where w.enabled and w.failing_since is null) as seconds
  ), waiting_export as (
    select created_at from export_file
     where status in ('waiting', 'making') and (claimed_until is null or claimed_until <= ${now}) and expires_at > ${now}
     order by created_at limit 10000
  ), waiting_mail as (
    select created_at from mail
     where sent_at is null and reminder_id is null and body is not null and attempts < 5
     order by id limit 10000
  ), unknown as (
    select mode, count(*) as count, extract(epoch from ${now}::timestamptz - min(sent_at)) as seconds
      from bank_transfer where status in ('waiting', 'sending', 'unknown') and status = 'unknown' group by mode
  )
  select json_build_object(
    'standbys', (select count(*) from pg_stat_replication),
    'slots', (select coalesce(json_agg(json_build_object(
                       'slot', slot_name, 'bytes', pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn))), '[]')
                from pg_replication_slots where restart_lsn is not null),
    'queues', json_build_array(
      (select json_build_object('name', 'outbox', 'size', size, 'seconds', coalesce(seconds, 0)) from outbox_queue),
      (select json_build_object('name', 'webhooks', 'size', size, 'seconds', coalesce(seconds, 0)) from webhook_queue),
      (select json_build_object('name', 'exports', 'size', count(*),
                                'seconds', coalesce(extract(epoch from ${now}::timestamptz - min(created_at)), 0)) from waiting_export),
      (select json_build_object('name', 'mails', 'size', count(*),
                                'seconds', coalesce(extract(epoch from ${now}::timestamptz - min(created_at)), 0)) from waiting_mail)),
    'unknown', (select json_agg(json_build_object('mode', m.mode, 'count', coalesce(u.count, 0), 'seconds', coalesce(u.seconds, 0)))
                  from (values ('live'), ('sandbox')) as m (mode) left join unknown u on u.mode = m.mode)
  ) as figures`;
