import { chakra } from '@chakra-ui/react';
import { eventsOfKind } from '@dasbor/domain/webhooks';
import { useT } from '../../../shared/i18n/use-t.ts';
import { csvTime, type ListColumn } from '../../../shared/list/table/columns.ts';
import { Time } from '../../../shared/ui/time.tsx';
import type { Webhook } from '../api/types.ts';
import { HealthBadge } from '../components/health-badge.tsx';
import { lastCalledAt } from '../presentation/status-view.ts';
import { useEventWords } from '../presentation/use-event-words.ts';
import { useHealth } from '../presentation/use-health.ts';

/** Name, URL, events and health. */
export const useWebhookColumns = (): readonly ListColumn<Webhook>[] => {
  const t = useT('webhooks');
  const eventSummary = useEventSummary();
  const healthOf = useHealth();
  return [
    {
      key: 'name',
      label: t('list.column.name'),
      link: true,
      cell: (webhook) => <WebhookName webhook={webhook} />,
      csv: ({ name }) => name,
      length: 14,
    },
    {
      key: 'url',
      label: t('list.column.url'),
      cell: ({ url }) => (
        <chakra.span textStyle="id" display="block" truncate title={url}>
          {url}
        </chakra.span>
      ),
      csv: ({ url }) => url,
      length: 26,
    },
    {
      key: 'events',
      label: t('list.column.events'),
      cell: (webhook) => <span title={webhook.events.join(', ')}>{eventSummary(webhook)}</span>,
      csv: eventSummary,
      length: 18,
    },
    {
      key: 'kind',
      label: t('list.column.kind'),
      cell: (webhook) => t(`kind.${webhook.api_kind}.title`),
      csv: (webhook) => t(`kind.${webhook.api_kind}.title`),
      length: 11,
    },
    {
      key: 'health',
      essential: true,
      label: t('list.column.health'),
      cell: (webhook) => <HealthBadge webhook={webhook} />,
      csv: (webhook) => healthOf(webhook).label,
      length: 11,
    },
    {
      key: 'last',
      needsLabel: true,
      label: t('list.column.last'),
      cell: (webhook) => <LastCalled webhook={webhook} />,
      csv: (webhook) => csvTime(lastCalledAt(webhook)),
      length: 16,
    },
  ];
};

export const WebhookName = ({ webhook: { name, is_primary: isPrimary } }: { webhook: Webhook }) => {
  const t = useT('webhooks');
  return (
    <>
      {name}
      {isPrimary ? (
        <chakra.span textStyle="small" fontWeight="normal" color="fg.subtle">
          {' '}
          · {t('list.primary')}
        </chakra.span>
      ) : null}
    </>
  );
};

export const LastCalled = ({ webhook }: { webhook: Webhook }) => {
  const t = useT('webhooks');
  const at = lastCalledAt(webhook);
  return (
    <chakra.span textStyle={{ base: 'small', sm: 'body' }} color="fg.muted">
      {at ? <Time value={at} /> : t('list.never')}
    </chakra.span>
  );
};

/** `Semua peristiwa`, or the first event and the number of others. */
const useEventSummary = (): ((webhook: Webhook) => string) => {
  const t = useT('webhooks');
  const eventWords = useEventWords();
  return ({ events, api_kind: kind }) => {
    if (eventsOfKind(kind).every((event) => events.includes(event))) return t('list.allEvents');
    const [first = '', ...others] = events;
    const words = eventWords(first);
    return others.length === 0 ? words : t('list.events', { first: words, more: others.length });
  };
};
