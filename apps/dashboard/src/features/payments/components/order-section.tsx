import { useT } from '../../../shared/i18n/use-t.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { DescriptionList } from '../../../shared/ui/record/description-list.tsx';
import { Money } from '../../../shared/ui/money.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { orderPaths } from '../../../shared/paths/money-in/orders.ts';
import { OrderStatusBadge } from '../../orders/public.ts';
import { SubaccountLink } from '../../../shared/subaccounts/subaccount-link.tsx';
import type { Payment } from '../api/types.ts';

export const OrderSection = ({ payment }: { payment: Payment }) => {
  const t = useT('payment-record');
  const { order } = payment;
  const reference = {
    key: 'order',
    label: t('order.reference'),
    value: <AppLink to={orderPaths.detail(payment.order_id)}>{payment.order_reference}</AppLink>,
    copy: payment.order_reference,
  };
  const subaccount = payment.subaccount_id
    ? [
        {
          key: 'subaccount',
          label: t('order.subaccount'),
          value: <SubaccountLink id={payment.subaccount_id} />,
        },
      ]
    : [];
  const facts = order
    ? [
        { key: 'status', label: t('order.status'), value: <OrderStatusBadge order={order} /> },
        { key: 'total', label: t('order.total'), value: <Money value={order.net_amount} /> },
      ]
    : [];
  return (
    <Section title={t('order.title')}>
      <DescriptionList items={[reference, ...facts, ...subaccount]} />
    </Section>
  );
};
