import { ORDER_FILTER_KEYS } from '@dasbor/domain/orders';
import { orders } from '@dasbor/sdk/resources';
import { useT } from '../../shared/i18n/use-t.ts';
import { useClock } from '../../shared/lib/time/clock.tsx';
import { columnsOf } from '../../shared/list/define/column-kinds.tsx';
import { defineList } from '../../shared/list/define/define-list.ts';
import { Money } from '../../shared/ui/money.tsx';
import { orderKeys } from './api/keys.ts';
import type { Order, OrderFilters } from './api/types.ts';
import { orderPaths } from '../../shared/paths/money-in/orders.ts';
import { sourceOf } from './presentation/source-of.ts';
import { orderFilterMeanings, orderMeanings, shownStatus } from './presentation/status-view.ts';
import { PAYMENT_TYPES, useTypeWords } from './presentation/use-type-words.ts';

const { time, money, id, status, text } = columnsOf<Order>();

export const orderList = defineList<Order, OrderFilters>()({
  name: 'orders',
  words: 'orders',
  permission: 'order.view',
  operations: orders,
  query: { expand: ['customer'] },
  fetchPage: (client, asked) => client.listOrders(asked),
  fetchRow: (client, orderId) => client.getOrder({ path: { id: orderId }, query: { expand: ['customer'] } }),
  topic: 'order.updated',
  keys: orderKeys,
  path: (order) => orderPaths.detail(order.id),
  hasSubaccounts: true,
  filters: {
    status: { choices: ORDER_FILTER_KEYS, words: orderFilterMeanings },
    payment_type: { at: 'type', choices: PAYMENT_TYPES, words: 'type' },
    payment_links: { yes: 'list.filter.linksYes', no: 'list.filter.linksNo' },
    amount: 'amount',
    customer_id: { at: 'customer', fixed: 'customer' },
  },
  // Date, description, customer, status and amount.
  useColumns: () => {
    const t = useT('orders');
    const typeWords = useTypeWords();
    const now = useClock();
    return [
      time('created', 'created_at'),
      text('reference', 'reference_id', { link: true }),
      text('customer', ({ customer }) => customer?.name, { length: 14 }),
      status('status', orderMeanings, (order) => shownStatus(order, now()), { length: 10 }),
      text('type', (order) => typeWords(order.payment_type), { extra: true, length: 11 }),
      text('source', (order) => t(`source.${sourceOf(order)}`), {
        extra: true,
        length: 12,
      }),
      id('id', 'id', { extra: true }),
      time('expires', 'expires_at', { extra: true }),
      time('completed', 'completed_at', { extra: true }),
      money('discount', 'discount_amount', { extra: true, length: 8 }),
      money('remaining', 'remaining_payment', {
        cell: (order) => <Money value={order.remaining_payment} color="fg.muted" />,
        length: 9,
      }),
      money('amount', 'net_amount', { strong: true }),
    ];
  },
  card: { title: 'reference', amount: 'amount', note: 'customer', meta: ['created'], status: 'status' },
});
