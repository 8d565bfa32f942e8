import { DELIVERY_STATUSES, REPLAYABLE, WEBHOOK_EVENTS } from '@dasbor/domain/webhooks';
import { valuesOf } from '../../../shared/list/filter-fields.ts';
import type { ListQuery } from '../../../shared/list/list-query.ts';
import type { ListState } from '../../../shared/list/use-list-query.ts';
import type { DeliveryFilters, DeliveryQuery, ReplayRequest } from './types.ts';

/** The log's address as the contract's parameters. */
export function deliveryQuery({ query }: Pick<ListState, 'query'>): DeliveryQuery {
  const filters = deliveryFilters(query);
  return {
    limit: query.limit,
    ...query.range,
    action: query.action,
    ...(query.cursor ? { cursor: query.cursor } : {}),
    ...(Object.keys(filters).length > 0 ? { filters } : {}),
  };
}

/** What a replay of everything that matches asks for; null where nothing of the chosen status can be sent again. */
export function replayRequest({ query }: Pick<ListState, 'query'>): ReplayRequest | null {
  const { status, ...filters } = deliveryFilters(query);
  if (!status) return { ...query.range, filters };
  const replayable = status.filter((one) => REPLAYABLE.some((known) => known === one));
  return replayable.length === 0 ? null : { ...query.range, filters: { ...filters, status: replayable } };
}

/** The search box takes whole ids: of an event, or of what the event is about. */
function deliveryFilters({ filters, search }: ListQuery): DeliveryFilters {
  const event = valuesOf(filters, 'event', WEBHOOK_EVENTS);
  const status = valuesOf(filters, 'status', DELIVERY_STATUSES);
  const webhookId = filters['webhook']?.find((id) => WEBHOOK_ID.test(id));
  return {
    ...(webhookId ? { webhook_id: webhookId } : {}),
    ...(event ? { event: [...event] } : {}),
    ...(status ? { status: [...status] } : {}),
    ...(EVENT_ID.test(search) ? { event_id: search } : search ? { subject_id: search.slice(0, 64) } : {}),
  };
}

const WEBHOOK_ID = /^whk_[0-9A-HJKMNP-TV-Z]{26}$/;
const EVENT_ID = /^evt_[0-9A-HJKMNP-TV-Z]{26}$/;
