import { WEBHOOK_EVENTS, type WebhookEvent } from '@dasbor/domain/webhooks';

export type EventGroupKey =
  | 'payment'
  | 'order'
  | 'disbursement'
  | 'refund'
  | 'settlement'
  | 'account_validation'
  | 'invoice'
  | 'transfer-bank';

export type EventGroup = {
  readonly key: EventGroupKey;
  readonly events: readonly WebhookEvent[];
};

/** An event's group is the first part of its name. Groups are in the order of their first event. */
export const eventGroups = (events: readonly WebhookEvent[]): readonly EventGroup[] => {
  const keys = [...new Set(events.map(groupOf))];
  return keys.map((key) => ({ key, events: events.filter((event) => groupOf(event) === key) }));
};

/** An unknown name from a newer server has no words here. */
export const knownEvent = (name: string): WebhookEvent | null =>
  WEBHOOK_EVENTS.find((event) => event === name) ?? null;

const groupOf = (event: WebhookEvent): EventGroupKey => event.slice(0, event.indexOf('.')) as EventGroupKey;
