import sql from 'sql-template-tag';
import type { Db } from '../db/db.ts';

export const RELAY_CHANNEL = 'dasbor_relayed';
// Any number that no other use of advisory locks has.
const RELAY_LOCK = 7_203_115;
export const RELAY_BATCH = 500;

/**
 * Numbers the events that were committed and tells every copy of the server. One relay at a time, so that numbers are
 * committed in their order and nobody who has seen n can meet a smaller number later. Answers how many it relayed.
 */
export const relayOnce = (db: Db): Promise<number> =>
  db.system(async (tx) => {
    await tx.run(sql`select pg_advisory_xact_lock(${RELAY_LOCK}::bigint)`);
    const relayed = await tx.run(sql`
      update outbox set seq = numbered.last + numbered.position
        from (select id, row_number() over (order by id) as position,
                     (select coalesce(max(seq), 0) from outbox) as last
                from outbox where seq is null order by id limit ${RELAY_BATCH}) as numbered
       where outbox.id = numbered.id`);
    if (relayed > 0) await tx.run(sql`select pg_notify(${RELAY_CHANNEL}, '')`);
    return relayed;
  });
