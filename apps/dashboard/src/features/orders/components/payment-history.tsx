import { useT } from '../../../shared/i18n/use-t.ts';
import { Money } from '../../../shared/ui/money.tsx';
import { PageState } from '../../../shared/ui/page/page-state.tsx';
import { RecordRow, RecordRows } from '../../../shared/ui/record/record-rows.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import { paymentPaths } from '../../../shared/paths/money-in/payments.ts';
import { PaymentStatusBadge } from '../../../shared/payments/payment-status-badge.tsx';
import { usePaymentMethodWords } from '../../../shared/payments/method-words.ts';
import type { Order } from '../api/types.ts';

/** All attempts to pay this order, newest first. */
export const PaymentHistory = ({ order }: { order: Order }) => {
  const t = useT('orders');
  const payments = order.payments ?? [];
  return (
    <Section title={t('detail.payments.title')} padding="flush">
      {payments.length === 0 ? (
        <PageState
          kind="empty"
          title={t('detail.payments.none')}
          description={t('detail.payments.noneText')}
        />
      ) : (
        <RecordRows label={t('detail.payments.title')}>
          {payments.map((payment) => (
            <PaymentRow key={payment.id} payment={payment} />
          ))}
        </RecordRows>
      )}
    </Section>
  );
};

const PaymentRow = ({ payment }: { payment: NonNullable<Order['payments']>[number] }) => {
  const { method, channel } = usePaymentMethodWords()(payment);
  return (
    <RecordRow
      id={payment.id}
      to={paymentPaths.detail(payment.id)}
      title={channel ? `${method} · ${channel}` : method}
      meta={<Time value={payment.created_at} />}
      amount={<Money value={payment.amount} />}
      status={<PaymentStatusBadge payment={payment} />}
    />
  );
};
