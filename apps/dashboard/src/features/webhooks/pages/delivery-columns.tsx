import { chakra } from '@chakra-ui/react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { csvTime, type ListColumn } from '../../../shared/list/columns.ts';
import { Time } from '../../../shared/ui/time.tsx';
import type { Delivery } from '../api/types.ts';
import { DeliveryStatusBadge } from '../components/delivery-status-badge.tsx';
import { useAttemptWords } from '../presentation/use-attempt-words.ts';
import { useDeliveryStatus } from '../presentation/use-delivery-status.ts';

/** When, what, about what, to whom, and what came of it. */
export function useDeliveryColumns(): readonly ListColumn<Delivery>[] {
  const t = useT('webhooks');
  const statusOf = useDeliveryStatus();
  const attemptWords = useAttemptWords();
  const label = (key: ColumnWord) => t(`log.column.${key}`);
  const time = (key: 'created' | 'next') => ({
    key,
    label: label(key),
    csvLabel: `${label(key)} (WIB)`,
    length: 18,
  });

  return [
    {
      ...time('created'),
      cell: (delivery) => <Time value={delivery.created_at} precision="second" color="fg.muted" />,
      csv: (delivery) => csvTime(delivery.created_at),
    },
    {
      key: 'event',
      label: label('event'),
      link: true,
      cell: ({ event }) => event,
      csv: ({ event }) => event,
      length: 18,
    },
    { ...idColumn('subject', label('subject'), (delivery) => delivery.subject_id), extra: false },
    {
      key: 'webhook',
      label: label('webhook'),
      cell: (delivery) => delivery.webhook_name,
      csv: (delivery) => delivery.webhook_name,
      length: 12,
    },
    {
      key: 'status',
      essential: true,
      label: label('status'),
      cell: ({ status }) => <DeliveryStatusBadge status={status} />,
      csv: ({ status }) => statusOf(status).label,
      length: 12,
    },
    {
      key: 'answer',
      label: label('answer'),
      cell: ({ last_attempt: last }) => (
        <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
          {last ? attemptWords.short(last) : '–'}
        </chakra.span>
      ),
      csv: ({ last_attempt: last }) => last && attemptWords.short(last),
      length: 14,
    },
    {
      key: 'attempts',
      label: label('attempts'),
      align: 'end',
      cell: ({ attempts }) => attempts,
      csv: ({ attempts }) => attempts,
      length: 2,
    },
    {
      ...time('next'),
      extra: true,
      cell: (delivery) => <Time value={delivery.next_attempt_at} precision="second" color="fg.muted" />,
      csv: (delivery) => csvTime(delivery.next_attempt_at),
    },
    { ...idColumn('url', label('url'), (delivery) => delivery.url), extra: true },
    { ...idColumn('eventId', label('eventId'), (delivery) => delivery.event_id), extra: true },
    { ...idColumn('id', label('id'), (delivery) => delivery.id), extra: true },
  ];
}

type ColumnWord =
  | 'created'
  | 'event'
  | 'subject'
  | 'webhook'
  | 'url'
  | 'status'
  | 'attempts'
  | 'answer'
  | 'next'
  | 'id'
  | 'eventId';

/** Ids are long: the end that tells them apart stays, the whole is there on hover and in the file. */
function idColumn(key: string, label: string, read: (delivery: Delivery) => string) {
  return {
    key,
    label,
    cell: (delivery: Delivery) => (
      <chakra.span textStyle="id" fontSize="xs" title={read(delivery)}>
        {read(delivery)}
      </chakra.span>
    ),
    csv: read,
    length: 26,
  };
}
