import { chakra } from '@chakra-ui/react';
import { formatDateTime } from '@dasbor/domain/kernel';
import { useParams } from 'react-router-dom';
import { DetailLayout } from '../../../shared/detail/detail-layout.tsx';
import { DetailPage } from '../../../shared/detail/detail-page.tsx';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { lastAddress } from '../../../shared/list/query/list-memory.ts';
import { Status } from '../../../shared/status/status.tsx';
import type { Back } from '../../../shared/ui/page/back-link.tsx';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import type { Delivery, DeliveryDetail } from '../api/types.ts';
import { useDelivery } from '../api/use-delivery.ts';
import { AttemptsSection } from '../components/attempts-section.tsx';
import { BodyBlock } from '../components/body-block.tsx';
import { DeliverySummary } from '../components/delivery-summary.tsx';
import { ReplayDelivery } from '../components/replay-delivery.tsx';
import { webhookPaths } from '../../../shared/paths/developers/webhooks.ts';
import { deliveryMeanings } from '../presentation/status-view.ts';

export default function DeliveryPage() {
  const t = useT('webhooks');
  const { id = '' } = useParams();
  const back = { to: lastAddress('webhook-deliveries', webhookPaths.deliveries()), label: t('log.title') };
  return (
    <DetailPage
      result={useDelivery(id)}
      title={t('delivery.title')}
      back={back}
      permission="settings.view"
      missing="DPAY_WEBHOOK_DELIVERY_NOT_FOUND"
    >
      {(detail) => <DeliveryContent detail={detail} back={back} />}
    </DetailPage>
  );
}

const DeliveryContent = ({ detail, back }: { detail: DeliveryDetail; back: Back }) => {
  const t = useT('webhooks');
  const { delivery, request, attempts } = detail;
  return (
    <DetailLayout
      header={
        <PageHeader
          title={delivery.event}
          back={back}
          badge={<Status of={deliveryMeanings} is={delivery.status} size="md" />}
          description={
            <>
              {delivery.webhook_name} · <Time value={delivery.created_at} precision="millisecond" />
              <chakra.p role="status" mt="1">
                <Hint delivery={delivery} />
              </chakra.p>
            </>
          }
          actions={<ReplayDelivery delivery={delivery} />}
        />
      }
      content={
        <>
          <AttemptsSection attempts={attempts} />
          <Section title={t('traffic.request')}>
            <BodyBlock
              label={t('traffic.requestBody')}
              body={request.body}
              missing={t('traffic.masked')}
              wasSent={attempts.length > 0}
            />
          </Section>
        </>
      }
      details={<DeliverySummary delivery={delivery} />}
    />
  );
};

/** What happens next, or what to do. */
const Hint = ({ delivery: { status, next_attempt_at: next } }: { delivery: Delivery }) => {
  const t = useT('webhooks');
  const language = useLanguage();
  switch (status) {
    case 'retrying':
      return next ? t('delivery.hint.retrying', { at: formatDateTime(next, language) }) : null;
    case 'pending':
    case 'failed':
    case 'held':
    case 'cancelled':
      return t(`delivery.hint.${status}`);
    default:
      return null;
  }
};
