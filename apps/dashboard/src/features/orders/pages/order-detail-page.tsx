import { chakra } from '@chakra-ui/react';
import { formatRupiah } from '@dasbor/domain/kernel';
import { orderTransitions } from '@dasbor/domain/orders';
import { useParams } from 'react-router-dom';
import { DetailGrid } from '../../../shared/detail/detail-grid.tsx';
import { DetailHeader } from '../../../shared/detail/detail-header.tsx';
import { DetailSkeleton } from '../../../shared/detail/detail-skeleton.tsx';
import { DetailState } from '../../../shared/detail/detail-state.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { lastAddress } from '../../../shared/list/list-memory.ts';
import { SyncButton, SyncNotice } from '../../../shared/sync/sync-notice.tsx';
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
import { orderPaths } from '../paths.ts';

export default function OrderDetailPage() {
  const t = useT('orders');
  const { id = '' } = useParams();
  const { data: order, error, mutate } = useOrder(id);
  const back = { to: lastAddress('orders', orderPaths.list()), label: t('list.title') };

  if (order) return <OrderDetail order={order} back={back} />;
  return (
    <DetailState
      title={t('detail.titleLoading')}
      back={back}
      error={error}
      permission="order.view"
      onRetry={() => void mutate()}
      skeleton={<DetailSkeleton />}
    />
  );
}

function OrderDetail({ order, back }: { order: Order; back: { to: string; label: string } }) {
  const t = useT('orders');
  const sync = useSyncOrder(order.id);
  const isOpen = !orderTransitions.isFinal(order.status);

  return (
    <>
      <DetailHeader
        title={t('detail.title', { reference: order.reference_id })}
        back={back}
        amount={order.net_amount}
        status={<OrderStatusBadge order={order} size="md" />}
        actions={<SyncButton state={sync.state} onStart={() => void sync.start()} />}
      >
        {isOpen && order.remaining_payment > 0 && order.remaining_payment < order.net_amount ? (
          <chakra.span>
            {t('detail.remaining', { amount: formatRupiah(order.remaining_payment) })}
          </chakra.span>
        ) : null}
        <chakra.span>
          {isOpen ? `${t('detail.expires')} ` : null}
          <Time value={isOpen ? order.expires_at : (order.completed_at ?? order.updated_at)} />
        </chakra.span>
      </DetailHeader>
      <SyncNotice
        state={sync.state}
        attempts={sync.attempts}
        onStop={sync.stop}
        onStart={() => void sync.start()}
      />
      <DetailGrid
        main={
          <>
            <PaymentHistory order={order} />
            <MoneySection order={order} />
            <FactsSection order={order} />
          </>
        }
        aside={
          <>
            <CustomerSection customer={order.customer} />
            <SettlementSection order={order} />
          </>
        }
      />
    </>
  );
}
