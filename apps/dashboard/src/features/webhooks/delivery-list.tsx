import { chakra } from '@chakra-ui/react';
import { isId } from '@dasbor/domain/kernel';
import { DELIVERY_STATUSES, REPLAYABLE, WEBHOOK_EVENTS } from '@dasbor/domain/webhooks';
import { webhooks } from '@dasbor/sdk/resources';
import { columnsOf } from '../../shared/list/define/column-kinds.tsx';
import { defineList, matching } from '../../shared/list/define/define-list.ts';
import type { ListQuery } from '../../shared/list/query/list-query.ts';
import { webhookKeys } from './api/keys.ts';
import type { Delivery, DeliveryFilters, ReplayRequest } from './api/types.ts';
import { useWebhooks } from './api/use-webhooks.ts';
import { webhookPaths } from '../../shared/paths/developers/webhooks.ts';
import { deliveryMeanings } from './presentation/status-view.ts';
import { useAttemptWords } from './presentation/use-attempt-words.ts';

const { time, status, text, id, column } = columnsOf<Delivery>();

export const deliveryList = defineList<Delivery, DeliveryFilters>()({
  name: 'webhook-deliveries',
  words: 'webhooks',
  at: 'log',
  permission: 'settings.view',
  operations: webhooks,
  fetchPage: (client, asked) => client.listWebhookDeliveries(asked),
  fetchRow: async (client, deliveryId) => ({
    data: (await client.getWebhookDelivery({ path: { id: deliveryId } })).data.delivery,
  }),
  keys: webhookKeys,
  path: (delivery) => webhookPaths.delivery(delivery.id),
  // The search box takes complete IDs: of an event, or of its record.
  searchAs: (search) => (isId('event', search) ? { event_id: search } : { subject_id: search.slice(0, 64) }),
  filters: {
    status: { choices: DELIVERY_STATUSES, words: deliveryMeanings },
    webhook_id: {
      at: 'webhook',
      useOptions: () => {
        const { data = [] } = useWebhooks();
        return data.map((webhook) => ({ value: webhook.id, label: webhook.name }));
      },
      accepts: (value) => isId('webhook', value),
    },
    event: { choices: WEBHOOK_EVENTS, words: (event) => event },
  },
  // Time, event, record, webhook and result.
  useColumns: () => {
    const { short } = useAttemptWords();
    return [
      time('created', 'created_at', { precision: 'second' }),
      text('event', 'event', { link: true, length: 18 }),
      id('subject', 'subject_id', { length: 26 }),
      text('webhook', 'webhook_name', { length: 12 }),
      status('status', deliveryMeanings, 'status', { length: 12 }),
      column('answer', {
        cell: ({ last_attempt: last }) => (
          <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
            {last ? short(last) : '–'}
          </chakra.span>
        ),
        csv: ({ last_attempt: last }) => last && short(last),
        length: 14,
      }),
      column('attempts', {
        align: 'end',
        cell: ({ attempts }) => attempts,
        csv: ({ attempts }) => attempts,
        length: 2,
      }),
      time('next', 'next_attempt_at', { precision: 'second', extra: true }),
      id('url', 'url', { extra: true, length: 26 }),
      id('eventId', 'event_id', { extra: true, length: 26 }),
      id('id', 'id', { extra: true, length: 26 }),
    ];
  },
  useCard: (columns) => (delivery) => ({
    title: delivery.event,
    amount: columns['status']?.cell(delivery),
    meta: (
      <>
        {delivery.webhook_name} · {columns['created']?.cell(delivery)}
      </>
    ),
    status: delivery.last_attempt ? (
      <chakra.span textStyle="small">{columns['answer']?.cell(delivery)}</chakra.span>
    ) : null,
  }),
});

/** The request to replay everything that matches; null if the chosen statuses cannot be replayed. */
export const replayRequest = (query: ListQuery): ReplayRequest | null => {
  const { filters = {}, ...days } = matching(deliveryList, query) as Omit<ReplayRequest, 'filters'> & {
    filters?: DeliveryFilters;
  };
  const { status: chosen, ...others } = filters;
  if (!chosen) return { ...days, filters: others };
  const replayable = chosen.filter((one) => REPLAYABLE.some((known) => known === one));
  return replayable.length === 0
    ? null
    : {
        ...days,
        filters: {
          ...others,
          status: replayable as typeof REPLAYABLE extends readonly (infer One)[] ? One[] : never,
        },
      };
};
