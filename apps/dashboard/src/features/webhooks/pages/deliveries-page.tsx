import { chakra } from '@chakra-ui/react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { ListPage } from '../../../shared/list/list-page.tsx';
import { useListQuery } from '../../../shared/list/use-list-query.ts';
import { useScope } from '../../../shared/state/session.ts';
import { Time } from '../../../shared/ui/time.tsx';
import { useDeliveries } from '../api/use-deliveries.ts';
import { DeliveryStatusBadge } from '../components/delivery-status-badge.tsx';
import { ReplayButton } from '../components/replay-button.tsx';
import { webhookPaths } from '../paths.ts';
import { useAttemptWords } from '../presentation/use-attempt-words.ts';
import { useDeliveryColumns } from './delivery-columns.tsx';
import { useDeliveryFields } from './delivery-fields.ts';

/** One list per mode and merchant: rows of the one before are never kept on screen for the next. */
export default function DeliveriesPage() {
  return <Deliveries key={useScope().join(' ')} />;
}

function Deliveries() {
  const t = useT('webhooks');
  const attemptWords = useAttemptWords();
  const fields = useDeliveryFields();
  const list = useListQuery('webhook-deliveries', fields);

  return (
    <ListPage
      title={t('log.title')}
      back={{ to: webhookPaths.list, label: t('list.title') }}
      actions={<ReplayButton list={list} fields={fields} />}
      list={list}
      result={useDeliveries(list)}
      columns={useDeliveryColumns()}
      fields={fields}
      rowPath={({ id }) => webhookPaths.delivery(id)}
      card={(delivery) => ({
        title: delivery.event,
        amount: <DeliveryStatusBadge status={delivery.status} />,
        meta: (
          <>
            {delivery.webhook_name} · <Time value={delivery.created_at} precision="second" />
          </>
        ),
        status: delivery.last_attempt ? (
          <chakra.span textStyle="small" color="fg.muted">
            {attemptWords.short(delivery.last_attempt)}
          </chakra.span>
        ) : null,
      })}
      searchPlaceholder={t('log.search')}
      permission="settings.view"
      empty={{ title: t('log.empty.title'), description: t('log.empty.text') }}
    />
  );
}
