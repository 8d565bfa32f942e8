import { chakra } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { DetailGrid } from '../../../shared/detail/detail-grid.tsx';
import { DetailHeader } from '../../../shared/detail/detail-header.tsx';
import { DetailSkeleton } from '../../../shared/detail/detail-skeleton.tsx';
import { DetailState } from '../../../shared/detail/detail-state.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { lastAddress } from '../../../shared/list/list-memory.ts';
import { useSession } from '../../../shared/state/session.ts';
import { SyncButton, SyncNotice } from '../../../shared/sync/sync-notice.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import type { Payment } from '../api/types.ts';
import { usePayment } from '../api/use-payment.ts';
import { useSyncPayment } from '../api/use-sync-payment.ts';
import { CustomerSection } from '../components/customer-section.tsx';
import { FailureNotice } from '../components/failure-notice.tsx';
import { MethodSection } from '../components/method-section.tsx';
import { MoneySection } from '../components/money-section.tsx';
import { OrderSection } from '../components/order-section.tsx';
import { PaymentStatusBadge } from '../components/payment-status-badge.tsx';
import { SimulateSection } from '../components/simulate-section.tsx';
import { TimelineSection } from '../components/timeline-section.tsx';
import { paymentPaths } from '../paths.ts';
import { usePaymentMethodWords } from '../presentation/method-words.ts';

export default function PaymentDetailPage() {
  const t = useT('payments');
  const { id = '' } = useParams();
  const { data: payment, error, mutate } = usePayment(id);
  const back = { to: lastAddress('payments', paymentPaths.list()), label: t('list.title') };

  if (payment) return <PaymentDetail payment={payment} back={back} />;
  return (
    <DetailState
      title={t('detail.titleLoading')}
      back={back}
      error={error}
      permission="payment.view"
      onRetry={() => void mutate()}
      skeleton={<DetailSkeleton />}
    />
  );
}

function PaymentDetail({ payment, back }: { payment: Payment; back: { to: string; label: string } }) {
  const t = useT('payments');
  const { mode } = useSession();
  const sync = useSyncPayment(payment.id);
  const { method, channel } = usePaymentMethodWords()(payment);

  return (
    <>
      <DetailHeader
        title={t('detail.title', { reference: payment.order_reference })}
        back={back}
        amount={payment.amount}
        status={<PaymentStatusBadge payment={payment} size="md" />}
        actions={<SyncButton state={sync.state} onStart={() => void sync.start()} />}
      >
        <chakra.span>{channel ? `${method} · ${channel}` : method}</chakra.span>
        <Time value={payment.created_at} />
      </DetailHeader>
      <SyncNotice
        state={sync.state}
        attempts={sync.attempts}
        onStop={sync.stop}
        onStart={() => void sync.start()}
      />
      <FailureNotice payment={payment} />
      <DetailGrid
        main={
          <>
            <MoneySection payment={payment} />
            <MethodSection payment={payment} />
          </>
        }
        aside={
          <>
            {mode === 'sandbox' ? <SimulateSection payment={payment} /> : null}
            <TimelineSection payment={payment} />
            <OrderSection payment={payment} />
            <CustomerSection customer={payment.customer} />
          </>
        }
      />
    </>
  );
}
