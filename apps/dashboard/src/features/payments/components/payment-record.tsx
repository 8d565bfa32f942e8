import { chakra } from '@chakra-ui/react';
import { DetailHeader } from '../../../shared/detail/detail-header.tsx';
import { DetailLayout } from '../../../shared/detail/detail-layout.tsx';
import { DetailPage } from '../../../shared/detail/detail-page.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useSession } from '../../../shared/state/session.ts';
import { SyncButton, SyncNotice } from '../../../shared/sync/sync-notice.tsx';
import type { Back } from '../../../shared/ui/page/back-link.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import { CustomerSection } from '../../orders/public.ts';
import type { Payment } from '../api/types.ts';
import { usePayment } from '../api/use-payment.ts';
import { useSyncPayment } from '../api/use-sync-payment.ts';
import { FactsSection } from './facts-section.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { MethodSection } from './method-section.tsx';
import { MoneySection } from './money-section.tsx';
import { OrderSection } from './order-section.tsx';
import { PaymentStatusBadge } from '../../../shared/payments/payment-status-badge.tsx';
import { PaymentReturned } from './payment-returned.tsx';
import { RefundAction } from './refund-action.tsx';
import { SimulateSection } from './simulate-section.tsx';
import { PaymentTimeline } from './timeline-section.tsx';
import { usePaymentMethodWords } from '../../../shared/payments/method-words.ts';

/** One payment, with a link back to the list that it was opened from. */
export const PaymentRecord = ({ id, back }: { id: string; back: Back }) => {
  const t = useT('payment-record');
  return (
    <DetailPage
      result={usePayment(id)}
      title={t('titleLoading')}
      back={back}
      permission="payment.view"
      missing="DPAY_PAYMENT_NOT_FOUND"
    >
      {(payment) => <PaymentDetail payment={payment} back={back} />}
    </DetailPage>
  );
};

const PaymentDetail = ({ payment, back }: { payment: Payment; back: Back }) => {
  const t = useT('payment-record');
  const { mode } = useSession();
  const sync = useSyncPayment(payment.id);
  const { method, channel } = usePaymentMethodWords()(payment);

  return (
    <DetailLayout
      header={
        <DetailHeader
          title={t('title', { reference: payment.order_reference })}
          back={back}
          amount={payment.amount}
          status={<PaymentStatusBadge payment={payment} size="md" />}
          actions={
            <>
              <RefundAction payment={payment} />
              <SyncButton sync={sync} />
            </>
          }
        >
          <chakra.span>{channel ? `${method} · ${channel}` : method}</chakra.span>
          <Time value={payment.created_at} />
        </DetailHeader>
      }
      notices={
        <>
          <SyncNotice sync={sync} />
          <FailureNotice payment={payment} />
          <PaymentReturned payment={payment} />
        </>
      }
      breakdown={<MoneySection payment={payment} />}
      content={<MethodSection payment={payment} />}
      simulation={mode === 'sandbox' ? <SimulateSection payment={payment} /> : null}
      timeline={<PaymentTimeline payment={payment} />}
      related={
        <>
          <OrderSection payment={payment} />
          {payment.customer ? <CustomerSection customer={payment.customer} /> : null}
        </>
      }
      details={<FactsSection payment={payment} />}
    />
  );
};
