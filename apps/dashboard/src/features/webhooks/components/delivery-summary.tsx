import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { DetailsSection } from '../../../shared/detail/detail-sections.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { idItem, IdText } from '../../../shared/ui/record/id-item.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import { orderPaths } from '../../../shared/paths/money-in/orders.ts';
import { paymentPaths } from '../../../shared/paths/money-in/payments.ts';
import type { Delivery } from '../api/types.ts';
import { webhookPaths } from '../../../shared/paths/developers/webhooks.ts';

export const DeliverySummary = ({ delivery }: { delivery: Delivery }) => {
  const t = useT('webhooks');
  const { count } = useFormat();
  return (
    <DetailsSection
      items={[
        {
          key: 'subject',
          label: t('delivery.subject'),
          value: <Subject id={delivery.subject_id} />,
          copy: delivery.subject_id,
          isWide: true,
        },
        {
          key: 'webhook',
          label: t('delivery.webhook'),
          value: <AppLink to={webhookPaths.detail(delivery.webhook_id)}>{delivery.webhook_name}</AppLink>,
        },
        idItem(t('delivery.url'), delivery.url, 'url'),
        { key: 'attempts', label: t('delivery.attempts'), value: count(delivery.attempts) },
        {
          key: 'created',
          label: t('delivery.created'),
          value: <Time value={delivery.created_at} precision="millisecond" />,
        },
        delivery.next_attempt_at
          ? {
              key: 'next',
              label: t('delivery.next'),
              value: <Time value={delivery.next_attempt_at} precision="second" />,
            }
          : {
              key: 'delivered',
              label: t('delivery.delivered'),
              value: <Time value={delivery.delivered_at} precision="millisecond" />,
            },
        idItem(t('delivery.eventId'), delivery.event_id, 'event'),
        idItem(t('delivery.id'), delivery.id),
      ]}
      hint={
        <chakra.p textStyle="small" color="fg.subtle" mt="3">
          {t('delivery.eventIdHint')}
        </chakra.p>
      }
    />
  );
};

/** Links to the related record if it has a page. */
const Subject = ({ id }: { id: string }): ReactNode => {
  const words = <IdText>{id}</IdText>;
  if (id.startsWith('pay_')) return <AppLink to={paymentPaths.detail(id)}>{words}</AppLink>;
  if (id.startsWith('ord_')) return <AppLink to={orderPaths.detail(id)}>{words}</AppLink>;
  return words;
};
