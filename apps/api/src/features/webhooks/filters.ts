import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Call } from '../../spec/handlers.ts';

export type DeliveryFilters = NonNullable<Call<'listWebhookDeliveries'>['query']['filters']>;

/** The filters of the log. Values of one filter are combined with OR, different filters with AND. */
export const deliveryFilters = (filters: DeliveryFilters = {}): Sql => {
  const { webhook_id, event, status, event_id, subject_id } = filters;
  return sql`
    ${webhook_id === undefined ? empty : sql`and webhook_id = ${webhook_id}`}
    ${event ? sql`and event = any(${event}::text[])` : empty}
    ${status ? sql`and status = any(${status}::text[])` : empty}
    ${event_id === undefined ? empty : sql`and event_id = ${event_id}`}
    ${subject_id === undefined ? empty : sql`and subject_id = ${subject_id}`}`;
};
