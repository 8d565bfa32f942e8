import { chakra } from '@chakra-ui/react';
import { orderTransitions } from '@dasbor/domain/orders';
import { useParams } from 'react-router-dom';
import { DetailHeader } from '../../../shared/detail/detail-header.tsx';
import { DetailLayout } from '../../../shared/detail/detail-layout.tsx';
import { DetailPage } from '../../../shared/detail/detail-page.tsx';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { lastAddress } from '../../../shared/list/query/list-memory.ts';
import { SyncButton, SyncNotice } from '../../../shared/sync/sync-notice.tsx';
import type { Back } from '../../../shared/ui/page/back-link.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import type { Order } from '../api/types.ts';
import { useOrder } from '../api/use-order.ts';
import { useSyncOrder } from '../api/use-sync-order.ts';
import { CustomerSection } from '../components/customer-section.tsx';
import { FactsSection } from '../components/facts-section.tsx';
import { MoneySection } from '../components/money-section.tsx';
import { OrderStatusBadge } from '../components/order-status-badge.tsx';
import { PaymentHistory } from '../components/payment-history.tsx';
import { SettlementSection } from '../components/settlement-section.tsx';
import { orderPaths } from '../../../shared/paths/money-in/orders.ts';

export default function OrderDetailPage() {
  const t = useT('orders');
  const { id = '' } = useParams();
  const back = { to: lastAddress('orders', orderPaths.list()), label: t('list.title') };
  return (
    <DetailPage
      result={useOrder(id)}
      title={t('detail.titleLoading')}
      back={back}
      permission="order.view"
      missing="DPAY_ORDER_NOT_FOUND"
    >
      {(order) => <OrderDetail order={order} back={back} />}
    </DetailPage>
  );
}

const OrderDetail = ({ order, back }: { order: Order; back: Back }) => {
  const t = useT('orders');
  const { rupiah } = useFormat();
  const sync = useSyncOrder(order.id);
  const isOpen = !orderTransitions.isFinal(order.status);

  return (
    <DetailLayout
      header={
        <DetailHeader
          title={t('detail.title', { reference: order.reference_id })}
          back={back}
          amount={order.net_amount}
          status={<OrderStatusBadge order={order} size="md" />}
          actions={<SyncButton sync={sync} />}
        >
          {isOpen && order.remaining_payment > 0 && order.remaining_payment < order.net_amount ? (
            <chakra.span>{t('detail.remaining', { amount: rupiah(order.remaining_payment) })}</chakra.span>
          ) : null}
          <chakra.span>
            {isOpen ? `${t('detail.expires')} ` : null}
            <Time value={isOpen ? order.expires_at : (order.completed_at ?? order.updated_at)} />
          </chakra.span>
        </DetailHeader>
      }
      notices={<SyncNotice sync={sync} />}
      breakdown={<MoneySection order={order} />}
      content={<PaymentHistory order={order} />}
      related={
        <>
          <CustomerSection customer={order.customer} sent={order.sent_customer} />
          <SettlementSection order={order} />
        </>
      }
      details={<FactsSection order={order} />}
    />
  );
};
