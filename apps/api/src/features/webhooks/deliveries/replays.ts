import { decideDateRange } from '@dasbor/domain/lists';
import { jakartaDate } from '@dasbor/domain/kernel';
import { readableEvents, WEBHOOK_EVENTS } from '@dasbor/domain/webhooks';
import sql from 'sql-template-tag';
import { audit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { ok, problem, refuseField } from '../../../spec/handlers.ts';
import type { Call, Handler, SuccessBody } from '../../../spec/handlers.ts';
import { requireEvents } from '../event-access.ts';
import { replayConditions } from './replay-conditions.ts';
import type { DeliveryFilters } from '../filters.ts';

type Replay = SuccessBody<'getWebhookReplay'>['data'];

/** Counted now; the engine sends after the commit, in steps. */
export const replayWebhookDeliveries: Handler<'replayWebhookDeliveries'> = async (call) => {
  const { body, tx, now, deps } = call;
  const { filters: wanted, ...days } = body;
  const filters = openFilters(wanted, call);
  const range = decideDateRange(days, jakartaDate(now));
  if (!range.ok) return refuseField(range.problem.field, range.problem);
  const { from, to } = range.value;
  const asked = { from_day: from, to_day: to, filters, created_at: now.toISOString() };
  const { total } = await tx.one<{ total: string }>(sql`
    select count(*) as total from webhook_delivery where true ${replayConditions(asked)}`);
  const id = deps.ids.next('webhook_replay', now);
  await tx.run(sql`
    insert into webhook_replay (merchant_id, mode, id, from_day, to_day, filters, total, created_at)
    values (current_setting('app.merchant_id'), current_setting('app.mode'), ${id}, ${from}, ${to},
            ${JSON.stringify(filters)}::jsonb, ${total}::int, ${now})`);
  await audit.record(tx, call.by, { action: 'webhook.deliveries_replayed', target: id, after: asked });
  return ok({ data: (await findReplay(tx, id)) as Replay }, { status: 202 });
};

/** A key can replay only events that it may read. Named events must be among them; by default, all of them are replayed. */
const openFilters = (
  filters: DeliveryFilters,
  { session }: Call<'replayWebhookDeliveries'>,
): DeliveryFilters => {
  const readable = readableEvents(session.scopes);
  if (readable.length === WEBHOOK_EVENTS.length) return filters;
  const event = filters.event ?? (readable.length > 0 ? readable : [...WEBHOOK_EVENTS]);
  requireEvents(session, event);
  return { ...filters, event };
};

export const getWebhookReplay: Handler<'getWebhookReplay'> = async ({ params, tx }) => {
  const replay = await findReplay(tx, params.id);
  return replay ? ok({ data: replay }) : problem('DPAY_WEBHOOK_REPLAY_NOT_FOUND');
};

type ReplayRow = {
  id: string;
  from_day: string;
  to_day: string;
  filters: DeliveryFilters;
  total: number;
  seen: number;
  queued: number;
  created_at: string;
  finished_at: string | null;
};

const findReplay = async (tx: Tx, id: string): Promise<Replay | undefined> => {
  const row = await tx.maybe<ReplayRow>(sql`select * from webhook_replay where id = ${id}`);
  return (
    row && {
      id: row.id,
      status: row.finished_at === null ? 'running' : 'completed',
      total: row.total,
      seen: row.seen,
      queued: row.queued,
      from: row.from_day,
      to: row.to_day,
      filters: row.filters,
      created_at: row.created_at,
      finished_at: row.finished_at,
    }
  );
};
