import { chakra } from '@chakra-ui/react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { csvTime, type ListColumn } from '../../../shared/list/columns.ts';
import { Money } from '../../../shared/ui/money.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import type { Order } from '../api/types.ts';
import { OrderStatusBadge } from '../components/order-status-badge.tsx';
import { useOrderStatus } from '../presentation/use-order-status.ts';
import { useTypeWords } from '../presentation/use-type-words.ts';

/** When, what for, for whom, how it stands, how much. */
export function useOrderColumns(): readonly ListColumn<Order>[] {
  const t = useT('orders');
  const statusOf = useOrderStatus();
  const typeWords = useTypeWords();
  const source = (order: Order) => t(order.is_payment_link ? 'source.link' : 'source.api');
  return [
    {
      key: 'created',
      label: t('column.created'),
      csvLabel: `${t('column.created')} (WIB)`,
      cell: (order) => <Time value={order.created_at} color="fg.muted" />,
      csv: (order) => csvTime(order.created_at),
      length: 18,
    },
    {
      key: 'reference',
      label: t('column.reference'),
      link: true,
      cell: (order) => order.reference_id,
      csv: (order) => order.reference_id,
      length: 16,
    },
    {
      key: 'customer',
      label: t('column.customer'),
      cell: (order) => order.customer?.name ?? <chakra.span color="fg.subtle">–</chakra.span>,
      csv: (order) => order.customer?.name ?? null,
      length: 14,
    },
    {
      key: 'status',
      essential: true,
      label: t('column.status'),
      cell: (order) => <OrderStatusBadge order={order} />,
      csv: (order) => statusOf(order).label,
      length: 10,
    },
    {
      key: 'type',
      label: t('column.type'),
      extra: true,
      cell: (order) => typeWords(order.payment_type),
      csv: (order) => typeWords(order.payment_type),
      length: 11,
    },
    {
      key: 'source',
      label: t('column.source'),
      extra: true,
      cell: source,
      csv: source,
      length: 12,
    },
    {
      key: 'id',
      label: t('column.id'),
      extra: true,
      cell: (order) => <chakra.span textStyle="id">{order.id}</chakra.span>,
      csv: (order) => order.id,
      length: 30,
    },
    {
      key: 'expires',
      label: t('column.expires'),
      csvLabel: `${t('column.expires')} (WIB)`,
      extra: true,
      cell: (order) => <Time value={order.expires_at} color="fg.muted" />,
      csv: (order) => csvTime(order.expires_at),
      length: 18,
    },
    {
      key: 'completed',
      label: t('column.completed'),
      csvLabel: `${t('column.completed')} (WIB)`,
      extra: true,
      cell: (order) => <Time value={order.completed_at} color="fg.muted" />,
      csv: (order) => csvTime(order.completed_at),
      length: 18,
    },
    {
      key: 'discount',
      label: t('column.discount'),
      extra: true,
      align: 'end',
      cell: (order) => <Money value={order.discount_amount} />,
      csv: (order) => order.discount_amount,
      length: 8,
    },
    {
      key: 'remaining',
      label: t('column.remaining'),
      align: 'end',
      cell: (order) => <Money value={order.remaining_payment} color="fg.muted" />,
      csv: (order) => order.remaining_payment,
      length: 9,
    },
    {
      key: 'amount',
      essential: true,
      label: t('column.amount'),
      align: 'end',
      cell: (order) => <Money value={order.net_amount} fontWeight="semibold" />,
      csv: (order) => order.net_amount,
      length: 10,
    },
  ];
}
