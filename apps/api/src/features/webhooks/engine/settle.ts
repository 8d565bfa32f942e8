import { healthAfter, nextAttemptAt } from '@dasbor/domain/webhooks';
import type { DeliveryStatus, HealthDecision, WebhookStanding } from '@dasbor/domain/webhooks';
import sql from 'sql-template-tag';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Answered } from '../../../platform/outgoing/post.ts';
import { holdWaiting } from '../queue.ts';
import { disableRow } from '../repository.ts';
import type { WebhookRow } from '../rows.ts';
import type { Claimed } from './claim.ts';
import { tellPeople } from './notice.ts';

/** One attempt that is over. */
export type Attempt = {
  claimed: Claimed;
  claim: string;
  at: Date;
  requestId: string;
  url: string;
  headers: readonly { name: string; value: string }[];
  answer: Answered;
};

type Standing = WebhookRow & { mode: string };

/**
 * Writes what came of attempts: the deliveries, the log, and how the webhooks stand. Webhooks are locked before deliveries, as
 * everywhere. An attempt whose claim is no longer the delivery's was sent by a process that counts as dead: another one does
 * it again, with the same id.
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

const lockWebhooks = (tx: Tx, attempts: readonly Attempt[]): Promise<Standing[]> => {
  const keys = new Map(attempts.map(({ claimed }) => [claimed.webhook_id, claimed]));
  const wanted = [...keys.values()].map(({ merchant_id, mode, webhook_id: id }) => ({
    merchant_id,
    mode,
    id,
  }));
  return tx.rows<Standing>(sql`
    select w.* from webhook w
      join json_to_recordset(${JSON.stringify(wanted)}::json) as k (merchant_id text, mode text, id text)
        on w.merchant_id = k.merchant_id and w.mode = k.mode and w.id = k.id
     order by w.merchant_id, w.mode, w.id for no key update of w`);
};

/** Answers those that were still this process's to write. The log is written by the same statement. */
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
      response_headers: answer.headers,
      response_body: answer.body,
      response_truncated: answer.truncated,
      error: answer.error,
      ...next(attempt),
    };
  });
  // Held or cancelled meanwhile: a success counts all the same, a failure changes nothing.
  const kept = await tx.rows<{ id: string }>(sql`
    with r as materialized (
      select * from json_to_recordset(${JSON.stringify(rows)}::json)
        as r (merchant_id text, mode text, id text, claim text, at timestamptz, url text, request_id text,
              request_headers jsonb, ms integer, http_status integer, response_headers jsonb, response_body text,
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
                                   response_headers, response_body, response_truncated, error)
      select merchant_id, mode, id, attempts, at, ms, url, request_id, request_headers, http_status,
             response_headers, response_body, response_truncated, error
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
  const again = nextAttemptAt(tries, at);
  return { status: again ? 'retrying' : 'failed', next_at: again ?? null, tries };
};

type Change = {
  webhook: Standing;
  standing: WebhookStanding;
  lastSuccess: string | null;
  lastFailure: string | null;
  disable: HealthDecision['disable'];
  warn: boolean;
  isNews: boolean;
};

const healthOf = (webhook: Standing, attempts: readonly Attempt[]): Change => {
  const change: Change = {
    webhook,
    standing: {
      failingSince: webhook.failing_since,
      failuresInARow: webhook.failures_in_a_row,
      warnedAt: webhook.warned_at,
    },
    lastSuccess: webhook.last_success_at,
    lastFailure: webhook.last_failure_at,
    disable: null,
    warn: false,
    isNews: false,
  };
  for (const { answer, at } of attempts) {
    const succeeded = answer.error === null;
    const decided = healthAfter(change.standing, { succeeded, status: answer.status }, at);
    change.standing = decided.standing;
    change.disable ??= decided.disable;
    change.warn ||= decided.warn;
    change[succeeded ? 'lastSuccess' : 'lastFailure'] = at.toISOString();
  }
  return { ...change, isNews: attempts.length > 0 && !isKnown(change) };
};

// A busy webhook that is well would have its row written many times a second, to say the same with another time.
const SAME_FOR_MS = 5000;

const isKnown = ({ webhook, standing, lastSuccess }: Change): boolean =>
  webhook.failures_in_a_row === 0 &&
  standing.failuresInARow === 0 &&
  webhook.last_success_at !== null &&
  lastSuccess !== null &&
  Date.parse(lastSuccess) - Date.parse(webhook.last_success_at) < SAME_FOR_MS;

const recordHealth = async (tx: Tx, changes: readonly Change[]): Promise<void> => {
  if (changes.length === 0) return;
  const rows = changes.map(({ webhook, standing, lastSuccess, lastFailure }) => ({
    merchant_id: webhook.merchant_id,
    mode: webhook.mode,
    id: webhook.id,
    failing_since: standing.failingSince,
    failures_in_a_row: standing.failuresInARow,
    warned_at: standing.warnedAt,
    last_success_at: lastSuccess,
    last_failure_at: lastFailure,
  }));
  await tx.run(sql`
    update webhook w
       set failing_since = r.failing_since, failures_in_a_row = r.failures_in_a_row, warned_at = r.warned_at,
           last_success_at = r.last_success_at, last_failure_at = r.last_failure_at
      from json_populate_recordset(null::webhook, ${JSON.stringify(rows)}::json) as r
     where w.merchant_id = r.merchant_id and w.mode = r.mode and w.id = r.id`);
};

/** What follows speaks of one merchant, and is written as if a person of it did. */
const act = async (
  tx: Tx,
  webhook: Standing,
  { disable, now, dashboardUrl }: { disable: HealthDecision['disable']; now: Date; dashboardUrl: string },
): Promise<void> => {
  await tx.rows(sql`select enter_tenant(${webhook.merchant_id}, ${webhook.mode}, '', '')`);
  if (disable !== null) {
    await disableRow(tx, webhook.id, disable, now);
    await holdWaiting(tx, webhook.id);
  }
  await tellPeople(tx, { webhook, happened: disable ?? 'failing_for_a_day', now, dashboardUrl });
};
