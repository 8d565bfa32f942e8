import { REPLAYABLE } from '@dasbor/domain/webhooks';
import sql, { empty, raw } from 'sql-template-tag';
import type { Tx } from '../../../platform/db/tx.ts';
import { replayConditions } from '../deliveries/replay-conditions.ts';
import type { AskedReplay } from '../deliveries/replay-conditions.ts';

const AT_ONCE = 1000;

type Replay = AskedReplay & {
  merchant_id: string;
  mode: string;
  id: string;
  last_at: string | null;
  last_id: string | null;
};

/**
 * Queues the next thousand deliveries of the oldest replay that no other process is working on. Each step is its own transaction, so any
 * process can continue it, and due deliveries are sent between steps. Returns whether there was a replay.
 */
export const stepReplay = async (tx: Tx, now: Date): Promise<boolean> => {
  const replay = await tx.maybe<Replay>(sql`
      select * from webhook_replay where finished_at is null order by created_at limit 1 for update skip locked`);
  if (!replay) return false;
  // Skips deliveries with an attempt in progress, and webhooks that receive nothing.
  const step = await tx.one<{
    seen: number;
    queued: number;
    last_at: string | null;
    last_id: string | null;
  }>(sql`
      with page as materialized (
        select tableoid as part, ctid as place, id, created_at from webhook_delivery
         where merchant_id = ${replay.merchant_id} and mode = ${replay.mode} ${replayConditions(replay)}
           ${replay.last_at === null ? empty : sql`and (created_at, id) > (${replay.last_at}::timestamptz, ${replay.last_id})`}
         order by created_at, id limit ${raw(String(AT_ONCE))}
      ), queued as (
        update webhook_delivery d set status = 'pending', next_at = ${now}, tries = 0, claim = null
          from page
         where d.tableoid = page.part and d.ctid = page.place and d.status = any(${[...REPLAYABLE]}::text[])
           and (d.claim is null or d.next_at is null or d.next_at <= ${now})
           and exists (select 1 from webhook w
                        where w.merchant_id = d.merchant_id and w.mode = d.mode and w.id = d.webhook_id and w.enabled)
        returning 1
      )
      select count(*)::int as seen, (select count(*)::int from queued) as queued,
             (array_agg(created_at order by created_at desc, id desc))[1] as last_at,
             (array_agg(id order by created_at desc, id desc))[1] as last_id
        from page`);
  await tx.run(sql`
      update webhook_replay
         set seen = seen + ${step.seen}::int, queued = queued + ${step.queued}::int,
             last_at = coalesce(${step.last_at}::timestamptz, last_at), last_id = coalesce(${step.last_id}, last_id),
             finished_at = ${step.seen < AT_ONCE ? now : null}
       where merchant_id = ${replay.merchant_id} and mode = ${replay.mode} and id = ${replay.id}`);
  return true;
};
