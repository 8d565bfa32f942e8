import type { DeliveryStatus, WebhookApiKind, WebhookEvent } from '@dasbor/domain/webhooks';
import sql, { raw } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Mode } from '../../../platform/merchant/mode.ts';

export type Claimed = {
  merchant_id: string;
  mode: Mode;
  id: string;
  webhook_id: string;
  event: WebhookEvent;
  event_id: string;
  status: DeliveryStatus;
  attempts: number;
  tries: number;
  url: string;
  api_kind: WebhookApiKind;
  /** Whether the last attempt to this receiver failed. */
  failing: boolean;
  body: string;
  /** Of the call that caused the event, if it was traced. */
  traceparent: string | null;
  created_at: string;
  /** The encrypted secrets that currently sign, newest first; null for a webhook without any. */
  secrets: string[] | null;
};

/**
 * The batch size per receiver. A failing receiver is only probed, so that it does not hold many connections until they time out. The first
 * success restores full speed.
 */
const MOST_OF_ONE = { healthy: 80, failing: 4 } as const;

/** The maximum number of receivers per claim. */
const MOST_RECEIVERS = 200;

export type ClaimRequest = {
  now: Date;
  /** The end of the claim; longer than any batch can take. */
  until: Date;
  claim: string;
  /** Webhooks that this process is sending to, or pausing. */
  busy: readonly string[];
};

/**
 * Claims due deliveries, a few per receiver, so that a long queue of one receiver delays no other. Skips rows locked by another
 * process. `next_at` becomes the end of the claim, so deliveries of a dead process become due again.
 *
 * Rows are joined by partition and ctid, and bodies are fetched one by one: with a join, a plan made while the tables were small would compare
 * every pair of rows when they are large.
 */
export const claimDue = async (tx: Tx, { now, until, claim, busy }: ClaimRequest): Promise<Claimed[]> => {
  const claimed = await tx.rows<Claimed>(sql`
    with receiver as materialized (
      select w.merchant_id, w.mode, w.id, w.url, w.api_kind, w.failing_since is not null as failing from webhook w
       where w.enabled and w.id <> all(${busy}::text[])
         and exists (select 1 from webhook_delivery d
                      where d.merchant_id = w.merchant_id and d.mode = w.mode and d.webhook_id = w.id
                        and d.next_at <= ${now})
       limit ${raw(String(MOST_RECEIVERS))}
    ), due as (
      ${dueOf(now, 'healthy')} union all ${dueOf(now, 'failing')}
    )
    update webhook_delivery d set claim = ${claim}, next_at = ${until}
      from due where d.tableoid = due.part and d.ctid = due.place
    returning d.merchant_id, d.mode, d.id, d.webhook_id, d.event, d.event_id, d.status, d.attempts, d.tries, d.created_at,
              due.url, due.api_kind, due.failing,
              (select e.body from webhook_event e
                where e.merchant_id = d.merchant_id and e.mode = d.mode and e.id = d.event_id) as body,
              (select e.traceparent from webhook_event e
                where e.merchant_id = d.merchant_id and e.mode = d.mode and e.id = d.event_id) as traceparent,
              (select json_agg(s.sealed order by s.number desc) from webhook_secret s
                where s.merchant_id = d.merchant_id and s.mode = d.mode and s.webhook_id = d.webhook_id
                  and (s.expires_at is null or s.expires_at > ${now})) as secrets`);
  return claimed.toSorted((a, b) => (a.event_id < b.event_id ? -1 : 1));
};

const dueOf = (now: Date, state: keyof typeof MOST_OF_ONE): Sql => sql`
  select d.part, d.place, receiver.url, receiver.api_kind, receiver.failing
    from receiver cross join lateral (
      select d.tableoid as part, d.ctid as place from webhook_delivery d
       where d.merchant_id = receiver.merchant_id and d.mode = receiver.mode and d.webhook_id = receiver.id
         and d.next_at <= ${now}
       order by d.next_at, d.id limit ${raw(String(MOST_OF_ONE[state]))} for update skip locked) as d
   where receiver.failing = ${raw(String(state === 'failing'))}`;

/** Releases claimed but unsent deliveries when the process stops. */
export const giveBack = async (
  tx: Tx,
  claim: string,
  unsent: readonly Claimed[],
  now: Date,
): Promise<void> => {
  const keys = unsent.map(({ merchant_id, mode, id }) => ({ merchant_id, mode, id }));
  await tx.run(sql`
    update webhook_delivery d set claim = null, next_at = ${now}
      from json_to_recordset(${JSON.stringify(keys)}::json) as k (merchant_id text, mode text, id text)
     where d.merchant_id = k.merchant_id and d.mode = k.mode and d.id = k.id
       and d.claim = ${claim} and d.next_at is not null`);
};
