import { decideReplay, readableEvents } from '@dasbor/domain/webhooks';
import type { DeliveryStatus, WebhookApiKind, WebhookEvent } from '@dasbor/domain/webhooks';
import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { audit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { answerList } from '../../../spec/answer/answer-list.ts';
import { ok, problem } from '../../../spec/handlers.ts';
import type { Handler } from '../../../spec/handlers.ts';
import { requireEvents } from '../event-access.ts';
import { deliveryFilters } from '../filters.ts';
import { snapBody } from '../engine/snap.ts';
import { toAttempt, toDelivery } from './rows.ts';
import type { AttemptRow, DeliveryRow } from './rows.ts';

export const listWebhookDeliveries: Handler<'listWebhookDeliveries'> = (call) =>
  answerList(call, {
    filtered: sql`${deliveryFilters(call.query.filters)} and event = any(${readableEvents(call.session.scopes)}::text[])`,
    select: selectDeliveries,
    count: countDeliveries,
    present: async (rows) => rows.map(toDelivery),
  });

export const getWebhookDelivery: Handler<'getWebhookDelivery'> = async ({ params, tx, session }) => {
  const delivery = await findDelivery(tx, params.id);
  if (!delivery) return problem('DPAY_WEBHOOK_DELIVERY_NOT_FOUND');
  requireEvents(session, [delivery.event]);
  const attempts = await tx.rows<AttemptRow>(sql`
    select * from webhook_attempt where delivery_id = ${delivery.id} order by number desc limit 100`);
  const body = session.masksPersonalData ? null : await bodyOf(tx, delivery);
  return ok({
    data: {
      delivery: toDelivery(delivery),
      request: { method: 'POST', url: delivery.url, body },
      attempts: attempts.map(toAttempt),
    },
  });
};

export const replayWebhookDelivery: Handler<'replayWebhookDelivery'> = async ({
  params,
  tx,
  now,
  by,
  session,
}) => {
  const delivery = await findDelivery(tx, params.id, { lock: true });
  if (!delivery) return problem('DPAY_WEBHOOK_DELIVERY_NOT_FOUND');
  requireEvents(session, [delivery.event]);
  const { webhook_exists: exists, webhook_enabled: enabled } = delivery;
  const isOnItsWay =
    delivery.claim !== null && delivery.next_at !== null && Date.parse(delivery.next_at) > now.getTime();
  const status = exists ? (isOnItsWay ? 'pending' : delivery.status) : 'cancelled';
  const decided = decideReplay({ status, isWebhookEnabled: enabled === true });
  if (!decided.ok) return problem(decided.problem.code, decided.problem.params);
  await tx.run(sql`
    update webhook_delivery set status = ${decided.value}, next_at = ${now}, tries = 0, claim = null
     where id = ${delivery.id}`);
  await audit.record(tx, by, { action: 'webhook.delivery_replayed', target: delivery.id });
  return ok({ data: toDelivery((await findDelivery(tx, delivery.id)) as DeliveryRow) });
};

const selectDeliveries = (tx: Tx, conditions: Sql, window: Sql): Promise<DeliveryRow[]> =>
  tx.rows<DeliveryRow>(sql`select * from webhook_delivery where ${conditions} ${window}`);

const countDeliveries = async (tx: Tx, conditions: Sql): Promise<number> => {
  const { count } = await tx.one<{ count: string }>(
    sql`select count(*) as count from webhook_delivery where ${conditions}`,
  );
  return Number(count);
};

type FoundDelivery = DeliveryRow & {
  status: DeliveryStatus;
  claim: string | null;
  api_kind: WebhookApiKind | null;
  webhook_exists: boolean;
  webhook_enabled: boolean | null;
};

const findDelivery = (
  tx: Tx,
  id: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<FoundDelivery | undefined> =>
  tx.maybe<FoundDelivery>(sql`
    select d.*, w.api_kind, w.id is not null as webhook_exists, w.enabled as webhook_enabled
      from webhook_delivery d
      left join webhook w on w.merchant_id = d.merchant_id and w.mode = d.mode and w.id = d.webhook_id
     where d.id = ${id} ${lock ? sql`for update of d` : empty}`);

/** The body to send: the event's own text, or its SNAP form. */
const bodyOf = async (tx: Tx, delivery: FoundDelivery): Promise<string | null> => {
  const event = await tx.maybe<{ body: string }>(sql`
    select body from webhook_event where id = ${delivery.event_id}`);
  if (!event) return null;
  return delivery.api_kind === 'snap' ? snapBody(delivery.event as WebhookEvent, event.body) : event.body;
};
