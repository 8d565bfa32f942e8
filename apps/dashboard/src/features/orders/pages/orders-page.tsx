import { useT } from '../../../shared/i18n/use-t.ts';
import { ListPage } from '../../../shared/list/list-page.tsx';
import { useListQuery } from '../../../shared/list/use-list-query.ts';
import { useScope } from '../../../shared/state/session.ts';
import { Money } from '../../../shared/ui/money.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import { useWhose } from '../../subaccounts/public.ts';
import type { Order } from '../api/types.ts';
import { useOrders } from '../api/use-orders.ts';
import { OrderStatusBadge } from '../components/order-status-badge.tsx';
import { orderPaths } from '../paths.ts';
import { useOrderColumns } from './order-columns.tsx';
import { useOrderFields } from './order-fields.ts';

/** One list per mode and merchant: rows of the one before are never kept on screen for the next. */
export default function OrdersPage() {
  return <OrderList key={useScope().join(' ')} />;
}

function OrderList() {
  const t = useT('orders');
  const whose = useWhose<Order>(t('filter.subaccount'));
  const fields = [...useOrderFields(), ...whose.fields];
  const list = useListQuery('orders', fields);
  const result = useOrders(list);

  return (
    <ListPage
      title={t('list.title')}
      list={list}
      result={result}
      columns={whose.beside(useOrderColumns())}
      fields={fields}
      rowPath={(order) => orderPaths.detail(order.id)}
      card={(order) => ({
        title: order.reference_id,
        amount: <Money value={order.net_amount} />,
        note: order.customer?.name,
        meta: <Time value={order.created_at} />,
        status: <OrderStatusBadge order={order} />,
      })}
      searchPlaceholder={t('list.search')}
      permission="order.view"
      empty={{ title: t('list.empty.title'), description: t('list.empty.description') }}
    />
  );
}
