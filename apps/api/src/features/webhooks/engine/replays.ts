import { REPLAYABLE } from '@dasbor/domain/webhooks';
import sql, { empty, raw } from 'sql-template-tag';
import type { Db } from '../../../platform/db/db.ts';
import { replayConditions } from '../replay-conditions.ts';
import type { AskedReplay } from '../replay-conditions.ts';

const AT_ONCE = 1000;

type Replay = AskedReplay & {
  merchant_id: string;
  mode: string;
  id: string;
  last_at: string | null;
  last_id: string | null;
};

/**
 * The next thousand of the oldest replay that nobody else works on, each step a transaction of its own: it goes on where it
 * was, whatever process does it, and what is due meanwhile is sent between the steps. Answers whether there was one.
 */
export const stepReplay = (db: Db, now: Date): Promise<boolean> =>
  db.system(async (tx) => {
    const replay = await tx.maybe<Replay>(sql`
      select * from webhook_replay where finished_at is null order by created_at limit 1 for update skip locked`);
    if (!replay) return false;
    const page = await tx.rows<{ id: string; created_at: string }>(sql`
      select id, created_at from webhook_delivery
       where merchant_id = ${replay.merchant_id} and mode = ${replay.mode} ${replayConditions(replay)}
         ${replay.last_at === null ? empty : sql`and (created_at, id) > (${replay.last_at}::timestamptz, ${replay.last_id})`}
       order by created_at, id limit ${raw(String(AT_ONCE))}`);
    // Not what an attempt is on its way of, and not to where nothing is sent.
    const queued = await tx.run(sql`
      update webhook_delivery d set status = 'pending', next_at = ${now}, tries = 0, claim = null
       where d.merchant_id = ${replay.merchant_id} and d.mode = ${replay.mode}
         and d.id = any(${page.map(({ id }) => id)}::text[]) and d.status = any(${[...REPLAYABLE]}::text[])
         and (d.claim is null or d.next_at is null or d.next_at <= ${now})
         and exists (select 1 from webhook w
                      where w.merchant_id = d.merchant_id and w.mode = d.mode and w.id = d.webhook_id and w.enabled)`);
    const last = page.at(-1);
    await tx.run(sql`
      update webhook_replay
         set seen = seen + ${page.length}::int, queued = queued + ${queued}::int,
             last_at = coalesce(${last?.created_at}::timestamptz, last_at), last_id = coalesce(${last?.id}, last_id),
             finished_at = ${page.length < AT_ONCE ? now : null}
       where merchant_id = ${replay.merchant_id} and mode = ${replay.mode} and id = ${replay.id}`);
    return true;
  });
