import { healthAfter, nextAttemptAt } from '@dasbor/domain/webhooks';
import type { DeliveryStatus, HealthDecision } from '@dasbor/domain/webhooks';
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
  const webhooks = await lockWebhooks(tx, attempts);
  const kept = await recordDeliveries(tx, attempts);
  await recordAttempts(tx, kept);
  const byWebhook = Map.groupBy(kept, ({ claimed }) => claimed.webhook_id);
  for (const webhook of webhooks) {
    const its = byWebhook.get(webhook.id) ?? [];
    if (its.length > 0 && webhook.enabled) await recordHealth(tx, webhook, its, { now, dashboardUrl });
  }
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

const recordDeliveries = async (tx: Tx, attempts: readonly Attempt[]): Promise<Attempt[]> => {
  const rows = attempts.map((attempt) => {
    const { claimed, claim, at, answer, url } = attempt;
    return {
      merchant_id: claimed.merchant_id,
      mode: claimed.mode,
      id: claimed.id,
      claim,
      at,
      url,
      ms: answer.ms,
      http_status: answer.status,
      error: answer.error,
      ...next(attempt),
    };
  });
  // Held or cancelled meanwhile: a success counts all the same, a failure changes nothing.
  const kept = await tx.rows<{ id: string }>(sql`
    update webhook_delivery d
       set status = case when r.status <> 'delivered' and d.status in ('held', 'cancelled') then d.status else r.status end,
           next_at = case when d.status in ('held', 'cancelled') then null else r.next_at end,
           attempts = d.attempts + 1, tries = r.tries, claim = null, url = r.url,
           last_at = r.at, last_ms = r.ms, last_status = r.http_status, last_error = r.error,
           delivered_at = case when r.status = 'delivered' then r.at else d.delivered_at end
      from json_to_recordset(${JSON.stringify(rows)}::json)
        as r (merchant_id text, mode text, id text, claim text, at timestamptz, url text, ms integer, http_status integer,
              error text, status text, next_at timestamptz, tries integer)
     where d.merchant_id = r.merchant_id and d.mode = r.mode and d.id = r.id and d.claim = r.claim
    returning d.id`);
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

const recordAttempts = async (tx: Tx, attempts: readonly Attempt[]): Promise<void> => {
  if (attempts.length === 0) return;
  const rows = attempts.map(({ claimed, at, requestId, url, headers, answer }) => ({
    merchant_id: claimed.merchant_id,
    mode: claimed.mode,
    delivery_id: claimed.id,
    number: claimed.attempts + 1,
    at,
    ms: answer.ms,
    url,
    request_id: requestId,
    request_headers: headers,
    status: answer.status,
    response_headers: answer.headers,
    response_body: answer.body,
    response_truncated: answer.truncated,
    error: answer.error,
  }));
  await tx.run(sql`
    insert into webhook_attempt
    select * from json_populate_recordset(null::webhook_attempt, ${JSON.stringify(rows)}::json)`);
};

const recordHealth = async (
  tx: Tx,
  webhook: Standing,
  attempts: readonly Attempt[],
  { now, dashboardUrl }: { now: Date; dashboardUrl: string },
): Promise<void> => {
  let standing = {
    failingSince: webhook.failing_since,
    failuresInARow: webhook.failures_in_a_row,
    warnedAt: webhook.warned_at,
  };
  let { last_success_at: lastSuccess, last_failure_at: lastFailure } = webhook;
  let disable: HealthDecision['disable'] = null;
  let warn = false;
  for (const { answer, at } of attempts) {
    const succeeded = answer.error === null;
    const decided = healthAfter(standing, { succeeded, status: answer.status }, at);
    standing = decided.standing;
    disable ??= decided.disable;
    warn ||= decided.warn;
    if (succeeded) lastSuccess = at.toISOString();
    else lastFailure = at.toISOString();
  }
  await tx.run(sql`
    update webhook
       set failing_since = ${standing.failingSince}, failures_in_a_row = ${standing.failuresInARow},
           warned_at = ${standing.warnedAt}, last_success_at = ${lastSuccess}, last_failure_at = ${lastFailure}
     where merchant_id = ${webhook.merchant_id} and mode = ${webhook.mode} and id = ${webhook.id}`);
  if (disable === null && !warn) return;

  // What follows speaks of one merchant, and is written as if a person of it did.
  await tx.run(sql`select enter_tenant(${webhook.merchant_id}, ${webhook.mode}, '', '')`);
  if (disable !== null) {
    await disableRow(tx, webhook.id, disable, now);
    await holdWaiting(tx, webhook.id);
  }
  await tellPeople(tx, { webhook, happened: disable ?? 'failing_for_a_day', now, dashboardUrl });
};
