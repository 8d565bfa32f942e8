import { nextAttemptAt, requestedPauseMs } from '@dasbor/domain/webhooks';
import type { DeliveryStatus, HealthDecision } from '@dasbor/domain/webhooks';
import sql from 'sql-template-tag';
import type { Tx } from '../../../platform/db/tx.ts';
import { holdWaiting } from '../deliveries/queue.ts';
import { disableRow } from '../repository.ts';
import type { Attempt } from './attempt.ts';
import { tellPeople } from './notice.ts';
import { healthOf, recordHealth } from './standing.ts';
import type { Webhook } from './standing.ts';

/**
 * Stores the results of attempts: deliveries, log and webhook health. Webhooks are locked before deliveries, as everywhere. If the claim is
 * no longer current, the process counts as dead: another one repeats the attempt with the same event id.
 */
export const settle = async (
  tx: Tx,
  attempts: readonly Attempt[],
  { now, dashboardUrl }: { now: Date; dashboardUrl: string },
): Promise<void> => {
  const [webhooks, kept] = await Promise.all([lockWebhooks(tx, attempts), record(tx, attempts)]);
  const byWebhook = Map.groupBy(kept, ({ claimed }) => claimed.webhook_id);
  const changes = webhooks
    .filter(({ enabled }) => enabled)
    .map((webhook) => healthOf(webhook, byWebhook.get(webhook.id) ?? []))
    .filter(({ isNews }) => isNews);
  await recordHealth(tx, changes);
  for (const { webhook, disable, warn } of changes)
    if (disable !== null || warn) await act(tx, webhook, { disable, now, dashboardUrl });
};

const lockWebhooks = (tx: Tx, attempts: readonly Attempt[]): Promise<Webhook[]> => {
  const keys = new Map(attempts.map(({ claimed }) => [claimed.webhook_id, claimed]));
  const wanted = [...keys.values()].map(({ merchant_id, mode, webhook_id: id }) => ({
    merchant_id,
    mode,
    id,
  }));
  return tx.rows<Webhook>(sql`
    select w.* from webhook w
      join json_to_recordset(${JSON.stringify(wanted)}::json) as k (merchant_id text, mode text, id text)
        on w.merchant_id = k.merchant_id and w.mode = k.mode and w.id = k.id
     order by w.merchant_id, w.mode, w.id for no key update of w`);
};

/** Returns the attempts whose claim was still current. The same statement writes the log. */
const record = async (tx: Tx, attempts: readonly Attempt[]): Promise<Attempt[]> => {
  const rows = attempts.map((attempt) => {
    const { claimed, claim, at, answer, url, requestId, headers } = attempt;
    return {
      merchant_id: claimed.merchant_id,
      mode: claimed.mode,
      id: claimed.id,
      claim,
      at,
      url,
      request_id: requestId,
      request_headers: headers,
      ms: answer.ms,
      http_status: answer.status,
      response_content_type: answer.contentType,
      response_body: answer.body,
      response_truncated: answer.truncated,
      error: answer.error,
      ...next(attempt),
    };
  });
  // Held or cancelled meanwhile: a success still counts, a failure changes nothing.
  const kept = await tx.rows<{ id: string }>(sql`
    with r as materialized (
      select * from json_to_recordset(${JSON.stringify(rows)}::json)
        as r (merchant_id text, mode text, id text, claim text, at timestamptz, url text, request_id text,
              request_headers jsonb, ms integer, http_status integer, response_content_type text, response_body text,
              response_truncated boolean, error text, status text, next_at timestamptz, tries integer)
    ), kept as (
      update webhook_delivery d
         set status = case when r.status <> 'delivered' and d.status in ('held', 'cancelled') then d.status else r.status end,
             next_at = case when d.status in ('held', 'cancelled') then null else r.next_at end,
             attempts = d.attempts + 1, tries = r.tries, claim = null, url = r.url,
             last_at = r.at, last_ms = r.ms, last_status = r.http_status, last_error = r.error,
             delivered_at = case when r.status = 'delivered' then r.at else d.delivered_at end
        from r
       where d.merchant_id = r.merchant_id and d.mode = r.mode and d.id = r.id and d.claim = r.claim
      returning d.attempts, r.*
    ), logged as (
      insert into webhook_attempt (merchant_id, mode, delivery_id, number, at, ms, url, request_id, request_headers, status,
                                   response_content_type, response_body, response_truncated, error)
      select merchant_id, mode, id, attempts, at, ms, url, request_id, request_headers, http_status,
             response_content_type, response_body, response_truncated, error
        from kept
    )
    select id from kept`);
  const ids = new Set(kept.map(({ id }) => id));
  return attempts.filter(({ claimed }) => ids.has(claimed.id));
};

const next = ({
  claimed,
  at,
  answer,
}: Attempt): { status: DeliveryStatus; next_at: Date | null; tries: number } => {
  if (answer.error === null) return { status: 'delivered', next_at: null, tries: 0 };
  const tries = claimed.tries + 1;
  const pauseMs = requestedPauseMs(answer, new Date(at.getTime() + answer.ms));
  const again = nextAttemptAt(tries, at, pauseMs && answer.ms + pauseMs);
  return { status: again ? 'retrying' : 'failed', next_at: again ?? null, tries };
};

/** Runs as the tenant, because the rest concerns one merchant. */
const act = async (
  tx: Tx,
  webhook: Webhook,
  { disable, now, dashboardUrl }: { disable: HealthDecision['disable']; now: Date; dashboardUrl: string },
): Promise<void> => {
  await tx.rows(sql`select enter_tenant(${webhook.merchant_id}, ${webhook.mode}, '', '')`);
  if (disable !== null) {
    await disableRow(tx, webhook.id, disable, now);
    await holdWaiting(tx, webhook.id);
  }
  await tellPeople(tx, { webhook, happened: disable ?? 'failing_for_a_day', now, dashboardUrl });
};
