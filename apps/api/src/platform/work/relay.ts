import sql from 'sql-template-tag';
import type { Db } from '../db/db.ts';

export const RELAY_CHANNEL = 'dasbor_relayed';
// Any number that no other advisory lock uses.
const RELAY_LOCK = 7_203_115;
export const RELAY_BATCH = 500;

/**
 * Numbers committed events and notifies every instance. Only one relay runs at a time, so numbers are committed in order: a reader that has
 * seen n never meets a smaller number later. Returns the number of relayed events.
 */
export const relayOnce = (db: Db): Promise<number> =>
  db.system(async (tx) => {
    await tx.run(sql`select pg_advisory_xact_lock(${RELAY_LOCK}::bigint)`);
    const relayed = await tx.run(sql`
      update outbox set seq = numbered.last + numbered.position
        from (select id, created_at, row_number() over (order by id) as position,
                     (select coalesce(max(seq), 0) from outbox) as last
                from outbox where seq is null order by id limit ${RELAY_BATCH}) as numbered
       where outbox.id = numbered.id and outbox.created_at = numbered.created_at`);
    if (relayed > 0) await tx.run(sql`select pg_notify(${RELAY_CHANNEL}, '')`);
    return relayed;
  });
