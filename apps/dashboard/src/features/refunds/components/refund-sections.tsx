import { may } from '@dasbor/domain/access';
import { BreakdownSection, DetailsSection } from '../../../shared/detail/detail-sections.tsx';
import { MoneyLines } from '../../../shared/detail/money-lines.tsx';
import { useSettlementItem } from '../../../shared/detail/settlement-item.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { customerPaths } from '../../../shared/paths/money-in/customers.ts';
import { orderPaths } from '../../../shared/paths/money-in/orders.ts';
import { paymentPaths } from '../../../shared/paths/money-in/payments.ts';
import { usePaymentMethodWords } from '../../../shared/payments/method-words.ts';
import { useWho } from '../../../shared/state/session.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { DescriptionList } from '../../../shared/ui/record/description-list.tsx';
import { idItem } from '../../../shared/ui/record/id-item.tsx';
import { TraceLink } from '../../balance/public.ts';
import type { Refund } from '../api/types.ts';
import { isWaiting } from '../presentation/status-view.ts';

export const MoneySection = ({ refund }: { refund: Refund }) => {
  const t = useT('refunds');
  const { amount, fee, paid_amount: paid, status, approved_at: approvedAt } = refund;
  const hasMoved = !isWaiting(refund) && (status !== 'rejected' || approvedAt !== null);
  return (
    <BreakdownSection actions={hasMoved ? <TraceLink id={refund.id} /> : null}>
      <MoneyLines
        lines={[
          { key: 'paid', label: t('detail.paid'), amount: paid },
          { key: 'amount', label: t('detail.amount'), amount, isTotal: true },
          ...(fee > 0 ? [{ key: 'fee', label: t('detail.fee'), amount: fee }] : []),
        ]}
      />
    </BreakdownSection>
  );
};

export const PaymentSection = ({ refund }: { refund: Refund }) => {
  const t = useT('refunds');
  const { method, channel } = usePaymentMethodWords()(refund);
  const who = useWho();
  const mayOpenPayment = may(who, { permission: 'payment.view' }).ok;
  const mayOpenOrder = may(who, { permission: 'order.view' }).ok;
  return (
    <Section title={t('detail.payment')}>
      <DescriptionList
        items={[
          {
            key: 'payment',
            label: t('detail.payment'),
            value: mayOpenPayment ? (
              <AppLink to={paymentPaths.detail(refund.payment_id)}>{refund.payment_id}</AppLink>
            ) : (
              refund.payment_id
            ),
          },
          {
            key: 'order',
            label: t('detail.order'),
            value: mayOpenOrder ? (
              <AppLink to={orderPaths.detail(refund.order_id)}>{refund.order_reference}</AppLink>
            ) : (
              refund.order_reference
            ),
          },
          ...(refund.customer_id && refund.customer_name
            ? [
                {
                  key: 'customer',
                  label: t('detail.customer'),
                  value: mayOpenOrder ? (
                    <AppLink to={customerPaths.detail(refund.customer_id)}>{refund.customer_name}</AppLink>
                  ) : (
                    refund.customer_name
                  ),
                },
              ]
            : []),
          { key: 'method', label: t('detail.method'), value: channel ? `${method} · ${channel}` : method },
        ]}
      />
    </Section>
  );
};

export const FactsSection = ({ refund }: { refund: Refund }) => {
  const t = useT('refunds');
  const settlementItem = useSettlementItem();
  const optional = (key: 'category' | 'reference' | 'rrn', value: string | null) =>
    value ? [{ key, label: t(`detail.${key}`), value }] : [];
  return (
    <DetailsSection
      items={[
        { key: 'notes', label: t('detail.notes'), value: refund.notes },
        { key: 'type', label: t('detail.type'), value: t(`type.${refund.type}`) },
        ...optional('category', refund.category),
        ...optional('reference', refund.reference_id),
        ...optional('rrn', refund.retrieval_reference_number),
        ...(refund.settlement_id ? [settlementItem(t('detail.settlement'), refund.settlement_id)] : []),
        idItem(t('list.column.id'), refund.id),
      ]}
    />
  );
};
