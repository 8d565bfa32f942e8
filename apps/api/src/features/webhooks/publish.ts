import { newId } from '@dasbor/domain/kernel';
import { listenersOf, targetUrl } from '@dasbor/domain/webhooks';
import type { WebhookEvent } from '@dasbor/domain/webhooks';
import sql from 'sql-template-tag';
import { randomBytes } from 'node:crypto';
import type { Tx } from '../../platform/db/tx.ts';
import type { Ids } from '../../platform/ids.ts';
import type { Mode } from '../../platform/merchant/mode.ts';
import { traceparentOf } from '../../platform/observe/spans.ts';
import { outbox } from '../../platform/work/outbox.ts';
import type { WebhookRow } from './rows.ts';

/** Topic of the outbox rows that give events their position (`streamWebhookEvents`). Dashboards do not receive it. */
export const PUBLISHED = 'webhook_event.published';

export type Publishing = { tx: Tx; now: Date; ids: Ids };

export type News = {
  event: WebhookEvent;
  /** The id of the payment, order, … that it is about. */
  subjectId: string;
  /** In the API's unmasked form. */
  data: Readonly<Record<string, unknown>>;
  /** Set if it happened to a subaccount. */
  subaccountId?: string | null | undefined;
  paymentMethod?: string | undefined;
};

/**
 * Stores the event and its recipients in the transaction of the change; sent after the commit. Stored even without a recipient, so that it
 * can be sent later.
 */
export const publishEvent = (publishing: Publishing, news: News): Promise<void> =>
  publishEvents(publishing, [news]);

export const publishEvents = async (publishing: Publishing, all: readonly News[]): Promise<void> => {
  const { tx, now } = publishing;
  const positions = await tx.rows<{ position: string; mode: Mode }>(sql`
    select nextval('webhook_event_position') as position, current_setting('app.mode') as mode
      from generate_series(1, ${all.length}::integer)`);
  const published = all.map((news, index): Published => {
    const { position, mode } = positions[index] as (typeof positions)[number];
    return { id: newId('event', now, orderedBytes(BigInt(position))), mode, news };
  });
  const created_at = now.toISOString();
  const rows = published.map(({ id, mode, news: { event, subjectId, data } }) => ({
    id,
    event,
    subject_id: subjectId,
    body: JSON.stringify({ id, event, created_at, is_live: mode === 'live', data }),
    traceparent: traceparentOf(),
  }));
  await tx.run(sql`
    insert into webhook_event (merchant_id, mode, id, event, subject_id, body, traceparent, created_at)
    select current_setting('app.merchant_id'), current_setting('app.mode'), id, event, subject_id, body, traceparent, ${now}
      from json_populate_recordset(null::webhook_event, ${JSON.stringify(rows)}::json)`);
  await outbox.addAll(
    tx,
    published.map(({ id }) => ({ topic: PUBLISHED, aggregate: id, payload: {} })),
  );
  await addDeliveries(publishing, published);
};

type Published = { id: string; mode: Mode; news: News };

/**
 * Sends the newest event of that name again with its own id, so that receivers that already have it ignore it. If it is no longer in the
 * log, a new one is created.
 */
export const resendEvent = async (publishing: Publishing, news: News): Promise<void> => {
  const { tx, now } = publishing;
  const newest = await tx.maybe<{ id: string; mode: Mode }>(sql`
    select id, mode from webhook_event
     where subject_id = ${news.subjectId} and event = ${news.event} order by id desc limit 1`);
  if (!newest) return publishEvent(publishing, news);
  await tx.run(sql`
    update webhook_delivery d set status = 'pending', next_at = ${now}, tries = 0
     where d.event_id = ${newest.id} and d.status in ('retrying', 'delivered', 'failed')
       and (d.claim is null or d.next_at is null or d.next_at <= ${now})
       and exists (select 1 from webhook w
                    where w.merchant_id = d.merchant_id and w.mode = d.mode and w.id = d.webhook_id and w.enabled)`);
  await addDeliveries(publishing, [{ ...newest, news }]);
};

// The key-share lock only prevents deletion of the webhook until the commit.
const addDeliveries = async (
  { tx, now, ids }: Publishing,
  published: readonly Published[],
): Promise<void> => {
  const events = [...new Set(published.map(({ news }) => news.event))];
  const webhooks = await tx.rows<WebhookRow & { mode: Mode }>(sql`
    select * from webhook where events && ${events}::text[] for key share`);
  const candidates = webhooks.map((webhook) => ({
    webhook,
    apiKind: webhook.api_kind,
    events: webhook.events,
    isPrimary: webhook.is_primary,
    subaccountIds: webhook.subaccount_ids,
    appliesToAllSubaccounts: webhook.applies_to_all_subaccounts,
  }));
  const deliveries = published.flatMap(({ id: eventId, news }) => {
    const { event, subjectId, subaccountId = null, paymentMethod } = news;
    return listenersOf(candidates, { event, subaccountId, paymentMethod }).map(({ webhook }) => ({
      merchant_id: webhook.merchant_id,
      mode: webhook.mode,
      id: ids.next('webhook_delivery', now),
      webhook_id: webhook.id,
      webhook_name: webhook.name,
      event,
      event_id: eventId,
      subject_id: subjectId,
      url: targetUrl(webhook.url, webhook.api_kind, event),
      status: webhook.enabled ? 'pending' : 'held',
      next_at: webhook.enabled ? now : null,
      attempts: 0,
      tries: 0,
      created_at: now,
    }));
  });
  if (deliveries.length === 0) return;
  await tx.run(sql`
    insert into webhook_delivery
    select * from json_populate_recordset(null::webhook_delivery, ${JSON.stringify(deliveries)}::json)
        on conflict (merchant_id, mode, event_id, webhook_id) do nothing`);
};

/** The position is the random part of the id, so that events of one millisecond keep their order. */
const orderedBytes = (position: bigint): Uint8Array => {
  const bytes = Buffer.alloc(10);
  bytes.writeBigUInt64BE(position);
  randomBytes(2).copy(bytes, 8);
  return bytes;
};
